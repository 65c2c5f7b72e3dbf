/** How a seat's line is told from the others without its colour. */
interface Mark {
  readonly dash: string;
  /** A path around 0, 0. */
  readonly shape: string;
}

export const MARKS: readonly Mark[] = [
  { dash: '', shape: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
  { dash: '9 4', shape: 'M-4.6-4.6h9.2v9.2h-9.2z' },
  { dash: '2 4', shape: 'M0-6.2L6.2 0L0 6.2L-6.2 0z' },
  { dash: '12 4 2 4', shape: 'M0-6.2L6 4.6H-6z' },
];
