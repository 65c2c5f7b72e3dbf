import { type Listener, playCurious } from '../../../../scripts/curious-games.ts';
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

/** Plays whole games; the listener hears everything that is asked, chosen and told. */
export function playGames(games: number, listener: Listener<State, ImperiumStep, ImperiumEvent>): void {
  playCurious(imperium, games, { configOf, kindOf, last: LAST, odds: 4 }, listener);
}

/** They end a turn: taken at random only. */
const LAST = new Set<string>(['end activation', 'innovate', 'revolt', 'decline']);

function kindOf(option: ImperiumStep): string {
  if ('take' in option) return `${option.do} ${option.take}`;
  if ('option' in option && 'list' in option) return `${option.do} ${option.card} ${option.list} ${option.option}`;
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
