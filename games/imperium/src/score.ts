/** Where a card that scores lies. */
export type ScoredPlace = 'hand' | 'play' | 'garrison' | 'deck' | 'discard' | 'history' | 'sunk' | 'power';

export interface CardPoints {
  readonly card: number;
  readonly place: ScoredPlace;
  readonly points: number;
}

export interface Score {
  readonly progress: number;
  /** Points for materials and population: only the Rival has some. */
  readonly goods: number;
  readonly cards: readonly CardPoints[];
  readonly points: number;
}
