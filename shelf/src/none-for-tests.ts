/** What stands on the shelf for people: nothing more. */
export const FOR_TESTS = {};
