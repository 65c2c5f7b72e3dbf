import { type Eyes, isAmong } from './eyes.ts';
import type { Dealt, Faces, Game, GameEvent, Sees } from './game.ts';
import { keyFrom, type Rng, shuffle } from './rng.ts';
import { type Branch, type Seat, SPECTATOR, type Step } from './step.ts';

const NO_CHANCE = { key: '', counts: [] };

/** Whether a seat sees the faces of cards in a zone of this owner. */
export function sees(who: Sees, owner: Eyes, seat: Seat): boolean {
  return who === 'everyone' || (who === 'owner' && seat !== SPECTATOR && isAmong(seat, owner));
}

/** What a seat may know, in the shape of the game itself: the same rules read it, on either side of the network. */
export function view<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  seat: Seat,
): G {
  const back = backOf(game);
  return viewThrough(game, state, seat, (cards, zone, owner) =>
    sees(game.zones[zone], owner, seat) ? cards.slice() : cards.map(back),
  );
}

/** The same, for who knows how the cards look to this seat. */
export function viewThrough<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  seat: Seat,
  faces: Faces<Z>,
): G {
  return game.project(state, faces, {
    steps: [...state.steps],
    branches: state.branches.map((branch) => (branch.seat === seat ? branch : { ...branch, answer: null })),
    decision: state.decision,
    chance: { ...NO_CHANCE },
  });
}

/** Its back; what is hidden already stays so. */
export function backOf({ back }: { readonly back: (card: number) => number }): (card: number) => number {
  return (card) => (card < 0 ? card : back(card));
}

/** What a seat hears of an event: the faces of its cards only when they are for that seat. */
export function hear<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  event: E,
  seat: Seat,
): E {
  if (event.only === undefined || isAmong(seat, event.only)) return event;
  return mapFields(game.cardFields, event, game.back);
}

/** A whole state that agrees with everything in the view: how bots think without cheating. */
export function redeal<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  seen: G,
  rng: Rng,
): G {
  const whole = game.guess ? game.guess(seen, rng) : dealtByBack(game, seen, rng);
  whole.steps = [...seen.steps];
  whole.branches = seen.branches.map((branch): Branch<S> => (branch.answer ? branch : { ...branch, answered: false }));
  whole.chance = { key: keyFrom(rng), counts: [] };
  return whole;
}

/** Any card that the seat does not see, for each back that it does. */
function dealtByBack<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  seen: G,
  rng: Rng,
): G {
  const piles = new Map<number, number[]>();
  for (const card of unseen(game, seen)) {
    const back = game.back(card);
    const pile = piles.get(back);
    if (pile) pile.push(card);
    else piles.set(back, [card]);
  }
  for (const pile of piles.values()) shuffle(rng, pile);
  const deal = (back: number): number => {
    const card = piles.get(back)?.pop();
    if (card === undefined) throw new Error(`More cards with back ${back} than unseen`);
    return card;
  };
  return game.project(
    seen,
    renamed((card) => (card >= 0 ? card : deal(card))),
    seen,
  );
}

/** Every card of the game whose face this view does not show, wherever it may lie. */
export function unseen<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  seen: G,
): number[] {
  const known = new Set(cardsIn(game, seen));
  return cardsOf(game, seen.config).filter((card) => !known.has(card));
}

/** By configuration: bots imagine thousands of worlds of the same one. */
const CARDS = new WeakMap<object, WeakMap<object, readonly number[]>>();

function cardsOf<C>(game: { cards(config: C): readonly number[] }, config: C): readonly number[] {
  if (typeof config !== 'object' || config === null) return game.cards(config);
  const kept = CARDS.get(game) ?? new WeakMap<object, readonly number[]>();
  const cards = kept.get(config) ?? game.cards(config);
  kept.set(config, cards);
  CARDS.set(game, kept);
  return cards;
}

/** The cards whose faces a seat sees. */
export function facesSeen<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  seat: Seat,
): number[] {
  const faces: number[] = [];
  game.project(
    state,
    (cards, zone, owner) => {
      if (sees(game.zones[zone], owner, seat)) for (const card of cards) if (card >= 0) faces.push(card);
      return [];
    },
    state,
  );
  return faces;
}

/** Every card under its new name, whatever the zone. */
function renamed(rename: (card: number) => number): Faces<string> {
  return (cards) => cards.map(rename);
}

/** Every card, wherever it is; hidden ones as their backs. */
export function cardsIn<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
): number[] {
  const all: number[] = [];
  game.project(
    state,
    (cards) => {
      all.push(...cards);
      return [];
    },
    state,
  );
  return all;
}

/** The same state with its cards renamed, in zones and in steps alike. */
export function relabel<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  rename: (card: number) => number,
): G {
  const steps = state.steps.map((step) => mapCardFields(game, step, rename));
  const branches = state.branches.map((branch) => ({
    ...branch,
    steps: branch.steps.map((step) => mapCardFields(game, step, rename)),
    answer: branch.answer && mapCardFields(game, branch.answer, rename),
  }));
  return game.project(state, renamed(rename), {
    steps,
    branches,
    decision: state.decision,
    chance: { ...state.chance },
  });
}

interface CardFields {
  readonly cardFields: readonly string[];
  readonly openFields?: readonly string[];
}

const NO_FIELDS: readonly string[] = [];

/** The faces that a step or an event names; of an event, those that are for the eyes it is for. */
export function cardsNamed({ cardFields }: CardFields, thing: object): number[] {
  return facesIn(cardFields, thing);
}

/** The faces that it names for everyone, whomever the others are for. */
export function openlyNamed({ openFields = NO_FIELDS }: CardFields, thing: object): number[] {
  return facesIn(openFields, thing);
}

function facesIn(fields: readonly string[], thing: object): number[] {
  const cards: number[] = [];
  for (const field of fields) {
    const value = (thing as Readonly<Record<string, unknown>>)[field];
    if (typeof value === 'number') cards.push(value);
    else if (Array.isArray(value)) cards.push(...(value as number[]));
  }
  return cards.filter((card) => card >= 0);
}

/** A step or an event with its cards renamed; hidden ones stay hidden. */
export function mapCardFields<T extends object>(
  { cardFields, openFields = NO_FIELDS }: CardFields,
  thing: T,
  rename: (card: number) => number,
): T {
  return mapFields(openFields, mapFields(cardFields, thing, rename), rename);
}

function mapFields<T extends object>(fields: readonly string[], thing: T, rename: (card: number) => number): T {
  if (fields.length === 0) return thing;
  const renamed = { ...thing } as Record<string, unknown>;
  for (const field of fields) {
    const value = renamed[field];
    if (typeof value === 'number' && value >= 0) renamed[field] = rename(value);
    else if (Array.isArray(value)) renamed[field] = value.map((card: number) => (card >= 0 ? rename(card) : card));
  }
  return renamed as T;
}
