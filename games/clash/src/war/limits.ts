/** Army units of one owner on a Land hex. */
export const STACK_LIMIT = 4;
/** Land units on a ship. */
export const CARGO = 2;
