/** Each purpose of chance has a stream of its own. */
export const LUCK = {
  first: 0,
  fame: 1,
  regions: 2,
  uncivilised: 3,
  civilised: 4,
  main: 5,
  tributaries: 6,
  die: 7,
  /** One for each seat, counted on from here. */
  deck: 10,
  nation: 20,
} as const;
