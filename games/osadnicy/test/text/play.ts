import {
  advance,
  below,
  choose,
  type Decision,
  keyFrom,
  offered,
  type Rng,
  randomAnswer,
  seeded,
} from '@imperia/engine';
import {
  BASE_FACTIONS,
  type Config,
  FACTIONS,
  type Faction,
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

function turned(factions: readonly Faction[], by: number): Faction[] {
  return factions.map((_, i) => factions[(i + by) % factions.length]!);
}

export interface Listener {
  asked?(game: State, decision: Decision<OsadnicyStep>): void;
  chosen?(game: State, option: OsadnicyStep): void;
  told?(game: State, event: OsadnicyEvent): void;
}

/** Plays whole games, partly at random; the listener hears everything that is asked, chosen and told. */
export function playGames(games: number, configOf: (game: number) => Config, listener: Listener): void {
  const taken = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const rng = seeded(i);
    const game = osadnicy.setup(configOf(i), keyFrom(rng));
    const io = { tell: (event: OsadnicyEvent) => listener.told?.(game, event) };
    for (let asked = advance(osadnicy.rules, game, io); asked; asked = advance(osadnicy.rules, game, io)) {
      listener.asked?.(game, asked);
      const option = answer(asked, rng, taken);
      taken.set(kindOf(option), (taken.get(kindOf(option)) ?? 0) + 1);
      listener.chosen?.(game, option);
      choose(game, asked, option);
    }
  }
}

/** They end a turn, or leave no place for samurai that come later: taken at random only. */
const LAST = new Set<string>(['pass', 'guard']);

/** Any answer, or one that has been taken least so far: otherwise rare cards would hardly ever be played. */
function answer(asked: Decision<OsadnicyStep>, rng: Rng, taken: ReadonlyMap<string, number>): OsadnicyStep {
  const { options } = asked;
  if (options.length === 0 || below(rng, 4) === 0) return offered(asked, randomAnswer(asked, rng)!)!;
  const count = (option: OsadnicyStep) => (LAST.has(option.do) ? Number.MAX_VALUE : (taken.get(kindOf(option)) ?? 0));
  return options.reduce((rarest, option) => (count(option) < count(rarest) ? option : rarest));
}

function kindOf(option: OsadnicyStep): string {
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
