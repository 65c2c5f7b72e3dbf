import { type Io, next, rolled, shuffled } from '@imperia/engine';
import { ROWS, type RowName } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { ROUNDS } from '../config.ts';
import { isCommon, isFortress, newLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { leaveEmpire } from '../leave.ts';
import { CONQUEST_CARD, FACTION_DECK } from '../numbers.ts';
import { discard, drawCommon } from '../piles.ts';
import { besiege } from '../siege.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { SOLO_PLAYER as seat, VIRTUAL_PLAYER } from './virtual.ts';

/** So many of its faction locations lie open. */
const ROW = 3;

/** Conquests of the virtual player in each round, by the level: none in the last. */
const CONQUESTS = {
  easy: [0, 1, 1, 2, 0],
  medium: [1, 1, 2, 2, 0],
  hard: [2, 2, 3, 3, 0],
} as const;

function conquestsIn({ config: { options }, round }: State): number {
  const level = options.includes('conquestsEasy') ? 'easy' : options.includes('conquestsHard') ? 'hard' : 'medium';
  return CONQUESTS[level][round - 1] ?? 0;
}

/** Its faction's deck is shuffled, and the first locations are laid out beside it, each to the left of the last. */
export function layOutRival(game: State, io: Io<OsadnicyEvent>): void {
  const { deckNo, deck } = game.rival!;
  game.rival = { ...game.rival!, deck: shuffled(game, io, FACTION_DECK + deckNo, [...deck]) };
  io.tell?.({ did: 'rival', deck: deckNo });
  runFillRivalRow(game, null, io);
}

export function rivalRow(game: State): Location[] {
  return game.seats[VIRTUAL_PLAYER]!.locations.filter(({ card }) => !isCommon(CARDS[card]!));
}

/** Up to three from its deck, to the left of what it has conquered; what is no location is discarded. */
export function runFillRivalRow(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  const deck = [...game.rival!.deck];
  const laid: number[] = [];
  const passed: number[] = [];
  while (rivalRow(game).length + laid.length < ROW) {
    const card = deck.pop();
    if (card === undefined) break;
    if (isLocation(card)) laid.push(card);
    else passed.push(card);
  }
  game.rival = { ...game.rival!, deck };
  game.seats[VIRTUAL_PLAYER]!.locations.push(...laid.map((card) => newLocation(card)));
  for (const card of passed) discard(game, card);
  if (laid.length > 0) io.tell?.({ did: 'rival row', cards: laid });
}

function isLocation(card: number): boolean {
  return (ROWS as readonly string[]).includes(CARDS[card]!.kind);
}

/** Before its conquests everything that lies open beside its deck is discarded: it does not go to the collection. */
export function runConquests(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  const conquests = conquestsIn(game);
  if (conquests > 0) clearRow(game, io);
  const steps = new Array<OsadnicyStep>(conquests).fill({ do: 'conquest' });
  next(game, ...steps, ...(game.round < ROUNDS ? [{ do: 'fill rival row' } as const] : []));
}

function clearRow(game: State, io: Io<OsadnicyEvent>): void {
  const row = rivalRow(game);
  if (row.length === 0) return;
  io.tell?.({ did: 'clear rival row' });
  for (const { card } of row) {
    leaveEmpire(game, card, io);
    discard(game, card);
  }
}

/** A conquest card names a row: the leftmost faction location there is lost, whatever protects it. */
export function runConquest(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  const row = ROWS[rolled(game, io, CONQUEST_CARD, ROWS.length)]!;
  io.tell?.({ did: 'conquest', row });
  const target = leftmost(game, row);
  if (target === undefined) io.tell?.({ did: 'conquest failed' });
  else if (isFortress(target)) besiege(game, VIRTUAL_PLAYER, target, io);
  else loseTo(game, target, io);
}

function leftmost(game: State, row: RowName): number | undefined {
  const inRow = game.seats[seat]!.locations.filter(
    ({ card, barred }) => !isCommon(CARDS[card]!) && CARDS[card]!.kind === row && !barred,
  );
  return inRow.at(-1)?.card;
}

/** It goes beside the deck of the virtual player, whose collection grows by a common card. */
function loseTo(game: State, card: number, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'lose to rival', card });
  leaveEmpire(game, card, io);
  game.seats[VIRTUAL_PLAYER]!.locations.push(newLocation(card));
  const common = drawCommon(game, io);
  if (common === undefined) return;
  game.collection.push(common);
  io.tell?.({ did: 'collect', card: common });
}
