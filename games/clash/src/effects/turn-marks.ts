/** What has happened in this turn, for cards that come after it. */
export const WON_ON_LAND = 'land battle won';
export const CAPTURED = 'city captured';
