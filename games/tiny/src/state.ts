import type { Branch, Chance, Core, Faces, Io, Seat } from '@imperia/engine';
import type { TinyEvent, TinyStep } from './steps.ts';

export interface TinyConfig {
  readonly seats: number;
  readonly rounds: number;
}

export interface Captain {
  hex: number;
  gold: number;
  fish: number;
  hand: number[];
  /** Cards in front of the captain, which work until the end. */
  fleet: number[];
  /** Treasures, which only the captain has looked at; and where each was dug up, which everyone saw. */
  hold: number[];
  dugAt: number[];
  bid: number[];
  /** Pledged face down to another captain: both have looked at them. */
  pledges: Pledge[];
}

interface Pledge {
  readonly to: Seat;
  readonly cards: readonly number[];
}

export interface TinyState extends Core<TinyStep> {
  readonly config: TinyConfig;
  steps: TinyStep[];
  branches: Branch<TinyStep>[];
  decision: number;
  chance: Chance;
  round: number;
  first: Seat;
  bank: number;
  deck: number[];
  discard: number[];
  /** Face down on each hex. */
  buried: number[][];
  captains: Captain[];
}

export type TinyIo = Io<TinyEvent>;

export const GOLD = 40;

/** Each purpose of chance has a stream of its own. */
export const LUCK = { deck: 0, treasures: 1, storm: 2, shots: 3 } as const;

export const ZONES = {
  deck: 'nobody',
  discard: 'everyone',
  buried: 'nobody',
  hand: 'owner',
  fleet: 'everyone',
  hold: 'owner',
  bid: 'everyone',
  pledge: 'owner',
} as const;
export type Zone = keyof typeof ZONES;

export function copy(game: TinyState): TinyState {
  return {
    ...game,
    steps: game.steps.slice(),
    branches: game.branches.slice(),
    chance: { key: game.chance.key, counts: game.chance.counts.slice() },
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    buried: game.buried.map((pile) => pile.slice()),
    captains: game.captains.map((captain) => ({
      ...captain,
      hand: captain.hand.slice(),
      fleet: captain.fleet.slice(),
      hold: captain.hold.slice(),
      dugAt: captain.dugAt.slice(),
      bid: captain.bid.slice(),
      pledges: captain.pledges.slice(),
    })),
  };
}

export function project(game: TinyState, faces: Faces<Zone>, core: Core<TinyStep>): TinyState {
  const table = (cards: readonly number[], zone: Zone) => faces(cards, zone, -1);
  return {
    config: game.config,
    steps: core.steps,
    branches: core.branches,
    decision: core.decision,
    chance: core.chance,
    round: game.round,
    first: game.first,
    bank: game.bank,
    deck: table(game.deck, 'deck'),
    discard: table(game.discard, 'discard'),
    buried: game.buried.map((pile) => table(pile, 'buried')),
    captains: game.captains.map((captain, owner) => {
      const own = (cards: readonly number[], zone: Zone) => faces(cards, zone, owner);
      return {
        hex: captain.hex,
        gold: captain.gold,
        fish: captain.fish,
        hand: own(captain.hand, 'hand'),
        fleet: own(captain.fleet, 'fleet'),
        hold: own(captain.hold, 'hold'),
        dugAt: [...captain.dugAt],
        bid: own(captain.bid, 'bid'),
        pledges: captain.pledges.map(({ to, cards }) => ({ to, cards: faces(cards, 'pledge', [owner, to]) })),
      };
    }),
  };
}

/** Gold is neither made nor lost. */
export function broken(game: TinyState): string | null {
  const gold = game.captains.reduce((sum, captain) => sum + captain.gold, game.bank);
  return gold === GOLD ? null : `there are ${gold} gold`;
}

export function without(cards: readonly number[], card: number): number[] {
  if (!cards.includes(card)) throw new Error(`Card ${card} is not there`);
  return cards.filter((one) => one !== card);
}
