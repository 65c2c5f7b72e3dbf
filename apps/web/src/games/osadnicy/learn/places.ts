import type { Zone } from './beat.ts';

export const ZONES: Readonly<Record<Zone, readonly string[]>> = {
  points: ['.own .points'],
  empire: ['.own .rows', '.own'],
  goods: ['.purse .goods', '.own .goods'],
  deals: ['.own ul.deals', '.own'],
  hand: ['.hand'],
  lookout: ['.shown', '.near section'],
  question: ['.ask'],
  log: ['.log ol > li:last-child', '.log'],
  rival: ['.empire:not(.own)'],
  phases: ['.top .phases'],
};
