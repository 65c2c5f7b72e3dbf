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
import { CIVILIZATIONS, type ClashEvent, type ClashStep, type Config, clash, type State } from '../../src/index.ts';

/** Two to four players, without civilizations and with every one of them. */
function configOf(game: number): Config {
  const players = 2 + (game % 3);
  if (game % 4 === 3) return { players, civilizations: [], options: game % 8 === 7 ? ['optionalEvents'] : [] };
  const turned = [...CIVILIZATIONS.slice(game % 15), ...CIVILIZATIONS.slice(0, game % 15)];
  return { players, civilizations: turned.slice(0, players), options: [] };
}

export interface Listener {
  asked?(game: State, decision: Decision<ClashStep>): void;
  chosen?(game: State, option: ClashStep): void;
  told?(game: State, event: ClashEvent): void;
}

/** Plays whole games, partly at random; the listener hears everything that is asked, chosen and told. */
export function playGames(games: number, listener: Listener): void {
  const taken = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const rng = seeded(i);
    const game = clash.setup(configOf(i), keyFrom(rng));
    const io = { tell: (event: ClashEvent) => listener.told?.(game, event) };
    for (let asked = advance(clash.rules, game, io); asked; asked = advance(clash.rules, game, io)) {
      listener.asked?.(game, asked);
      const option = answer(asked, rng, taken);
      taken.set(kindOf(option), (taken.get(kindOf(option)) ?? 0) + 1);
      listener.chosen?.(game, option);
      choose(game, asked, option);
    }
  }
}

/** They end something: taken at random only. */
const LAST = new Set<string>(['end turn', 'decline', 'stop moving', 'propose trade']);

/** Any answer, or one that has been taken least so far: otherwise rare things would hardly ever happen. */
function answer(asked: Decision<ClashStep>, rng: Rng, taken: ReadonlyMap<string, number>): ClashStep {
  const { options } = asked;
  if (options.length === 0 || below(rng, 3) === 0) return offered(asked, randomAnswer(asked, rng)!)!;
  const count = (option: ClashStep) => (LAST.has(option.do) ? Number.MAX_VALUE : (taken.get(kindOf(option)) ?? 0));
  return options.reduce((rarest, option) => (count(option) < count(rarest) ? option : rarest));
}

function kindOf(option: ClashStep): string {
  if ('advance' in option) return `${option.do} ${option.advance}`;
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
