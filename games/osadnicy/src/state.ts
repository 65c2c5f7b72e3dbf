import type { Branch, Chance, Core, Faces, Seat } from '@imperia/engine';
import type { Colour, RowName } from './card-data.ts';
import type { Config } from './config.ts';
import type { Technology, Tokens } from './goods.ts';
import type { OsadnicyStep } from './steps.ts';

/** The factions that the virtual player of the solo game may play. */
export const VIRTUAL_FACTIONS = ['barbarians', 'romans', 'japanese', 'egyptians', 'atlanteans'] as const;
export type VirtualFaction = (typeof VIRTUAL_FACTIONS)[number];

export const PHASES = ['lookout', 'production', 'action', 'cleanup', 'attack', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** A card built in an empire. Never changed in place: a change is a new one. */
export interface Location {
  readonly card: number;
  /** Activations this round; for a feature with a limit, how often it has worked. */
  readonly used: number;
  /** Tokens laid on it as the cost of its action. */
  readonly spent: Tokens;
  readonly defended: boolean;
  readonly samurai: boolean;
  readonly blocked: boolean;
  /** The seat that it works for until the end of the round; -1 when it works for its owner. */
  readonly seizedBy: Seat;
  /** Cards laid under it to the end of the game. */
  readonly under: readonly number[];
  /** Resources laid on it to the end of the game: wood, stone, food. */
  readonly aside: Tokens;
  /** The card that marks a deal somebody made with this location, and who: -1 for none. */
  readonly route: number;
  readonly routeOf: Seat;
  /** Workers that enemies have sent here this round. */
  readonly visitors?: number;
  /** Goods kept here from one round to the next. */
  readonly stock?: Tokens;
  /** The colour that its owner chose for it. */
  readonly colour?: Colour;
  /** Cards that mark the sets which its feature knows of. */
  readonly markers?: readonly number[];
  /** The virtual Egyptians keep it out of the empire for a round. */
  readonly barred?: true;
  /** Technology that was placed here for good, in the order of `TECHNOLOGIES`. */
  readonly technology?: readonly Technology[];
  /** What this location asks for before it works has been paid this round. */
  readonly unlocked?: true;
  /** It does nothing until its owner frees it. */
  readonly wrecked?: true;
  /** The seat that its features answer too, until the end of the round. */
  readonly copiedBy?: Seat;
  /** Cards kept here for later prayers. */
  readonly kept?: readonly number[];
  /** Common cards laid here to use its action, until the cleanup phase. */
  readonly laid?: readonly number[];
  readonly statues?: number;
  /** The card under it that makes it worth so many points more. */
  readonly shored?: { readonly card: number; readonly vp: number };
  readonly fortifications?: number;
  /** The location that it was seized with, where that may be lost to a conquest. */
  readonly seizedWith?: number;
  /** What seized it is lost: nobody has it until the end of the round. */
  readonly neutral?: true;
}

/** A foundation that stands in a row of faction locations: its place among the foundations, and so many to its right. */
export interface Rampart {
  readonly at: number;
  readonly row: RowName;
  readonly right: number;
}

/** The faction whose locations the virtual player has, when one is at war alone. */
interface Rival {
  readonly deckNo: number;
  readonly deck: readonly number[];
  readonly discard: readonly number[];
}

export interface SeatState {
  /** The number of the faction's deck. */
  readonly deckNo: number;
  points: number;
  passed: boolean;
  tokens: number[];
  hand: number[];
  deck: number[];
  discard: number[];
  /** Deals under the faction board. */
  deals: number[];
  locations: Location[];
  foundations: number[];
  /** Razed while seized by another: foundations from the next round on. */
  returning: number[];
  /** Chosen to be built, signed or razed, and not yet where it goes. */
  announced: number[];
  /** Cards to choose from and pass on, in the alternative lookout. */
  draft: number[];
  /** The colours of the tokens of favour. */
  favours?: readonly Colour[];
  tricolour?: boolean;
  /** Cards drawn for the prayer that is being said. */
  prayed?: readonly number[];
  ramparts?: readonly Rampart[];
  /** What mini-expansions know of this seat. */
  minis?: SeatMinis;
}

export interface SeatMinis {
  /** The market has been visited this round. */
  readonly visited?: true;
  /** Diplomacy tiles used this round. */
  readonly used?: readonly number[];
  /** Nobody razes locations of this seat before its next turn. */
  readonly truce?: true;
  /** Resources that are kept in the next cleanup. */
  readonly sheltered?: Tokens;
}

/** What lies on the table of mini-expansions: all of it open. */
export interface Minis {
  readonly diplomacy: readonly number[];
  /** The tokens of the expedition that can be taken, and those that cannot in this round. */
  readonly expedition: readonly number[];
  readonly resting: readonly number[];
  readonly market: { readonly entrance: number; readonly stalls: readonly number[] } | null;
}

/** What the virtual player has collected beside locations. */
export interface Spoils {
  readonly deals: readonly number[];
  /** Tokens that have kept a location out of the empire. */
  readonly tokens: number;
  /** Tokens lost in place of a location, where the advanced variant says so. */
  readonly shields?: number;
}

export interface State extends Core<OsadnicyStep> {
  /** Of the rules it was dealt under, where these are not the first. */
  version?: string;
  readonly config: Config;
  steps: OsadnicyStep[];
  branches: Branch<OsadnicyStep>[];
  decision: number;
  chance: Chance;
  round: number;
  phase: Phase;
  first: Seat;
  deck: number[];
  discard: number[];
  lookout: number[];
  /** Out of the game. */
  removed: number[];
  /** What the virtual player of the solo game has collected. */
  collection: number[];
  /** The faction of the virtual player, where it has one. */
  virtual?: VirtualFaction;
  /** What it has collected beside locations, where there is any. */
  spoils?: Spoils;
  rival?: Rival;
  /** Basic technology has been spent in this turn. */
  techSpent?: true;
  minis?: Minis;
  /** How many locations are copied now; none when not said. */
  copies?: number;
  /** How many locations are seized now. */
  seizures: number;
  seats: SeatState[];
}

export const ZONES = {
  deck: 'nobody',
  discard: 'everyone',
  lookout: 'everyone',
  removed: 'everyone',
  collection: 'everyone',
  hand: 'owner',
  factionDeck: 'nobody',
  deal: 'everyone',
  location: 'everyone',
  foundation: 'owner',
  under: 'owner',
  marker: 'nobody',
  route: 'nobody',
  announced: 'everyone',
  tile: 'everyone',
  draft: 'owner',
} as const;
export type Zone = keyof typeof ZONES;

export function copy(game: State): State {
  const copied: State = {
    config: game.config,
    steps: game.steps.slice(),
    branches: game.branches.slice(),
    decision: game.decision,
    chance: { key: game.chance.key, counts: game.chance.counts.slice() },
    round: game.round,
    phase: game.phase,
    first: game.first,
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    lookout: game.lookout.slice(),
    removed: game.removed.slice(),
    collection: game.collection.slice(),
    seizures: game.seizures,
    seats: game.seats.map(copySeat),
  };
  return ofVersion(copied, game);
}

/** Games of the first version, and those without expansions, have no such fields: their states stay what they were. */
function ofVersion(state: State, { version, virtual, spoils, rival, techSpent, copies, minis }: State): State {
  if (version !== undefined) state.version = version;
  if (virtual !== undefined) state.virtual = virtual;
  if (spoils !== undefined) state.spoils = spoils;
  if (rival !== undefined) state.rival = rival;
  if (techSpent !== undefined) state.techSpent = techSpent;
  if (copies !== undefined) state.copies = copies;
  if (minis !== undefined) state.minis = minis;
  return state;
}

function copySeat(seat: SeatState): SeatState {
  return withFavours(
    {
      deckNo: seat.deckNo,
      points: seat.points,
      passed: seat.passed,
      tokens: seat.tokens.slice(),
      hand: seat.hand.slice(),
      deck: seat.deck.slice(),
      discard: seat.discard.slice(),
      deals: seat.deals.slice(),
      locations: seat.locations.slice(),
      foundations: seat.foundations.slice(),
      returning: seat.returning.slice(),
      announced: seat.announced.slice(),
      draft: seat.draft.slice(),
    },
    seat,
    seat.prayed,
  );
}

/** Seats that have never gained favour, or laid a rampart, have no such fields. */
function withFavours(
  seat: SeatState,
  { favours, tricolour, ramparts, minis }: SeatState,
  prayed: readonly number[] | undefined,
): SeatState {
  if (favours !== undefined) seat.favours = favours;
  if (tricolour !== undefined) seat.tricolour = tricolour;
  if (prayed !== undefined) seat.prayed = prayed;
  if (ramparts !== undefined) seat.ramparts = ramparts;
  if (minis !== undefined) seat.minis = minis;
  return seat;
}

export function project(game: State, faces: Faces<Zone>, core: Core<OsadnicyStep>): State {
  const table = (cards: readonly number[], zone: Zone) => faces(cards, zone, -1);
  const projected: State = {
    config: game.config,
    steps: core.steps,
    branches: core.branches,
    decision: core.decision,
    chance: core.chance,
    round: game.round,
    phase: game.phase,
    first: game.first,
    deck: table(game.deck, 'deck'),
    discard: table(game.discard, 'discard'),
    lookout: table(game.lookout, 'lookout'),
    removed: table(game.removed, 'removed'),
    collection: table(game.collection, 'collection'),
    seizures: game.seizures,
    seats: game.seats.map((seat, owner) => projectSeat(seat, owner, faces)),
  };
  const { spoils, rival, minis } = game;
  if (!spoils && !rival && !minis) return ofVersion(projected, game);
  return ofVersion(projected, {
    ...game,
    ...(spoils && { spoils: { ...spoils, deals: table(spoils.deals, 'collection') } }),
    ...(rival && {
      rival: { ...rival, deck: table(rival.deck, 'factionDeck'), discard: table(rival.discard, 'discard') },
    }),
    ...(minis && { minis: projectMinis(minis, (cards) => table(cards, 'tile')) }),
  });
}

function projectMinis(
  { diplomacy, expedition, resting, market }: Minis,
  seen: (cards: readonly number[]) => number[],
): Minis {
  return {
    diplomacy: seen(diplomacy),
    expedition: seen(expedition),
    resting: seen(resting),
    market: market && { entrance: seen([market.entrance])[0]!, stalls: seen(market.stalls) },
  };
}

function projectSeat(seat: SeatState, owner: Seat, faces: Faces<Zone>): SeatState {
  const own = (cards: readonly number[], zone: Zone) => faces(cards, zone, owner);
  return withFavours(
    {
      deckNo: seat.deckNo,
      points: seat.points,
      passed: seat.passed,
      tokens: seat.tokens.slice(),
      hand: own(seat.hand, 'hand'),
      deck: own(seat.deck, 'factionDeck'),
      discard: own(seat.discard, 'discard'),
      deals: own(seat.deals, 'deal'),
      locations: projectLocations(seat.locations, owner, faces),
      foundations: own(seat.foundations, 'foundation'),
      returning: own(seat.returning, 'foundation'),
      announced: own(seat.announced, 'announced'),
      draft: own(seat.draft, 'draft'),
    },
    seat,
    seat.prayed && own(seat.prayed, 'announced'),
  );
}

function projectLocations(locations: readonly Location[], owner: Seat, faces: Faces<Zone>): Location[] {
  const cards = faces(
    locations.map(({ card }) => card),
    'location',
    owner,
  );
  return locations.map((location, i) => projectLocation(location, cards[i]!, owner, faces));
}

function hasCards({ markers, kept, laid, shored }: Location): boolean {
  return markers !== undefined || kept !== undefined || laid !== undefined || shored !== undefined;
}

/** Most locations look the same to everyone: those are shared, as they are never changed in place. */
function projectLocation(location: Location, card: number, owner: Seat, faces: Faces<Zone>): Location {
  if (card === location.card && location.route === -1 && location.under.length === 0 && !hasCards(location))
    return location;
  const route = location.route === -1 ? -1 : faces([location.route], 'route', location.routeOf)[0]!;
  const under = location.under.length === 0 ? location.under : faces(location.under, 'under', owner);
  const { markers, kept, laid, shored } = location;
  return {
    ...location,
    card,
    under,
    route,
    ...(markers && { markers: faces(markers, 'marker', owner) }),
    ...(kept && { kept: faces(kept, 'location', owner) }),
    ...(laid && { laid: faces(laid, 'location', owner) }),
    ...(shored && { shored: { ...shored, card: faces([shored.card], 'under', owner)[0]! } }),
  };
}
