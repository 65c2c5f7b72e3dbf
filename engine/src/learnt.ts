import type { Game, GameEvent, Sees } from './game.ts';
import { type Core, type Seat, SPECTATOR, type Step } from './step.ts';
import { cardsNamed } from './view.ts';

/** Whose faces are seen by whom: a bit for each seat and one for whoever watches. */
type Observers = number;

const EVERYONE: Observers = -1;

function observer(seat: Seat): Observers {
  return 1 << (seat - SPECTATOR);
}

function observers(sees: Sees, owner: Seat): Observers {
  if (sees === 'everyone') return EVERYONE;
  return sees === 'owner' && owner !== SPECTATOR ? observer(owner) : 0;
}

/** By card: who saw its face. One list for all games, since it is needed after every answer and only for a moment. */
const saw: Observers[] = [];

/** Whether anybody sees, or was told of, a card's face that was hidden from them before. */
export function somebodyLearnt<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  before: G,
  after: G,
  events: readonly E[],
): boolean {
  saw.fill(0);
  look(game, before, (card, who) => {
    while (saw.length <= card) saw.push(0);
    saw[card]! |= who;
  });
  const isNew = (card: number, who: Observers) => (who & ~(saw[card] ?? 0)) !== 0;
  let learnt = false;
  look(game, after, (card, who) => {
    learnt ||= isNew(card, who);
  });
  return learnt || events.some((event) => tells(game, event, isNew));
}

function tells<E extends GameEvent>(
  game: { readonly cardFields: readonly string[] },
  event: E,
  isNew: (card: number, who: Observers) => boolean,
): boolean {
  const who = event.only === undefined ? EVERYONE : observer(event.only);
  return cardsNamed(game, event).some((card) => isNew(card, who));
}

function look<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  { project, zones }: Game<G, S, E, C, Z>,
  state: G,
  see: (card: number, who: Observers) => void,
): void {
  project(
    state,
    (cards, zone, owner) => {
      const who = observers(zones[zone], owner);
      if (who !== 0) for (const card of cards) if (card >= 0) see(card, who);
      // What is built of them is never used.
      return cards as number[];
    },
    state,
  );
}
