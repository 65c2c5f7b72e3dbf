import type { Seat } from '@imperia/engine';
import {
  type Config,
  type ConfigFault,
  configFault,
  isModule,
  MODULES,
  type Module,
  type Option,
  rivalOf,
} from '../config.ts';
import { type PackFault, packsFault, packsOf } from '../own/known.ts';
import type { DeckList } from './deck.ts';
import { type DeckFault, deckFaults, type Format } from './legal.ts';

export type TableFault =
  | ConfigFault
  | PackFault
  | { readonly fault: 'decks'; readonly found: number }
  | { readonly fault: 'deck'; readonly found: DeckFault; readonly seat: Seat };

/** By which format the decks of a table are made. */
export function formatOf({ options, decks }: Config): Format {
  if (options.includes('standardDecks')) return 'standard';
  return decks || modulesOf(options).length > 1 ? 'open' : 'introductory';
}

export function modulesOf(options: readonly Option[]): Module[] {
  return options.filter(isModule);
}

/** Why a table cannot be set: its seats and options, or the decks that were brought. */
export function tableFault(config: Config): TableFault | null {
  const fault = configFault(config) ?? packsFault(config) ?? rivalDeckFault(config);
  if (fault || !config.decks) return fault;
  if (config.decks.length !== config.factions.length) return { fault: 'decks', found: config.decks.length };
  for (const [seat, cards] of config.decks.entries()) {
    const [found] = cards ? faultsOf(config, seat, cards) : [];
    if (found) return { fault: 'deck', found, seat };
  }
  return null;
}

/** The rival's deck may be built in any format, with any expansion. */
function rivalDeckFault(config: Config): TableFault | null {
  const rival = rivalOf(config);
  if (!rival || !config.rivalDeck) return null;
  const [found] = deckFaults({ faction: rival, cards: config.rivalDeck }, 'open', MODULES, packsOf(config));
  return found ? { fault: 'deck', found, seat: 1 } : null;
}

function faultsOf(config: Config, seat: Seat, cards: DeckList): DeckFault[] {
  const { factions, options } = config;
  return deckFaults({ faction: factions[seat]!, cards }, formatOf(config), modulesOf(options), packsOf(config));
}
