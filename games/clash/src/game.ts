import type { Game } from '@imperia/engine';
import { brokenMap } from './broken.ts';
import { type Config, configFault } from './config.ts';
import { content, firstContent } from './content.ts';
import { backOf } from './decks.ts';
import type { ClashEvent } from './events.ts';
import { rules } from './rules.ts';
import { result } from './scoring.ts';
import { allCards, setup } from './setup.ts';
import { copy, project, type State, ZONES, type Zone } from './state.ts';
import type { ClashStep } from './steps.ts';
import { OLDER_VERSIONS, VERSION } from './versions.ts';
import { whyNot } from './why-not.ts';

export const clash: Game<State, ClashStep, ClashEvent, Config, Zone> = {
  id: 'clash',
  version: VERSION,
  olderVersions: OLDER_VERSIONS,
  rules,
  zones: ZONES,
  cardFields: ['card', 'cards'],
  seats: (config) => config.players,
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
  back: backOf,
  result,
  whyNot,
  broken: brokenMap,
};
