import attack from '../cards/attack.json' with { type: 'json' };
import barbarians from '../cards/barbarians.json' with { type: 'json' };
import common from '../cards/common.json' with { type: 'json' };
import egyptians from '../cards/egyptians.json' with { type: 'json' };
import japanese from '../cards/japanese.json' with { type: 'json' };
import romans from '../cards/romans.json' with { type: 'json' };
import {
  type Action,
  type CardData,
  COLOURS,
  DECKS,
  type Effect,
  type Kind,
  type Modifier,
  type PackFile,
  type Source,
  type Trigger,
} from './card-data.ts';
import { type Good, NO_TOKENS, type Tokens, tokens } from './goods.ts';
import { checkPack } from './pack.ts';

/** One physical card, ready to play. Its number is its place in `CARDS`; the state holds only numbers. */
export interface Card {
  readonly no: number;
  readonly code: string;
  readonly data: CardData;
  /** Place in `DECKS`: 0 for common cards. */
  readonly deck: number;
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
  readonly triggers: readonly CompiledTrigger[];
  readonly modifiers: readonly Modifier[];
  readonly action: CompiledAction | null;
}

/** The place of the attack cards behind `DECKS`: a deck that nobody draws from. */
export const ATTACK_DECK = DECKS.length;

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
const numbers = new Map<string, number>();
const decks: number[][] = [];

/** Every list of effects, by number; 0 is the empty one. */
export const PROGRAMS: readonly (readonly Effect[])[] = programs;

/** Every card of the loaded packs, by number. */
export const CARDS: readonly Card[] = cards;

/** Those that can be built: all but the attack cards of the solo game. */
export function locationCards(): Card[] {
  return CARDS.filter(({ deck }) => deck !== ATTACK_DECK);
}

/** The branches of a `oneOf`. */
export function choicesOf(effect: Effect & { op: 'oneOf' }): readonly CompiledChoice[] {
  return choices.get(effect)!;
}

export function cardNumber(code: string): number | undefined {
  return numbers.get(code);
}

/** The cards of one deck, in the order of their codes. */
export function deckCards(deck: number): readonly number[] {
  return decks[deck] ?? [];
}

export function cardOf(no: number): Card {
  return CARDS[no]!;
}

/** Adds a pack's cards behind those already there, so that numbers given before stay true. */
export function addPack(file: unknown): void {
  const pack: PackFile = checkPack(file);
  const deck = DECKS.indexOf(pack.deck);
  for (const data of pack.cards) {
    const compiled = compileShared(data);
    for (let copy = 0; copy < data.copies; copy++) addCopy(data, copy, deck, compiled);
  }
}

type Shared = Pick<Card, 'bonus' | 'production' | 'triggers' | 'modifiers' | 'action'>;

function compileShared(data: CardData): Shared {
  return {
    bonus: compile(data.bonus),
    production: compile(data.production),
    triggers: (data.triggers ?? []).map(({ when, max, effects }) => ({
      when,
      max: max ?? Number.POSITIVE_INFINITY,
      program: compile(effects),
    })),
    modifiers: data.modifiers ?? [],
    action: data.action ? compileAction(data.action) : null,
  };
}

function addCopy(data: CardData, copy: number, deck: number, shared: Shared): void {
  const code = codeOf(data.id, copy);
  if (numbers.has(code)) throw new Error(`The card ${code} is there already`);
  const cost = data.byCopy?.[copy]?.cost ?? data.cost;
  const card: Card = {
    no: cards.length,
    code,
    data,
    deck,
    kind: data.kind,
    colours: data.colors.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
    cost: tokens(cost),
    locations: cost.location ?? 0,
    deal: data.deal?.[copy] ?? null,
    raze: data.byCopy?.[copy]?.raze ?? data.raze ?? [],
    ...shared,
  };
  numbers.set(code, card.no);
  cards.push(Object.freeze(card));
  decks[deck] ??= [];
  decks[deck].push(card.no);
}

/** ZWY044 and 1 make ZWY045. */
function codeOf(first: string, copy: number): string {
  const prefix = first.slice(0, 3);
  return prefix + String(Number(first.slice(3)) + copy).padStart(3, '0');
}

function compileAction(action: Action): CompiledAction {
  const { card = 0, deal = 0, ...spend } = action.spend;
  return { spend: tokens(spend), cards: card, deals: deal, times: action.times ?? 1, program: compile(action.effects) };
}

function compile(effects: readonly Effect[] = []): Program {
  if (effects.length === 0) return 0;
  for (const effect of effects) {
    if (effect.op !== 'oneOf') continue;
    choices.set(
      effect,
      effect.of.map((choice) => ({
        spend: choice.spend ? tokens(choice.spend) : NO_TOKENS,
        program: compile(choice.effects),
      })),
    );
  }
  return programs.push(Object.freeze(effects)) - 1;
}

/** Attack cards of the solo game: no locations, but their target counts as the good of a deal. */
function addAttackCards(): void {
  for (const { id, copies, name, target } of attack.cards) {
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
    const shared = compileShared(data);
    for (let copy = 0; copy < copies; copy++) addCopy(data, copy, ATTACK_DECK, shared);
  }
}

for (const pack of [common, barbarians, japanese, romans, egyptians]) addPack(pack);
addAttackCards();
