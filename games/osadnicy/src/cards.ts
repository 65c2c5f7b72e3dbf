import type { Source } from '@imperia/kit';
import amazonsBarbarians from '../cards/amazons/barbarians.json' with { type: 'json' };
import amazonsCommon from '../cards/amazons/common.json' with { type: 'json' };
import amazonsEgyptians from '../cards/amazons/egyptians.json' with { type: 'json' };
import amazonsJapanese from '../cards/amazons/japanese.json' with { type: 'json' };
import amazonsRomans from '../cards/amazons/romans.json' with { type: 'json' };
import amazons from '../cards/amazons.json' with { type: 'json' };
import atlanteans from '../cards/atlanteans.json' with { type: 'json' };
import atlantisAmazons from '../cards/atlantis/amazons.json' with { type: 'json' };
import atlantisAztecs from '../cards/atlantis/aztecs.json' with { type: 'json' };
import atlantisBarbarians from '../cards/atlantis/barbarians.json' with { type: 'json' };
import atlantisCommon from '../cards/atlantis/common.json' with { type: 'json' };
import atlantisEgyptians from '../cards/atlantis/egyptians.json' with { type: 'json' };
import atlantisJapanese from '../cards/atlantis/japanese.json' with { type: 'json' };
import atlantisRomans from '../cards/atlantis/romans.json' with { type: 'json' };
import attack from '../cards/attack.json' with { type: 'json' };
import aztecsAtlanteans from '../cards/aztecs/atlanteans.json' with { type: 'json' };
import aztecsBarbarians from '../cards/aztecs/barbarians.json' with { type: 'json' };
import aztecsEgyptians from '../cards/aztecs/egyptians.json' with { type: 'json' };
import aztecsJapanese from '../cards/aztecs/japanese.json' with { type: 'json' };
import aztecsRomans from '../cards/aztecs/romans.json' with { type: 'json' };
import aztecs from '../cards/aztecs.json' with { type: 'json' };
import barbarians from '../cards/barbarians.json' with { type: 'json' };
import common from '../cards/common.json' with { type: 'json' };
import egyptians from '../cards/egyptians.json' with { type: 'json' };
import friendsAmazons from '../cards/friends/amazons.json' with { type: 'json' };
import friendsAtlanteans from '../cards/friends/atlanteans.json' with { type: 'json' };
import friendsAztecs from '../cards/friends/aztecs.json' with { type: 'json' };
import friendsBarbarians from '../cards/friends/barbarians.json' with { type: 'json' };
import friendsCommon from '../cards/friends/common.json' with { type: 'json' };
import friendsEgyptians from '../cards/friends/egyptians.json' with { type: 'json' };
import friendsJapanese from '../cards/friends/japanese.json' with { type: 'json' };
import friendsRomans from '../cards/friends/romans.json' with { type: 'json' };
import japanese from '../cards/japanese.json' with { type: 'json' };
import magic3Amazons from '../cards/magic3/amazons.json' with { type: 'json' };
import magic3Atlanteans from '../cards/magic3/atlanteans.json' with { type: 'json' };
import magic3Aztecs from '../cards/magic3/aztecs.json' with { type: 'json' };
import magic3Barbarians from '../cards/magic3/barbarians.json' with { type: 'json' };
import magic3Common from '../cards/magic3/common.json' with { type: 'json' };
import magic3Egyptians from '../cards/magic3/egyptians.json' with { type: 'json' };
import magic3Japanese from '../cards/magic3/japanese.json' with { type: 'json' };
import magic3Romans from '../cards/magic3/romans.json' with { type: 'json' };
import minisCommon from '../cards/minis/common.json' with { type: 'json' };
import minisTiles from '../cards/minis/tiles.json' with { type: 'json' };
import romans from '../cards/romans.json' with { type: 'json' };
import warBarbarians from '../cards/war/barbarians.json' with { type: 'json' };
import warCommon from '../cards/war/common.json' with { type: 'json' };
import warEgyptians from '../cards/war/egyptians.json' with { type: 'json' };
import warJapanese from '../cards/war/japanese.json' with { type: 'json' };
import warRomans from '../cards/war/romans.json' with { type: 'json' };
import {
  type Action,
  type CardData,
  COLOURS,
  type Effect,
  type Kind,
  type Modifier,
  type PackFile,
  type Power,
  type Trigger,
} from './card-data.ts';
import { isPlayed, miniCard, type Option, TILES } from './config.ts';
import { type Good, NO_TOKENS, type Token, type Tokens, tokens } from './goods.ts';
import { ATTACK_DECK, codeOf, deckOf, FIRST_OWN, newCardNumber, newProgramNumber, numberedCodes } from './numbers.ts';
import { checkPack } from './pack.ts';

/** One physical card, ready to play. Its number is its place in `CARDS`; the state holds only numbers. */
export interface Card {
  readonly no: number;
  readonly code: string;
  readonly data: CardData;
  /** Its number: 0 for common cards. */
  readonly deck: number;
  /** The expansion that it belongs to, or another name for cards that are always in play. */
  readonly pack: string;
  readonly kind: Kind;
  /** One bit for each of `COLOURS`. */
  readonly colours: number;
  readonly cost: Tokens;
  /** How many locations or foundations must be given up. */
  readonly locations: number;
  readonly deal: Good | null;
  readonly raze: readonly Good[];
  readonly bonus: Program;
  readonly production: Program;
  readonly open: boolean;
  readonly triggers: readonly CompiledTrigger[];
  readonly modifiers: readonly Modifier[];
  readonly powers: readonly Power[];
  readonly printedDefense: boolean;
  readonly fortress: boolean;
  /** Tokens that it keeps in the cleanup phase. */
  readonly store: readonly Token[];
  /** Goods may be laid on it in the cleanup phase, for the next round. */
  readonly stocks: boolean;
  readonly action: CompiledAction | null;
  readonly instant: readonly CompiledAction[];
  /** What unlocks its action and its features for a round; null for those that need none. */
  readonly unlock: Tokens | null;
  readonly event: Program;
}

/** The number of a list of effects in `PROGRAMS`; a step names it instead of holding the effects. */
export type Program = number;

interface CompiledTrigger {
  readonly when: Trigger['when'];
  readonly max: number;
  readonly program: Program;
}

export interface CompiledAction {
  readonly spend: Tokens;
  readonly cards: number;
  readonly deals: number;
  readonly foundations: number;
  /** Common cards from the hand that are laid under the location. */
  readonly laid: number;
  readonly times: number;
  readonly program: Program;
}

export interface CompiledChoice {
  readonly spend: Tokens;
  readonly program: Program;
}

const programs: (readonly Effect[])[] = [[]];
const choices = new Map<Effect, readonly CompiledChoice[]>();
const cards: Card[] = [];
/*
 * What people's own packs bring lies far behind, and is found by its number alone: as the prototype of the lists it is
 * looked up like the rest, and whoever goes through the lists meets the cards of the game and no others.
 */
const ownPrograms: Record<number, readonly Effect[]> = Object.create(Array.prototype);
const ownCards: Record<number, Card> = Object.create(Array.prototype);
Object.setPrototypeOf(programs, ownPrograms);
Object.setPrototypeOf(cards, ownCards);
const numbers = new Map<string, number>();
const decks: number[][] = [];
/** What `deckCards` found, by options and deck: it is asked for every game that is dealt. */
const playedCards = new Map<string, (readonly number[])[]>();

/** Every list of effects, by number; 0 is the empty one. */
export const PROGRAMS: readonly (readonly Effect[])[] = programs;

/** Every card of the loaded packs, by number. */
export const CARDS: readonly Card[] = cards;

/** Those that can be built: all but the attack cards of the solo game. */
export function locationCards(): Card[] {
  return CARDS.filter(({ deck, pack }) => deck !== ATTACK_DECK && pack !== TILES);
}

/** The branches of a `oneOf`. */
export function choicesOf(effect: Effect & { op: 'oneOf' }): readonly CompiledChoice[] {
  return choices.get(effect)!;
}

export function cardNumber(code: string): number | undefined {
  return numbers.get(code);
}

/** The cards of one deck in such a game, in the order of their numbers: those of an expansion only where it is played. */
export function deckCards(deck: number, options: readonly Option[]): number[] {
  const key = options.join();
  const found = playedCards.get(key) ?? [];
  playedCards.set(key, found);
  found[deck] ??= (decks[deck] ?? []).filter((no) => isPlayed(CARDS[no]!.pack, options));
  return found[deck].slice();
}

export function cardOf(no: number): Card {
  return CARDS[no]!;
}

/** Adds a pack's cards: those that have no number for good come behind all others, wherever they stand in the file. */
export function addPack(file: unknown): void {
  addCards(checkPack(file));
}

function addCards(pack: PackFile): void {
  playedCards.clear();
  for (const data of pack.cards) addCard(data, deckOf(pack.deck), pack.pack);
}

function addCard(data: CardData, deck: number, pack: string): void {
  const shared = { ...compileShared(data), deck, pack };
  for (let copy = 0; copy < data.copies; copy++) {
    const card = copyOf(data, copy, shared, newCardNumber);
    if (numbers.has(card.code)) throw new Error(`The card ${card.code} is there already`);
    numbers.set(card.code, card.no);
    cards[card.no] = card;
    decks[deck] ??= [];
    decks[deck].push(card.no);
    decks[deck].sort((a, b) => a - b);
  }
}

/** The name that cards of people's own packs have for their pack. */
export const OWN = 'own';

/** Cards of somebody's own pack, with numbers from this one on; so have their lists of effects. */
export function addOwnCards({ deck, cards: added }: PackFile, first: number): Card[] {
  let [card, program] = [first, first];
  const newProgram = () => program++;
  return added.flatMap((data) => {
    const shared = { ...compileShared(data, newProgram), deck: deckOf(deck), pack: OWN };
    return Array.from({ length: data.copies }, (_, copy) => {
      const one = copyOf(data, copy, shared, () => card++);
      ownCards[one.no] = one;
      return one;
    });
  });
}

/** Of so many numbers from this one on. */
export function forgetOwnCards(first: number, many: number): void {
  for (let no = first; no < first + many; no++) {
    for (const effect of ownPrograms[no] ?? []) choices.delete(effect);
    delete ownPrograms[no];
    delete ownCards[no];
  }
}

type Compiled = Pick<
  Card,
  | 'bonus'
  | 'production'
  | 'triggers'
  | 'modifiers'
  | 'powers'
  | 'printedDefense'
  | 'fortress'
  | 'store'
  | 'stocks'
  | 'action'
  | 'instant'
  | 'open'
  | 'unlock'
  | 'event'
>;
type Shared = Compiled & Pick<Card, 'deck' | 'pack'>;

type NewNumber = (code: string) => number;

function compileShared(data: CardData, newNumber: NewNumber = newProgramNumber): Compiled {
  const compile = (effects: readonly Effect[] | undefined) => compiled(effects, data.id, newNumber);
  const compileAction = (action: Action) => compiledAction(action, compile);
  return {
    bonus: compile(data.bonus),
    production: compile(data.production),
    open: data.open === true,
    triggers: (data.triggers ?? []).map(({ when, max, effects }) => ({
      when,
      max: max ?? Number.POSITIVE_INFINITY,
      program: compile(effects),
    })),
    modifiers: data.modifiers ?? [],
    powers: data.powers ?? [],
    printedDefense: data.printedDefense === true,
    fortress: data.fortress === true,
    store: data.store ?? [],
    stocks: data.stock !== undefined,
    action: data.action ? compileAction(data.action) : null,
    instant: (data.instant ?? []).map(compileAction),
    unlock: data.unlock ? tokens(data.unlock) : null,
    event: compile(data.event),
  };
}

function copyOf(data: CardData, copy: number, shared: Shared, newNumber: NewNumber): Card {
  const code = codeOf(data.id, copy);
  const cost = data.byCopy?.[copy]?.cost ?? data.cost;
  return Object.freeze({
    no: newNumber(code),
    code,
    data,
    kind: data.kind,
    colours: data.colors.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
    cost: tokens(cost),
    locations: cost.location ?? 0,
    deal: data.deal?.[copy] ?? null,
    raze: data.byCopy?.[copy]?.raze ?? data.raze ?? [],
    ...shared,
  });
}

function compiledAction(action: Action, compile: (effects: readonly Effect[]) => Program): CompiledAction {
  const { card = 0, deal = 0, foundation = 0, laid = 0, ...spend } = action.spend;
  const program = compile(action.effects);
  const times = action.times === 'any' ? Number.POSITIVE_INFINITY : (action.times ?? 1);
  return { spend: tokens(spend), cards: card, deals: deal, foundations: foundation, laid, times, program };
}

/** Of the card with this code. */
function compiled(effects: readonly Effect[] = [], code: string, newNumber: NewNumber): Program {
  if (effects.length === 0) return 0;
  for (const effect of effects) {
    if (effect.op !== 'oneOf') continue;
    choices.set(
      effect,
      effect.of.map((choice) => ({
        spend: choice.spend ? tokens(choice.spend) : NO_TOKENS,
        program: compiled(choice.effects, code, newNumber),
      })),
    );
  }
  const program = newNumber(code);
  const list = program < FIRST_OWN ? programs : ownPrograms;
  list[program] = Object.freeze(effects);
  return program;
}

interface AttackCard extends Pick<CardData, 'id' | 'copies' | 'name'> {
  readonly target: string;
  /** The expansion that it comes with. */
  readonly pack?: string;
}

/** Attack cards of the solo game: no locations, but their target counts as the good of a deal. */
function addAttackCards(): void {
  for (const { id, copies, name, target, pack } of attack.cards as readonly AttackCard[]) {
    const data: CardData = {
      id,
      copies,
      name,
      kind: 'action',
      colors: [],
      cost: {},
      deal: new Array<Good>(copies).fill(target as Good),
      source: attack.source as Source,
    };
    addCard(data, ATTACK_DECK, pack ?? 'base');
  }
}

interface TileData extends Pick<CardData, 'id' | 'name' | 'action'> {
  /** The mini-expansion that it belongs to. */
  readonly of: string;
}

const tiles: { readonly no: number; readonly of: string }[] = [];

/** Tokens and tiles of mini-expansions, by the mini-expansion. */
export function tilesOf(mini: Option): number[] {
  return tiles.filter(({ of }) => of === mini).map(({ no }) => no);
}

/** They lie on the table and are used like locations with an action. */
function addTiles(): void {
  for (const { of, ...tile } of minisTiles.cards as readonly TileData[]) {
    addCard(
      { ...tile, copies: 1, kind: 'action', colors: [], cost: {}, source: minisTiles.source as Source },
      0,
      TILES,
    );
    tiles.push({ no: numbers.get(tile.id)!, of });
  }
}

/** Stored games name a card by its number, and numbers have no gaps: whatever goes through all of them finds a card, and a list of effects, at each. */
function checkWhole(): void {
  const missing = numberedCodes().find((code) => !numbers.has(code));
  if (missing) throw new Error(`The card ${missing} is missing`);
  for (let program = 0; program < programs.length; program++) programs[program] ??= [];
}

const BASE = [common, barbarians, japanese, romans, egyptians, amazons, atlanteans, aztecs];
const AMAZONS = [amazonsCommon, amazonsBarbarians, amazonsJapanese, amazonsRomans, amazonsEgyptians];

const FRIENDS = [
  friendsCommon,
  friendsBarbarians,
  friendsJapanese,
  friendsRomans,
  friendsEgyptians,
  friendsAmazons,
  friendsAtlanteans,
  friendsAztecs,
];

const ATLANTIS = [
  atlantisCommon,
  atlantisBarbarians,
  atlantisJapanese,
  atlantisRomans,
  atlantisEgyptians,
  atlantisAmazons,
  atlantisAztecs,
];

const MAGIC3 = [
  magic3Common,
  magic3Barbarians,
  magic3Japanese,
  magic3Romans,
  magic3Egyptians,
  magic3Amazons,
  magic3Aztecs,
  magic3Atlanteans,
];
const AZTECS = [aztecsBarbarians, aztecsJapanese, aztecsRomans, aztecsEgyptians, aztecsAtlanteans];
const WAR = [warCommon, warBarbarians, warJapanese, warRomans, warEgyptians];

/** The tests check them against the schema, which nobody has to fetch to play. */
const PACKS: readonly unknown[] = [...BASE, ...AMAZONS, ...FRIENDS, ...MAGIC3, ...ATLANTIS, ...AZTECS, ...WAR];
for (const pack of PACKS) addCards(pack as PackFile);
for (const [i, data] of (minisCommon as PackFile).cards.entries()) addCard(data, 0, miniCard(i));
addAttackCards();
addTiles();
checkWhole();
