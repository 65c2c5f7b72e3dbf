import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { colourFor } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { colourBit, coloursOf, isFortress, locationOf, replaceLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { attackLine, foremost, targetOf } from './target.ts';
import { addSpoils, SOLO_PLAYER as seat } from './virtual.ts';

/** What some factions of the virtual player do with every attack card, before the attack itself. */
export function beforeAttack(game: State, io: Io<OsadnicyEvent>): void {
  if (game.virtual === 'japanese') takeDeal(game, io);
  if (game.virtual === 'egyptians') next(game, { do: 'bar', seat });
}

/** The Japanese take a deal that gives the good of the attack card: the one that was signed first. It is no attack. */
function takeDeal(game: State, io: Io<OsadnicyEvent>): void {
  const [attack] = attackLine(game);
  const { deals } = game.seats[seat]!;
  const taken = deals.find((card) => attack !== undefined && CARDS[card]!.deal === targetOf(attack));
  if (taken === undefined) return;
  removeCard(deals, taken);
  addSpoils(game, ({ deals: had }) => ({ deals: [...had, taken] }));
  io.tell?.({ did: 'collect deal', card: taken });
}

/** The Egyptians bar a faction location of the colour of the attack card, found as an attack finds its target. */
export function askBar(game: State, step: StepOf<'bar'>): Decision<OsadnicyStep> {
  const [attack] = attackLine(game);
  const colour = attack === undefined ? undefined : colourFor(targetOf(attack));
  const fitting = game.seats[seat]!.locations.filter(
    (location) =>
      colour !== undefined &&
      CARDS[location.card]!.deck !== 0 &&
      !location.barred &&
      !isFortress(location.card) &&
      coloursOf(location) & colourBit(colour),
  );
  const options = foremost(fitting.map(({ card }) => CARDS[card]!)).map(
    (card): OsadnicyStep => ({ do: 'bar location', seat, card }),
  );
  return { seat, ask: step, options, forced: true };
}

/** For the next round it is as if it were not there. */
export function runBarLocation(game: State, { card }: StepOf<'bar location'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, barred: true });
  io.tell?.({ did: 'bar', card });
}

/** In the cleanup the tokens go to the collection. */
export function collectTokens(game: State, of: Seat): void {
  let barring = 0;
  for (const { barred } of game.seats[of]!.locations) if (barred) barring++;
  if (barring > 0) addSpoils(game, ({ tokens }) => ({ tokens: tokens + barring }));
}
