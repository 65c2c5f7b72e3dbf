/** The icons of the collection that the pages of every game use; a game's own are in its folder. */
export const ICON_NAMES = [
  'backward-time',
  'catapult',
  'enlightenment',
  'gears',
  'hourglass',
  'laurel-crown',
  'laurels',
  'light-bulb',
  'open-book',
  'poker-hand',
  'scroll-unfurled',
  'shaking-hands',
  'spyglass',
  'three-friends',
] as const;
