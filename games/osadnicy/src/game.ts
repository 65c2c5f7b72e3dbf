import type { Game } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { Config } from './config.ts';
import { content, firstContent } from './content.ts';
import { tableFault } from './decks/table.ts';
import type { OsadnicyEvent } from './events.ts';
import { rememberPacks } from './own/known.ts';
import { rules } from './rules.ts';
import { result } from './scoring.ts';
import { allCards, setup } from './setup.ts';
import { copy, project, type State, ZONES, type Zone } from './state.ts';
import type { OsadnicyStep } from './steps.ts';
import { OLDER_VERSIONS, VERSION } from './versions.ts';
import { whyNot } from './why-not.ts';

export const osadnicy: Game<State, OsadnicyStep, OsadnicyEvent, Config, Zone> = {
  id: 'osadnicy',
  version: VERSION,
  olderVersions: OLDER_VERSIONS,
  rules,
  zones: ZONES,
  cardFields: ['card', 'cards', 'given', 'left', 'source', 'loot'],
  openFields: ['onto', 'about'],
  seats: (config) => config.factions.length,
  cards: allCards,
  setup(config, key, version = VERSION) {
    const fault = tableFault(config);
    if (fault) throw new Error(`Such a table cannot be set: ${JSON.stringify(fault)}`);
    return setup(config, key, version);
  },
  content,
  firstContent,
  copy,
  project(game, faces, core) {
    rememberPacks(game.config);
    return project(game, faces, core);
  },
  back: (card) => -2 - CARDS[card]!.deck,
  kind: (card) => (CARDS[card]!.kind === 'event' ? EVENT : -2 - CARDS[card]!.deck),
  result,
  whyNot,
  broken,
};

/** Events look like any common card until they are drawn; then everybody sees that they are none. */
const EVENT = -100;

/**
 * Tokens come from a supply without end, but nobody owes any; nothing stays announced between turns; locations that are
 * seized, and features that are copied, are as many as were counted.
 */
function broken(game: State): string | null {
  for (const [seat, { tokens, announced }] of game.seats.entries()) {
    const top = game.steps[game.steps.length - 1];
    const isIdle = !top || top.do === 'turn';
    if (tokens.some((n) => n < 0 || !Number.isInteger(n)) || (isIdle && announced.length > 0))
      return `seat ${seat}: ${tokens}, announced ${announced}`;
  }
  const found = [0, 0];
  for (const { locations } of game.seats)
    for (const { seizedBy, neutral, copiedBy } of locations) {
      if (seizedBy >= 0 || neutral) found[0]!++;
      if (copiedBy !== undefined) found[1]!++;
    }
  const counted = `${[game.seizures, game.copies ?? 0]}`;
  return counted === `${found}` ? null : `seized ${found}, not ${counted}`;
}
