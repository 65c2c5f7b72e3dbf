import type { Branch, Chance, Core, Dealt, Faces, Seat } from '@imperia/engine';
import type { PowerNamed } from './civilization-data.ts';
import type { Config } from './config.ts';
import type { Hex } from './map/grid.ts';
import type { Terrain } from './map/tiles.ts';
import type { Owner } from './owners.ts';
import type { Kind } from './pieces.ts';
import type { ClashStep } from './steps.ts';

export const ANGRY = 0;
export const NEUTRAL = 1;
export const HAPPY = 2;
export type Mood = 0 | 1 | 2;

/** A city on the map. Never changed in place: a change is a new one. */
export interface City {
  readonly hex: Hex;
  readonly owner: Owner;
  readonly mood: Mood;
  /** The colour of each kind of building; `NOBODY` where there is none. */
  readonly buildings: readonly Owner[];
  readonly wonders: readonly number[];
  /** The Sea hex that the Port faces; -1 without one. */
  readonly port: Hex;
  /** Activations this turn. */
  readonly activations: number;
  /** It has been activated this turn while it was Angry: no more. */
  readonly spent: boolean;
  /** Culture tokens that lie in it. */
  readonly culture: number;
}

/** Two sides: what is the attacker's comes first. */
export type Sides<T> = readonly [attacker: T, defender: T];

/** A battle that is being fought. Never changed in place. */
export interface Battle {
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly hex: Hex;
  /** Where the attacker may retreat to; -1 for nowhere. */
  readonly origin: Hex;
  readonly sea: boolean;
  /** The attackers came straight from ships. */
  readonly landed: boolean;
  /** The attack is upon a city. */
  readonly city: boolean;
  readonly round: number;
  /** How many could fight on each side when it began. */
  readonly began: Sides<number>;
  readonly lost: Sides<number>;
  /** All who fell, by kind. */
  readonly dead: Sides<readonly Kind[]>;
  /** Who fell and is worth more than a unit: a leader, and who could have traded where they stood. */
  readonly slain: Sides<readonly ('leader' | 'trader')[]>;
  /** Battle cards that were turned and are not yet somebody else's. */
  readonly played: Sides<readonly number[]>;
  /** Whose leader was there when it began. */
  readonly led: Sides<boolean>;
  /** Who may lay no card in the first round. */
  readonly muted: Sides<boolean>;
  /** What was paid for before the battle and works in every round. */
  readonly oath: Sides<PowerNamed<'cv'> | null>;
  /** Who has bought a hit off. */
  readonly parried: Sides<boolean>;
  /** Whose crowd has been paid for. */
  readonly cheered: Sides<boolean>;
  /** Added in every round. */
  readonly bonus: Sides<number>;
  /** The fortress's extra die and its cancelled hit, unless siegecraft has paid for their silence. */
  readonly fortressDie: boolean;
  readonly fortressShield: boolean;
  /** Of this round: added by cards and abilities. */
  readonly extraDice: Sides<number>;
  readonly extraCv: Sides<number>;
  readonly cancels: Sides<number>;
  /** Of this round: whose units have no abilities, and how many have fallen. */
  readonly denied: Sides<boolean>;
  readonly fallen: Sides<number>;
  /** Of this round: the faces rolled, and what they come to. */
  readonly dice: Sides<readonly number[]>;
  readonly cv: Sides<number>;
  /** Hits that each side must take. */
  readonly hits: Sides<number>;
}

export interface SeatState {
  /** Place in `CIVILIZATIONS`; -1 without the expansion. */
  readonly civilization: number;
  /** Food, wood, ore, ideas, gold, mood tokens, culture tokens. */
  goods: number[];
  /** A bit for each advance, 30 in each number. */
  advances: number[];
  /** An advance used as if owned this turn; -1 for none. */
  borrowed: number;
  /** Whom it may not attack until the end of its turn. */
  truces: Seat[];
  /** Main actions that are missing in its next turn. */
  hindered: number;
  /** Cubes left on the event track. */
  track: number;
  /** Each a small number: see `units.ts`. */
  units: number[];
  /** The hex of the first city. */
  home: Hex;
  /** Action cards. */
  hand: number[];
  objectives: number[];
  wonderHand: number[];
  /** What it would accept from anyone, once it has said so: see `termOf`. Never changed in place. */
  terms?: readonly number[];
  /** Cards set aside for an offer to another player. */
  offered: number[];
  /** A battle card laid down and not yet turned. */
  laid: number[];
  /** A battle card in this round of combat. */
  revealed: number[];
  /** Leaders who may yet come, the one who rules, and killed ones of others. */
  leaders: number[];
  ruling: number[];
  killed: number[];
  /** Leaders who have come so far. */
  reigns: number;
  completed: number[];
  /** What has been done in this round: objectives completed, wonders built. */
  deeds: string[];
  kept: number[];
  /** Pieces out of the game: settlements, then each kind of building. */
  gone: number[];
  /** Victory points from events. */
  eventPoints: number;
  /** Cubes of government advances given up in Anarchy, on the card. */
  anarchy: number;
  /** Great persons who may be called upon. */
  persons: number[];
  /** Units of others that it holds: see `captive`. */
  captives: number[];
  /** Regions that its explorer has marked. */
  marks: number[];
  /** Obelisks set aside as rune stones. */
  runeStones: number;
  /** With whom there is a pact by a great diplomat; -1 for nobody. */
  ally: Seat;
  /** Objectives that will be drawn next. */
  destined: number[];
}

export interface State extends Dealt<ClashStep, Config> {
  readonly config: Config;
  /** Of the rules it was dealt under; games of the first version do not say it. */
  version?: string;
  steps: ClashStep[];
  branches: Branch<ClashStep>[];
  decision: number;
  chance: Chance;
  /** Counted from 1; 0 before the first. */
  age: number;
  /** Of the age, from 1 to 3. */
  round: number;
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** Main actions left this turn. */
  actions: number;
  /** What has been used this turn and works only once, by name. */
  used: string[];
  over: boolean;
  /** The tile of each region slot, and how it lies: -1 face down, 0 as printed, 1 turned round. */
  tiles: number[];
  turned: number[];
  /** Region tiles that are not on the map. */
  box: number[];
  terrain: Terrain[];
  exhausted: Hex[];
  cities: City[];
  barbarians: number[];
  pirates: number[];
  battle: Battle | null;
  actionDeck: number[];
  actionDiscard: number[];
  objectiveDeck: number[];
  objectiveDiscard: number[];
  eventDeck: number[];
  eventDiscard: number[];
  /** Events that are being resolved, or that lie open for all. */
  openEvents: number[];
  wonderDeck: number[];
  openWonders: number[];
  /** Who built each wonder, by its place in the deck; `NOBODY` before. */
  builders: number[];
  /** Out of the game. */
  removed: number[];
  seats: SeatState[];
}

export const ZONES = {
  region: 'nobody',
  explored: 'everyone',
  box: 'nobody',
  deck: 'nobody',
  open: 'everyone',
  hand: 'owner',
} as const;
export type Zone = keyof typeof ZONES;

export function copy(game: State): State {
  const copied: State = {
    config: game.config,
    steps: game.steps.slice(),
    branches: game.branches.slice(),
    decision: game.decision,
    chance: { key: game.chance.key, counts: game.chance.counts.slice() },
    age: game.age,
    round: game.round,
    first: game.first,
    active: game.active,
    actions: game.actions,
    used: game.used.slice(),
    over: game.over,
    tiles: game.tiles.slice(),
    turned: game.turned.slice(),
    box: game.box.slice(),
    terrain: game.terrain.slice(),
    exhausted: game.exhausted.slice(),
    cities: game.cities.slice(),
    barbarians: game.barbarians.slice(),
    pirates: game.pirates.slice(),
    battle: game.battle,
    actionDeck: game.actionDeck.slice(),
    actionDiscard: game.actionDiscard.slice(),
    objectiveDeck: game.objectiveDeck.slice(),
    objectiveDiscard: game.objectiveDiscard.slice(),
    eventDeck: game.eventDeck.slice(),
    eventDiscard: game.eventDiscard.slice(),
    openEvents: game.openEvents.slice(),
    wonderDeck: game.wonderDeck.slice(),
    openWonders: game.openWonders.slice(),
    builders: game.builders.slice(),
    removed: game.removed.slice(),
    seats: game.seats.map(copySeat),
  };
  return ofVersion(copied, game);
}

/** Games of the first version have no such field: their states stay what they were. */
function ofVersion(state: State, { version }: State): State {
  if (version !== undefined) state.version = version;
  return state;
}

/** Nothing is spread: that would take eight times as long, and make every field slow to read. */
function copySeat(seat: SeatState): SeatState {
  const copied: SeatState = {
    civilization: seat.civilization,
    goods: seat.goods.slice(),
    advances: seat.advances.slice(),
    borrowed: seat.borrowed,
    truces: seat.truces.slice(),
    hindered: seat.hindered,
    track: seat.track,
    units: seat.units.slice(),
    home: seat.home,
    hand: seat.hand.slice(),
    objectives: seat.objectives.slice(),
    wonderHand: seat.wonderHand.slice(),
    offered: seat.offered.slice(),
    laid: seat.laid.slice(),
    revealed: seat.revealed.slice(),
    leaders: seat.leaders.slice(),
    ruling: seat.ruling.slice(),
    killed: seat.killed.slice(),
    reigns: seat.reigns,
    completed: seat.completed.slice(),
    deeds: seat.deeds.slice(),
    kept: seat.kept.slice(),
    gone: seat.gone.slice(),
    eventPoints: seat.eventPoints,
    anarchy: seat.anarchy,
    persons: seat.persons.slice(),
    captives: seat.captives.slice(),
    marks: seat.marks.slice(),
    runeStones: seat.runeStones,
    ally: seat.ally,
    destined: seat.destined.slice(),
  };
  if (seat.terms) copied.terms = seat.terms;
  return copied;
}

export function project(game: State, faces: Faces<Zone>, core: Core<ClashStep>): State {
  const table = (cards: readonly number[], zone: Zone) => faces(cards, zone, -1);
  const seen: State = {
    config: game.config,
    steps: core.steps,
    branches: core.branches,
    decision: core.decision,
    chance: core.chance,
    age: game.age,
    round: game.round,
    first: game.first,
    active: game.active,
    actions: game.actions,
    used: game.used.slice(),
    over: game.over,
    tiles: projectTiles(game, faces),
    turned: game.turned.slice(),
    box: table(game.box, 'box'),
    terrain: game.terrain.slice(),
    exhausted: game.exhausted.slice(),
    cities: projectCities(game.cities, faces),
    barbarians: game.barbarians.slice(),
    pirates: game.pirates.slice(),
    battle: projectBattle(game),
    actionDeck: table(game.actionDeck, 'deck'),
    actionDiscard: table(game.actionDiscard, 'open'),
    objectiveDeck: table(game.objectiveDeck, 'deck'),
    objectiveDiscard: table(game.objectiveDiscard, 'open'),
    eventDeck: table(game.eventDeck, 'deck'),
    eventDiscard: table(game.eventDiscard, 'open'),
    openEvents: table(game.openEvents, 'open'),
    wonderDeck: table(game.wonderDeck, 'deck'),
    openWonders: table(game.openWonders, 'open'),
    builders: game.builders.slice(),
    removed: table(game.removed, 'open'),
    seats: game.seats.map((seat, owner) => projectSeat(seat, owner, faces)),
  };
  return ofVersion(seen, game);
}

/** Of the cards that were turned, only those that still lie open. */
function projectBattle({ battle, actionDiscard, seats }: State): Battle | null {
  if (!battle || battle.played.every((cards) => cards.length === 0)) return battle;
  const isOpen = (card: number) =>
    actionDiscard.includes(card) || seats.some(({ revealed }) => revealed.includes(card));
  const [ours, theirs] = battle.played;
  return { ...battle, played: [ours.filter(isOpen), theirs.filter(isOpen)] };
}

/** All that lie face down together, then all that lie face up, back in their places. */
function projectTiles(game: State, faces: Faces<Zone>): number[] {
  const { tiles, turned } = game;
  const hidden = faces(
    tiles.filter((_, slot) => turned[slot]! < 0),
    'region',
    -1,
  );
  const shown = faces(
    tiles.filter((_, slot) => turned[slot]! >= 0),
    'explored',
    -1,
  );
  if (hidden.length + shown.length < tiles.length) return [];
  let h = 0;
  let s = 0;
  return tiles.map((_, slot) => (turned[slot]! < 0 ? hidden[h++]! : shown[s++]!));
}

/** Most cities look the same to everyone: those are shared, as they are never changed in place. */
function projectCities(cities: readonly City[], faces: Faces<Zone>): City[] {
  return cities.map((city) =>
    city.wonders.length === 0 ? city : { ...city, wonders: faces(city.wonders, 'open', city.owner) },
  );
}

function projectSeat(seat: SeatState, owner: Seat, faces: Faces<Zone>): SeatState {
  const own = (cards: readonly number[], zone: Zone) => faces(cards, zone, owner);
  const seen: SeatState = {
    civilization: seat.civilization,
    goods: seat.goods.slice(),
    advances: seat.advances.slice(),
    borrowed: seat.borrowed,
    truces: seat.truces.slice(),
    hindered: seat.hindered,
    track: seat.track,
    units: seat.units.slice(),
    home: seat.home,
    hand: own(seat.hand, 'hand'),
    objectives: own(seat.objectives, 'hand'),
    wonderHand: own(seat.wonderHand, 'hand'),
    offered: own(seat.offered, 'hand'),
    laid: own(seat.laid, 'hand'),
    revealed: own(seat.revealed, 'open'),
    leaders: own(seat.leaders, 'open'),
    ruling: own(seat.ruling, 'open'),
    killed: own(seat.killed, 'open'),
    reigns: seat.reigns,
    completed: own(seat.completed, 'open'),
    deeds: seat.deeds.slice(),
    kept: own(seat.kept, 'open'),
    gone: seat.gone.slice(),
    eventPoints: seat.eventPoints,
    anarchy: seat.anarchy,
    persons: own(seat.persons, 'open'),
    captives: seat.captives.slice(),
    marks: seat.marks.slice(),
    runeStones: seat.runeStones,
    ally: seat.ally,
    destined: own(seat.destined, 'deck'),
  };
  if (seat.terms) seen.terms = seat.terms;
  return seen;
}
