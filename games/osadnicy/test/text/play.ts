import { type Listener, playCurious } from '../../../../scripts/curious-games.ts';
import {
  BASE_FACTIONS,
  type Config,
  FACTIONS,
  type Faction,
  MINIS,
  MODULES,
  type Option,
  type OsadnicyEvent,
  type OsadnicyStep,
  osadnicy,
  type State,
} from '../../src/index.ts';

const OPTION_SETS: readonly (readonly Option[])[] = [
  [],
  ['lookoutAlternative'],
  ['lookoutAdvanced', 'reshuffleFactionDiscards'],
  ['peaceful'],
  ['points2014', 'oasis2014'],
];

const ALONE: readonly (readonly Option[])[] = [[], ['soloMissEndsPhase']];

/** One to four players, every faction of the base game, every variant. */
export function baseConfig(game: number): Config {
  const factions = turned(BASE_FACTIONS, game);
  if (game % 5 === 4) return { factions: factions.slice(0, 1), options: ALONE[game % 2]! };
  return { factions: factions.slice(0, 2 + (game % 3)), options: OPTION_SETS[game % OPTION_SETS.length]! };
}

/** All expansions at once, with every faction. */
export function expandedConfig(game: number): Config {
  return { factions: turned(FACTIONS, game).slice(0, game % 5 === 4 ? 1 : 2 + (game % 3)), options: MODULES };
}

/** The one expansion, with each of the factions for which it has cards. */
export function atlantisConfig(game: number): Config {
  const factions = FACTIONS.filter((faction) => faction !== 'aztecs');
  return { factions: turned(factions, game).slice(0, 3), options: ['atlantis'] };
}

/** The factions that have cards of the war expansion, and one of them alone. */
export function warConfig(game: number): Config {
  return { factions: turned(BASE_FACTIONS, game).slice(0, game % 5 === 4 ? 1 : 2 + (game % 2)), options: ['war'] };
}

/** Every mini-expansion, now with all tokens of the expedition and now with some. */
export function minisConfig(game: number): Config {
  const options = MINIS.filter((mini) => mini !== 'expeditionRandom' || game % 2 === 0);
  return { factions: turned(FACTIONS, game).slice(0, 2 + (game % 2)), options };
}

function turned(factions: readonly Faction[], by: number): Faction[] {
  return factions.map((_, i) => factions[(i + by) % factions.length]!);
}

/** Plays whole games; the listener hears everything that is asked, chosen and told. */
export function playGames(
  games: number,
  configOf: (game: number) => Config,
  listener: Listener<State, OsadnicyStep, OsadnicyEvent>,
): void {
  playCurious(osadnicy, games, { configOf, kindOf, last: LAST, odds: 4 }, listener);
}

/** They end a turn, or leave no place for samurai that come later: taken at random only. */
const LAST = new Set<string>(['pass', 'guard']);

function kindOf(option: OsadnicyStep): string {
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
