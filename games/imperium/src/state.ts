import type { Branch, Chance, Core, Faces, Seat } from '@imperia/engine';
import type { Nation, SideName, Suit } from './card-data.ts';
import type { Config } from './config.ts';
import type { ImperiumStep } from './steps.ts';

/** A place of the market. Never changed in place: a change is a new one. -1 where no card lies. */
export interface Slot {
  readonly card: number;
  /** The one under the card, or -1. */
  readonly unrest: number;
  /** On the card, in the order of `TOKENS`. */
  readonly tokens: readonly number[];
}

/** A card in somebody's play area. Never changed in place: a change is a new one. */
export interface InPlay {
  readonly card: number;
  readonly exhausted: boolean;
  /** Its solstice effect has been carried out this time. */
  readonly resolved: boolean;
  /** Progress laid on it. */
  readonly progress: number;
  readonly garrison: readonly number[];
  /** Region symbols that it has more or fewer of until the end of the turn: production, fertile, river. */
  readonly shift: readonly number[];
}

/** Where a card that is being played will go. */
export type Destination = 'discard' | 'history' | 'sunk' | 'exile';

/** A card that is being played and does not stay in play. */
export interface Announced {
  readonly card: number;
  readonly to: Destination;
}

/** What an effect that is being carried out must remember. Never changed in place. */
export interface Memo {
  /** The card whose effect it is. */
  readonly card: number;
  /** Cards drawn: the last ones of the hand. */
  readonly drawn: number;
  /** Part of the cost could not be done. */
  readonly failed: boolean;
  /** What was abandoned and recalled, by whomever. */
  readonly abandoned: readonly number[];
  readonly recalled: readonly number[];
  readonly returned: number;
  readonly discarded: number;
  readonly paid: number;
  readonly exiled: number;
  readonly declared: Suit | null;
  /** The region that the card was garrisoned under, or -1. */
  readonly host: number;
  /** Seats that avoid the attack, and seats that were given a mask: one bit each. */
  readonly avoided: number;
  readonly masked: number;
  /** Seats that were given a card. */
  readonly given: number;
  /** Tokens that came with the card this is a reaction to. */
  readonly amount: number;
  /** Masks that need not be discarded. */
  readonly reduced: number;
}

export const NEW_MEMO: Omit<Memo, 'card'> = Object.freeze({
  drawn: 0,
  failed: false,
  abandoned: [],
  recalled: [],
  returned: 0,
  discarded: 0,
  paid: 0,
  exiled: -1,
  declared: null,
  host: -1,
  avoided: 0,
  masked: 0,
  given: 0,
  amount: 0,
  reduced: 0,
});

export interface SeatState {
  readonly nation: Nation;
  readonly side: SideName;
  empire: boolean;
  actions: number;
  exhausts: number;
  /** In the order of `TOKENS`. */
  tokens: number[];
  hand: number[];
  /** The last is the top one, as in every deck. */
  deck: number[];
  discard: number[];
  history: number[];
  sunk: number[];
  play: InPlay[];
  power: number[];
  powerExhausted: boolean;
  powerResolved: boolean;
  nationDeck: number[];
  accession: number[];
  nationExhausted: boolean;
  /** For the Arthurians: the impending quests. */
  developments: number[];
  developmentExhausted: boolean;
  /** Utopians: the visible card first. */
  journey: number[];
  /** 1 to 4: both sides of both journey cards. */
  stage: number;
  journeyExhausted: boolean;
  journeyResolved: boolean;
  announced: Announced[];
  looked: number[];
  /** Cards played without an action this turn. */
  freePlayed: number[];
  /** The next card may be played whatever empire icon it shows. */
  ignoresIcon: boolean;
  /** Each player carries out King of Kings once at most. */
  crowned: boolean;
  memos: Memo[];
  /** Public memory: cards that everyone knows to be in the hand or deck, and in the history or sunk pile. */
  known: number[];
  buried: number[];
}

export type Phase = 'turn' | 'cleanup' | 'solstice' | 'end';

export interface State extends Core<ImperiumStep> {
  readonly config: Config;
  steps: ImperiumStep[];
  branches: Branch<ImperiumStep>[];
  decision: number;
  chance: Chance;
  round: number;
  phase: Phase;
  first: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** An action or exhaust effect of this turn has been used: it is an activation. */
  activated: boolean;
  /** Actions and exhaust effects are possible. */
  active: boolean;
  /** Who attacks, while the others may still avoid it; -1 when nobody does. */
  attacker: Seat;
  /** The round after which the game ends; 0 while nobody knows. */
  lastRound: number;
  collapsed: boolean;
  /** Main deck twice, region, uncivilised, civilised. */
  market: Slot[];
  main: number[];
  regions: number[];
  uncivilised: number[];
  civilised: number[];
  fame: number[];
  king: number[];
  kingTurned: boolean;
  unrest: number[];
  exile: number[];
  /** Turned over from the main deck, for the moment. */
  revealed: number[];
  /** Not in this game. */
  box: number[];
  seats: SeatState[];
  /** Of the rules; none in games of the first one. */
  version?: string;
}

export const ZONES = {
  market: 'everyone',
  deck: 'nobody',
  king: 'everyone',
  unrest: 'everyone',
  exile: 'everyone',
  revealed: 'everyone',
  box: 'nobody',
  hand: 'owner',
  discard: 'everyone',
  history: 'owner',
  play: 'everyone',
  garrison: 'everyone',
  power: 'everyone',
  developments: 'everyone',
  announced: 'everyone',
  looked: 'owner',
} as const;
export type Zone = keyof typeof ZONES;

export function copy(game: State): State {
  return ofVersion(game, {
    config: game.config,
    steps: game.steps.slice(),
    branches: game.branches.slice(),
    decision: game.decision,
    chance: { key: game.chance.key, counts: game.chance.counts.slice() },
    round: game.round,
    phase: game.phase,
    first: game.first,
    turn: game.turn,
    activated: game.activated,
    active: game.active,
    attacker: game.attacker,
    lastRound: game.lastRound,
    collapsed: game.collapsed,
    market: game.market.slice(),
    main: game.main.slice(),
    regions: game.regions.slice(),
    uncivilised: game.uncivilised.slice(),
    civilised: game.civilised.slice(),
    fame: game.fame.slice(),
    king: game.king.slice(),
    kingTurned: game.kingTurned,
    unrest: game.unrest.slice(),
    exile: game.exile.slice(),
    revealed: game.revealed.slice(),
    box: game.box.slice(),
    seats: game.seats.map(copySeat),
  });
}

/** Games of the first version have no such field: their states stay what they were. */
function ofVersion({ version }: State, state: State): State {
  if (version !== undefined) state.version = version;
  return state;
}

function copySeat(seat: SeatState): SeatState {
  return {
    nation: seat.nation,
    side: seat.side,
    empire: seat.empire,
    actions: seat.actions,
    exhausts: seat.exhausts,
    tokens: seat.tokens.slice(),
    hand: seat.hand.slice(),
    deck: seat.deck.slice(),
    discard: seat.discard.slice(),
    history: seat.history.slice(),
    sunk: seat.sunk.slice(),
    play: seat.play.slice(),
    power: seat.power.slice(),
    powerExhausted: seat.powerExhausted,
    powerResolved: seat.powerResolved,
    nationDeck: seat.nationDeck.slice(),
    accession: seat.accession.slice(),
    nationExhausted: seat.nationExhausted,
    developments: seat.developments.slice(),
    developmentExhausted: seat.developmentExhausted,
    journey: seat.journey.slice(),
    stage: seat.stage,
    journeyExhausted: seat.journeyExhausted,
    journeyResolved: seat.journeyResolved,
    announced: seat.announced.slice(),
    looked: seat.looked.slice(),
    freePlayed: seat.freePlayed.slice(),
    ignoresIcon: seat.ignoresIcon,
    crowned: seat.crowned,
    memos: seat.memos.slice(),
    known: seat.known.slice(),
    buried: seat.buried.slice(),
  };
}

export function project(game: State, faces: Faces<Zone>, core: Core<ImperiumStep>): State {
  const table = (cards: readonly number[], zone: Zone) => faces(cards, zone, -1);
  return ofVersion(game, {
    config: game.config,
    steps: core.steps,
    branches: core.branches,
    decision: core.decision,
    chance: core.chance,
    round: game.round,
    phase: game.phase,
    first: game.first,
    turn: game.turn,
    activated: game.activated,
    active: game.active,
    attacker: game.attacker,
    lastRound: game.lastRound,
    collapsed: game.collapsed,
    market: game.market.map((slot) => projectSlot(slot, faces)),
    main: table(game.main, 'deck'),
    regions: table(game.regions, 'deck'),
    uncivilised: table(game.uncivilised, 'deck'),
    civilised: table(game.civilised, 'deck'),
    fame: table(game.fame, 'deck'),
    king: table(game.king, 'king'),
    kingTurned: game.kingTurned,
    unrest: table(game.unrest, 'unrest'),
    exile: table(game.exile, 'exile'),
    revealed: table(game.revealed, 'revealed'),
    box: table(game.box, 'box'),
    seats: game.seats.map((seat, owner) => projectSeat(seat, owner, faces, game.phase === 'end')),
  });
}

function projectSlot(slot: Slot, faces: Faces<Zone>): Slot {
  const one = (card: number) => (card === -1 ? -1 : faces([card], 'market', -1)[0]!);
  const card = one(slot.card);
  const unrest = one(slot.unrest);
  return card === slot.card && unrest === slot.unrest ? slot : { card, unrest, tokens: slot.tokens };
}

/** Points are counted in the open: then everyone sees all cards that anybody owns. */
function projectSeat(seat: SeatState, owner: Seat, faces: Faces<Zone>, counted: boolean): SeatState {
  const own = (cards: readonly number[], zone: Zone) => faces(cards, counted ? 'revealed' : zone, owner);
  return {
    nation: seat.nation,
    side: seat.side,
    empire: seat.empire,
    actions: seat.actions,
    exhausts: seat.exhausts,
    tokens: seat.tokens.slice(),
    hand: own(seat.hand, 'hand'),
    deck: own(seat.deck, 'deck'),
    discard: own(seat.discard, 'discard'),
    history: own(seat.history, 'history'),
    sunk: own(seat.sunk, 'history'),
    play: projectPlay(seat.play, owner, faces),
    power: own(seat.power, 'power'),
    powerExhausted: seat.powerExhausted,
    powerResolved: seat.powerResolved,
    nationDeck: own(seat.nationDeck, 'deck'),
    accession: own(seat.accession, 'power'),
    nationExhausted: seat.nationExhausted,
    developments: own(seat.developments, 'developments'),
    developmentExhausted: seat.developmentExhausted,
    journey: own(seat.journey, 'power'),
    stage: seat.stage,
    journeyExhausted: seat.journeyExhausted,
    journeyResolved: seat.journeyResolved,
    announced: projectAnnounced(seat.announced, owner, faces),
    looked: own(seat.looked, 'looked'),
    freePlayed: seat.freePlayed.slice(),
    ignoresIcon: seat.ignoresIcon,
    crowned: seat.crowned,
    memos: seat.memos.slice(),
    known: seat.known.slice(),
    buried: seat.buried.slice(),
  };
}

function projectAnnounced(announced: readonly Announced[], owner: Seat, faces: Faces<Zone>): Announced[] {
  if (announced.length === 0) return [];
  const cards = announced.map(({ card }) => card);
  const seen = faces(cards, 'announced', owner);
  return announced.map(({ to }, i) => ({ card: seen[i]!, to }));
}

/** Most cards in play look the same to everyone: those are shared, as they are never changed in place. */
function projectPlay(play: readonly InPlay[], owner: Seat, faces: Faces<Zone>): InPlay[] {
  const hosts = play.map(({ card }) => card);
  const cards = faces(hosts, 'play', owner);
  return play.map((one, i) => {
    const garrison = one.garrison.length === 0 ? one.garrison : faces(one.garrison, 'garrison', owner);
    const same = garrison.every((card, j) => card === one.garrison[j]);
    return same && cards[i] === one.card && garrison.length === one.garrison.length
      ? one
      : { ...one, card: cards[i]!, garrison };
  });
}
