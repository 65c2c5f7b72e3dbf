import type { Zone } from './beat.ts';

/** At a desk, and where that is not on the screen, on a phone. */
export const ZONES: Readonly<Record<Zone, readonly string[]>> = {
  points: ['.own .points', '.top .ages'],
  goods: ['.own > ul', '.goods > ul'],
  track: ['.own [data-spot^="track "]', '.goods [data-spot^="track "]'],
  hand: ['.own .shelves', '.phone nav button:nth-child(3)'],
  dock: ['.dock'],
  advance: ['[data-verb="advance"]'],
  influence: ['[data-verb="influence"]'],
  happiness: ['[data-verb="happiness"]'],
  question: ['.ask'],
  log: ['.log ol > li:last-child', '.log', '.phone nav button:nth-child(5)'],
  ages: ['.top .ages'],
};
