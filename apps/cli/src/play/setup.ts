import { createHash, randomBytes } from 'node:crypto';
import {
  type Config,
  configFault,
  configFaultText,
  deckOf,
  FACTIONS,
  type Faction,
  factionName,
  OPTIONS,
  optionName,
} from '@imperia/osadnicy';
import { listOf, meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { HUMAN, SEAT_KINDS, type SeatKind, USUAL_BOT } from './seats.ts';

export interface PlayOptions {
  readonly factions?: string;
  readonly faction?: string;
  readonly solo?: boolean;
  readonly seats?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly load?: string;
}

/** A table as the command line asks for it. */
export interface Wanted {
  readonly config: Config;
  readonly kinds: readonly SeatKind[];
}

/** Proposed first to those who do not know the game yet. */
export const PROPOSED: Faction = 'romans';
const OPPONENTS: readonly Faction[] = ['barbarians', 'romans'];

export function opponentOf(own: Faction): Faction {
  return OPPONENTS.find((faction) => faction !== own)!;
}

/** In the order in which they join when nobody names them. */
const USUAL_FACTIONS: readonly Faction[] = ['romans', 'barbarians', 'egyptians', 'japanese'];

/** What was answered to the opening questions. */
export interface Chosen {
  readonly factions: readonly Faction[];
  readonly opponent: SeatKind;
}

export function wantedTable(context: Context, options: PlayOptions, chosen: Chosen | null): Wanted {
  const { words, lang } = context;
  const named = namedFactions(context, options) ?? chosen?.factions;
  const seats =
    options.seats === undefined ? null : listOf(options.seats).map((one) => meant(context, '--seats', one, SEAT_KINDS));
  const factions = named ?? USUAL_FACTIONS.slice(0, seats?.length ?? 2);
  const kinds = seats ?? factions.map((_, seat) => (seat === 0 ? HUMAN : (chosen?.opponent ?? USUAL_BOT)));
  const variants = listOf(options.options ?? '').map((one) =>
    meant(context, '--options', one, OPTIONS, (option) => [option, optionName(option, lang)]),
  );
  const config: Config = { factions, options: variants };
  const fault = configFault(config);
  if (fault) throw new Failure(configFaultText(fault, lang));
  if (kinds.length !== factions.length) throw new Failure(words.play.seatsDiffer(kinds.length, factions.length));
  return { config, kinds };
}

/** `--faction` is the own one: alone, or against the faction that is proposed with it. */
function namedFactions(context: Context, options: PlayOptions): readonly Faction[] | null {
  const { words } = context;
  if (options.factions !== undefined) {
    if (options.faction !== undefined) throw new Failure(words.play.notTogether('--faction', '--factions'));
    const factions = listOf(options.factions).map((one) => faction(context, '--factions', one));
    if (options.solo && factions.length !== 1) throw new Failure(words.play.soloFactions(factions.length));
    return factions;
  }
  if (options.faction === undefined) return options.solo ? [PROPOSED] : null;
  const own = faction(context, '--faction', options.faction);
  return options.solo ? [own] : [own, opponentOf(own)];
}

function faction(context: Context, option: string, typed: string): Faction {
  return meant(context, option, typed, FACTIONS, (one) => [
    one,
    factionName(deckOf(one), 'pl'),
    factionName(deckOf(one), 'en'),
  ]);
}

/** The same text gives the same deal; without one nobody can foresee it. */
export function keyFor(seed: string | undefined): string {
  return seed === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(seed).digest('hex');
}
