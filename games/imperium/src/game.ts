import type { Game } from '@imperia/engine';
import { type Config, configFault } from './config.ts';
import { content, firstContent } from './content.ts';
import type { ImperiumEvent } from './events.ts';
import { guess, kind } from './guess.ts';
import { rules } from './rules.ts';
import { result } from './scoring.ts';
import { allCards, setup } from './setup.ts';
import { copy, project, type State, ZONES, type Zone } from './state.ts';
import type { ImperiumStep } from './steps.ts';
import { OLDER_VERSIONS, VERSION } from './versions.ts';
import { whyNot } from './why-not.ts';

/** All cards look the same from behind. */
const BACK = -2;

export const imperium: Game<State, ImperiumStep, ImperiumEvent, Config, Zone> = {
  id: 'imperium',
  version: VERSION,
  olderVersions: OLDER_VERSIONS,
  rules,
  zones: ZONES,
  cardFields: ['card', 'cards'],
  openFields: ['take', 'give', 'for', 'host', 'on', 'unrest'],
  seats: (config) => config.seats.length,
  cards: allCards,
  setup(config, key, version = VERSION) {
    const fault = configFault(config);
    if (fault) throw new Error(`Such a table cannot be set: ${JSON.stringify(fault)}`);
    return setup(config, key, version);
  },
  content,
  firstContent,
  copy,
  project,
  back: () => BACK,
  result,
  whyNot,
  broken,
  guess,
  kind,
};

/** Nobody owes tokens; nothing stays announced, looked at or remembered between turns. */
function broken(game: State): string | null {
  const top = game.steps[game.steps.length - 1];
  const between = top?.do === 'begin turn' || (top?.do === 'turn' && !game.activated);
  for (const [seat, own] of game.seats.entries()) {
    const counts = [...own.tokens, own.actions, own.exhausts];
    if (counts.some((n) => n < 0 || !Number.isInteger(n))) return `seat ${seat} has tokens ${counts.join()}`;
    if (!between) continue;
    if (own.announced.length > 0) return `seat ${seat} has a card that is played and went nowhere`;
    if (own.looked.length > 0) return `seat ${seat} still looks at cards`;
    if (own.memos.length > 0) return `seat ${seat} remembers an effect that is over`;
  }
  return null;
}
