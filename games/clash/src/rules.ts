import { ACTIONS } from './rules/actions.ts';
import { CARDS } from './rules/cards.ts';
import type { ClashRules } from './rules/chapter.ts';
import { CIVILIZATION } from './rules/civilizations.ts';
import { EVENTS } from './rules/events.ts';
import { ROUND } from './rules/round.ts';
import { TRADE } from './rules/trade.ts';
import { WAR } from './rules/war.ts';

/** The table of contents: which chapter says what happens at each step. */
export const rules: ClashRules = {
  run: {
    ...ROUND.run,
    ...ACTIONS.run,
    ...CARDS.run,
    ...TRADE.run,
    ...WAR.run,
    ...CIVILIZATION.run,
    ...EVENTS.run,
  },
  ask: {
    ...ROUND.ask,
    ...ACTIONS.ask,
    ...CARDS.ask,
    ...TRADE.ask,
    ...WAR.ask,
    ...CIVILIZATION.ask,
    ...EVENTS.ask,
  },
};
