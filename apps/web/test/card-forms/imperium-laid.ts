import { CARDS, type Card, type ImperiumEvent, type InPlay, type State } from '@imperia/imperium';
import { kit } from '@imperia/imperium/kit';
import { anyKit } from '@imperia/kit';
import { newGame } from '../../src/store/new-game.ts';
import type { SeatKind } from '../../src/store/saved-game.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import type { Snapshot } from '../../src/worker/protocol.ts';
import { LaidSeat } from './laid-seat.ts';

const imperium = anyKit(kit);
/** As many as the market has places. */
const AT_ONCE = 5;

/** Tables that nobody could have played to: on each one the same few cards are in hand, in play and on the market. */
export function laid(): Snapshot[] {
  const dealt = begun(2);
  const different = [
    ...new Map(
      CARDS.filter(({ data }) => !data.sides).map((card) => [
        card.data.name.en + JSON.stringify(card.data.effects),
        card.no,
      ]),
    ).values(),
  ];
  return Array.from({ length: Math.ceil(different.length / AT_ONCE) }, (_, i) => ({
    ...dealt,
    view: lay(dealt.view, different.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
  }));
}

const NATIONS = ['romans', 'vikings', 'celts', 'greeks'] as const;

function begun(players: number): Snapshot<State, ImperiumEvent> {
  const seats = NATIONS.slice(0, players).map((nation) => ({ nation, side: 'A' }));
  const config = { seats, boxes: ['classics', 'legends'], commons: 'classics' };
  const table = new HostedTable(imperium, newGame(imperium, config, kindsOf(players), 'forms'));
  return table.snapshot() as Snapshot<State, ImperiumEvent>;
}

function kindsOf(players: number): SeatKind[] {
  return NATIONS.slice(0, players).map((_, seat) => (seat === 0 ? 'person' : 'greedy'));
}

function lay(view: State, cards: readonly number[]): State {
  const [own, ...others] = view.seats;
  const play = cards.map((card) => ({ ...lying(card), exhausted: true, progress: 1 }));
  const seats = [{ ...own!, hand: [...cards], play, power: [] }, ...others];
  const market = view.market.map((slot, i) => ({ ...slot, card: cards[i] ?? -1 }));
  return { ...view, seats, market };
}

function lying(card: number): InPlay {
  return { card, exhausted: false, resolved: false, progress: 0, garrison: [], shift: [0, 0, 0] };
}

/** As much as lies on most tables when the last rounds begin: one in ten has more. */
const LATE = { permanents: 12, others: 8, hand: 7, tokens: [12, 9, 14], onMarket: [1, 0, 2] };

/** The first seat of a late game, asked for its turn: two in every five of its cards bear others. */
export function lateSeat(players: number): LaidSeat {
  const { view, ...rest } = begun(players);
  const left = (what: (card: Card) => boolean) => {
    const fitting = CARDS.filter((card) => card.nation === null && !card.unrest && !card.data.sides && what(card));
    return (n: number) => fitting.splice(0, n).map(({ no }) => no);
  };
  const [regions, permanents, played] = [
    left(({ region }) => region),
    left(({ region, permanent }) => permanent && !region),
    left(({ region, permanent }) => !region && !permanent),
  ];
  const unrest = CARDS.filter((card) => card.unrest).map(({ no }) => no);
  const laid = (n: number) =>
    [...regions(n / 2), ...permanents(n / 2)].map((card, i) => ({
      ...lying(card),
      garrison: i % 5 < 2 ? played(1) : [],
    }));
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    tokens: [...LATE.tokens],
    play: laid(i === 0 ? LATE.permanents : LATE.others),
    hand: i === 0 ? played(LATE.hand) : seat.hand,
  }));
  const market = played(view.market.length).map((card, i) => ({ card, unrest: unrest[i]!, tokens: LATE.onMarket }));
  const steps = [{ do: 'turn', seat: 0 } as const];
  const late: State = { ...view, seats, market, steps, branches: [], round: 18, phase: 'turn', turn: 0, active: true };
  return new LaidSeat(imperium, kindsOf(players), { ...rest, view: late } as Snapshot);
}
