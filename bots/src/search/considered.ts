/** An option that was thought about. */
export interface Considered {
  readonly id: string;
  /** The lead over the best opponent, in points, that the search expects from it. */
  readonly worth: number;
  readonly visits: number;
}
