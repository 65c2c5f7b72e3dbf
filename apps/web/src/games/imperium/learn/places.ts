import type { Zone } from './beat.ts';

export const ZONES: Readonly<Record<Zone, readonly string[]>> = {
  points: ['.empire .points'],
  state: ['.empire .board > .card'],
  goods: ['.empire .goods'],
  market: ['.market .slots'],
  unrest: ['.supply [data-spot="unrest"]'],
  fame: ['.supply [data-spot="fame"]'],
  hand: ['.hand'],
  play: ['.empire .rows', '.empire'],
  nation: ['.empire [data-spot^="nation "]', '.empire .nation'],
  developments: ['.empire [data-spot^="developments "]', '.empire .nation'],
  question: ['.ask'],
  log: ['.log ol > li:last-child', '.log'],
  rival: ['.other'],
  rounds: ['.top .order', '.top'],
};
