import { clockwise, next, type Seat } from '@imperia/engine';
import type { Finishing } from '@imperia/kit/scenario';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import { isRival } from '../solo/rival.ts';
import type { SeatState, State } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { wantsUnrest } from './market.ts';
import { COMMON } from './names.ts';

/** Where play may start; where nothing is said, in the first of them. */
export const STARTS = ['turn', 'cleanup', 'solstice', 'rival', 'end'] as const;
type Start = (typeof STARTS)[number];

const SUIT_DECK = 6;
/** Both sides of the first journey card; then the second one lies up. */
const LAST_STAGE_OF_FIRST = 2;

/** Cards named nowhere lie where they would at the start, in the order of their numbers. */
export function finish({ state, box, start, given }: Finishing<State, Config>): void {
  state.box = [];
  for (const own of state.seats) {
    layNation(state, own, box.rest(own.nation));
    own.known = [...own.hand, ...own.deck];
    own.buried = [...own.history, ...own.sunk];
  }
  layCommon(state, box.rest(COMMON), given.rest !== false);
  layMarket(state, (given.market ?? []) as readonly unknown[]);
  if (given.unrest !== undefined) state.box.push(...state.unrest.splice(given.unrest as number));
  if (given.round === undefined) state.round = 1;
  state.phase = start === 'cleanup' || start === 'solstice' || start === 'end' ? start : 'turn';
  state.steps = [];
  next(state, ...stepsFrom(state, start as Start, (given.turn as Seat | undefined) ?? state.first));
}

/** The power card, the journey, unrest of the supply; whatever else lies nowhere is out of the game. */
function layNation(state: State, own: SeatState, left: readonly number[]): void {
  own.power = left.filter((card) => CARDS[card]!.data.type === 'power');
  own.journey = left.filter((card) => CARDS[card]!.data.start === 'journey');
  if (own.stage > LAST_STAGE_OF_FIRST) own.journey.reverse();
  const lying = new Set([
    ...own.power,
    ...own.journey,
    ...own.deck,
    ...own.nationDeck,
    ...own.accession,
    ...own.developments,
    ...own.play.map(({ card }) => card),
  ]);
  for (const card of left) {
    if (CARDS[card]!.data.start === 'supply') state.unrest.push(card);
    else if (!lying.has(card)) state.box.push(card);
  }
}

/** Six cards of a suit lie in its own deck, the others in the main deck. */
function layCommon(state: State, left: readonly number[], whole: boolean): void {
  const decks = { region: state.regions, uncivilised: state.uncivilised, civilised: state.civilised };
  for (const card of left) {
    const { data, faces, box } = CARDS[card]!;
    const suit = data.type in decks ? decks[data.type as keyof typeof decks] : null;
    if (data.type === 'unrest') state.unrest.push(card);
    else if (data.type === 'fame' && faces.length === 2) state.king.push(card);
    else if (!whole || box !== state.config.commons) state.box.push(card);
    else if (data.type === 'fame') state.fame.unshift(card);
    else if (suit && suit.length < SUIT_DECK) suit.unshift(card);
    else state.main.unshift(card);
  }
}

const PILES = ['main', 'main', 'regions', 'uncivilised', 'civilised'] as const;

function layMarket(state: State, written: readonly unknown[]): void {
  state.market = state.market.map((slot, i) => {
    const card = slot.card >= 0 ? slot.card : (state[PILES[i]!].pop() ?? state.main.pop() ?? -1);
    if (card < 0) return slot;
    const unrest = wantsUnrest(written[i], card) ? (state.unrest.shift() ?? -1) : -1;
    return { card, unrest, tokens: slot.tokens };
  });
}

function stepsFrom(state: State, start: Start, turn: Seat): ImperiumStep[] {
  const ending: ImperiumStep[] = [{ do: 'solstice' }, { do: 'end of round' }];
  const seats = clockwise(state.first, state.seats.length);
  const turns = seats
    .slice(seats.indexOf(turn))
    .map((seat): ImperiumStep => (isRival(state, seat) ? { do: 'rival turn' } : { do: 'begin turn', seat }));
  switch (start) {
    case 'turn':
      return [...turns, ...ending];
    case 'cleanup':
      return [{ do: 'cleanup', seat: turn }, ...turns.slice(1), ...ending];
    case 'rival':
      return [{ do: 'rival turn' }, ...ending];
    case 'solstice':
      return ending;
    case 'end':
      return [{ do: 'score' }];
  }
}
