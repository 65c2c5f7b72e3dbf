import {
  advance,
  below,
  choose,
  type Decision,
  keyFrom,
  offered,
  pickId,
  type Rng,
  seeded,
  word,
} from '@imperia/engine';
import { beginEnd } from '../../src/ends.ts';
import {
  BOXES,
  CARDS,
  type Config,
  type ImperiumStep,
  imperium,
  type Level,
  NATIONS,
  type Nation,
  RIVAL,
  SOLO_PLAYER,
  type State,
  scoreOf,
} from '../../src/index.ts';
import { clearSlot, exileFromMarket } from '../../src/market.ts';

const UNHEARD = {};
/** The stand-in ends the game in such a round that about sixteen are played. */
const LAST = 15;

/**
 * A whole game of the Rival against a simplified person, by which its levels were set: each turn the stand-in takes a
 * market card (55 % with its unrest, 25 % without) or none, exiles one (25 %), returns an unrest (55 %), lays a progress
 * on the market and gains up to two of each token.
 */
export function againstStandIn(nation: Nation, level: Level, seed: number): { points: number; rounds: number } {
  const rng = seeded(1000 * seed + 10 * NATIONS.indexOf(nation) + level);
  const seat = NATIONS[(NATIONS.indexOf(nation) + 1 + (seed % (NATIONS.length - 1))) % NATIONS.length]!;
  const config: Config = {
    seats: [{ nation: seat, side: 'A' }],
    boxes: BOXES,
    commons: BOXES[seed % BOXES.length]!,
    rival: { nation, level },
  };
  const state = imperium.setup(config, keyFrom(rng));
  let asked = advance(imperium.rules, state, UNHEARD);
  Object.assign(state.seats[SOLO_PLAYER]!, { play: [], power: [], journey: [] });
  const last = LAST + Math.round((below(rng, 5) + below(rng, 5)) / 2) - 2;
  while (asked) {
    if (asked.ask.do === 'turn') takeTurn(state, asked, last, rng);
    else choose(state, asked, anyAnswer(asked, rng));
    asked = advance(imperium.rules, state, UNHEARD);
  }
  return { points: scoreOf(state, RIVAL).points, rounds: state.round };
}

function takeTurn(state: State, asked: Decision<ImperiumStep>, last: number, rng: Rng): void {
  const own = state.seats[SOLO_PLAYER]!;
  choose(state, asked, asked.options.find((option) => option.do === 'end activation')!);
  takeFromMarket(state, rng);
  const exiled = state.market.find(({ card, tokens }) => card >= 0 && tokens.every((n) => n === 0));
  if (below(rng, 100) < 25 && exiled) exileFromMarket(state, SOLO_PLAYER, exiled.card, UNHEARD);
  const unrest = own.discard.findIndex((card) => CARDS[card]!.unrest);
  if (below(rng, 100) < 55 && unrest >= 0) state.unrest.push(...own.discard.splice(unrest, 1));
  own.tokens = own.tokens.map((n) => n + below(rng, 3));
  if (state.round >= last) beginEnd(state, 'effect', SOLO_PLAYER, UNHEARD);
}

function takeFromMarket(state: State, rng: Rng): void {
  const slot = below(rng, state.market.length);
  const luck = below(rng, 100);
  const { card } = state.market[slot]!;
  if (luck >= 80 || card < 0) return;
  const { was } = clearSlot(state, card);
  const own = state.seats[SOLO_PLAYER]!;
  own.discard.push(card);
  if (was.unrest >= 0) (luck < 55 ? own.discard : state.unrest).push(was.unrest);
  state.steps.push({ do: 'refill', slot });
}

/** As few cards as may be, any market card, no protection. */
function anyAnswer(asked: Decision<ImperiumStep>, rng: Rng): ImperiumStep {
  const { pick, options, ask } = asked;
  if (pick) return offered(asked, pickId(pick.from.slice(0, pick.min)))!;
  return ask.do === 'market token' ? options[word(rng) % options.length]! : options.at(-1)!;
}
