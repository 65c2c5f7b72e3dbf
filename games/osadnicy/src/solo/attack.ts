import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { findLocation, isCommon } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { leaveEmpire } from '../leave.ts';
import { removeCard } from '../piles.ts';
import { enterPhase } from '../round.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { revealAttack } from './reveal.ts';
import { isShielded, loseShield } from './shield.ts';
import { beforeAttack } from './spoils.ts';
import { findStrike } from './target.ts';
import { attacksOf, defendsAlone, SOLO_PLAYER as seat, VIRTUAL_PLAYER } from './virtual.ts';

/** What the virtual player still has of this round's lookout goes to its collection; then it attacks. */
export function runAttackPhase(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'attack', io);
  const received = game.seats[VIRTUAL_PLAYER]!.locations.filter(({ card }) => isCommon(CARDS[card]!));
  for (const { card } of received) collect(game, card, io);
  if (game.rival) next(game, { do: 'conquests' });
  if (defendsAlone(game)) next(game, { do: 'discard defense', seat });
  next(game, { do: 'attack', number: 1 });
}

function collect(game: State, card: number, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  game.collection.push(card);
  io.tell?.({ did: 'collect', card });
}

/** Reveal an attack card on top of the line; it strikes at most one location. */
export function runAttack(game: State, { number }: StepOf<'attack'>, io: Io<OsadnicyEvent>): void {
  const revealed = revealAttack(game, io);
  const struck = revealed && findStrike(game) !== null;
  if (!struck) io.tell?.({ did: 'attack missed' });
  const over = number === attacksOf(game) || (!struck && game.config.options.includes('soloMissEndsPhase'));
  if (!over) next(game, { do: 'attack', number: number + 1 });
  if (struck) next(game, { do: 'strike', seat });
  if (revealed) beforeAttack(game, io);
}

/** Equal targets are left to the player's choice. */
export function askStrike(game: State, step: StepOf<'strike'>): Decision<OsadnicyStep> {
  const strike = findStrike(game);
  const options = strike ? strike.locations.map((card): OsadnicyStep => ({ do: 'lose location', seat, card })) : [];
  return { seat, ask: step, options, forced: true };
}

/** Nobody gains anything; the card goes to the collection, or what defends it is lost in its place, and the attack cards that found it to the end of the line. */
export function runLoseLocation(game: State, { card }: StepOf<'lose location'>, io: Io<OsadnicyEvent>): void {
  const { by, because } = findStrike(game)!;
  io.tell?.({ did: 'strike', card, cards: by, because });
  if (isShielded(game, findLocation(game, card))) loseShield(game, card, io);
  else collect(game, card, io);
  const { deals } = game.seats[VIRTUAL_PLAYER]!;
  for (const attack of by) removeCard(deals, attack);
  deals.unshift(...[...by].reverse());
}
