/** How long people may think. Times are milliseconds. */
export type TimeSetting =
  | { readonly time: 'none' }
  | { readonly time: 'live'; readonly initial: number; readonly increment: number }
  | { readonly time: 'days'; readonly perMove: number };

/** What is chosen about a table when it is made. */
export interface TableSettings {
  readonly title: string;
  readonly time: TimeSetting;
  /** What happens to a seat whose time has run out. */
  readonly atTimeEnd: 'bot' | 'resign';
  /** Whether it is in the public list of open tables. */
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
  /** Whether bots give hints where people play each other: who sits down has seen it, and agrees. Never for a rating. */
  readonly hints?: boolean;
}
