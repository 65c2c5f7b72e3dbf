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
  BOXES,
  type Config,
  type ImperiumEvent,
  type ImperiumStep,
  imperium,
  LEVELS,
  NATIONS,
  SIDES,
  type State,
} from '../../src/index.ts';

/** One to four players, every nation, both sides, the common cards of both boxes. */
function configOf(game: number): Config {
  const turned = [...NATIONS.slice(game % NATIONS.length), ...NATIONS.slice(0, game % NATIONS.length)];
  const seats = turned.slice(0, 2 + (game % 3)).map((nation, i) => ({
    nation,
    side: SIDES[(Math.floor(game / NATIONS.length) + i) % SIDES.length]!,
  }));
  const commons = BOXES[game % BOXES.length]!;
  if (game % 6 !== 5) return { seats, boxes: BOXES, commons };
  const rival = { nation: seats[1]!.nation, level: LEVELS[game % LEVELS.length]! };
  return { seats: seats.slice(0, 1), boxes: BOXES, commons, rival };
}

export interface Listener {
  asked?(game: State, decision: Decision<ImperiumStep>): void;
  chosen?(game: State, option: ImperiumStep): void;
  told?(game: State, event: ImperiumEvent): void;
}

/** Plays whole games, partly at random; the listener hears everything that is asked, chosen and told. */
export function playGames(games: number, listener: Listener): void {
  const taken = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const rng = seeded(i);
    const game = imperium.setup(configOf(i), keyFrom(rng));
    const io = { tell: (event: ImperiumEvent) => listener.told?.(game, event) };
    for (let asked = advance(imperium.rules, game, io); asked; asked = advance(imperium.rules, game, io)) {
      listener.asked?.(game, asked);
      const option = answer(asked, rng, taken);
      taken.set(kindOf(option), (taken.get(kindOf(option)) ?? 0) + 1);
      listener.chosen?.(game, option);
      choose(game, asked, option);
    }
  }
}

/** They end a turn: taken at random only. */
const LAST = new Set<string>(['end activation', 'innovate', 'revolt', 'decline']);

/** Any answer, or one that has been taken least so far: otherwise rare cards would hardly ever be played. */
function answer(asked: Decision<ImperiumStep>, rng: Rng, taken: ReadonlyMap<string, number>): ImperiumStep {
  const { options } = asked;
  if (options.length === 0 || below(rng, 4) === 0) return offered(asked, randomAnswer(asked, rng)!)!;
  const count = (option: ImperiumStep) => (LAST.has(option.do) ? Number.MAX_VALUE : (taken.get(kindOf(option)) ?? 0));
  return options.reduce((rarest, option) => (count(option) < count(rarest) ? option : rarest));
}

function kindOf(option: ImperiumStep): string {
  if ('take' in option) return `${option.do} ${option.take}`;
  if ('option' in option && 'list' in option) return `${option.do} ${option.card} ${option.list} ${option.option}`;
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
