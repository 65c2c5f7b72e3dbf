import arthurians from '../cards/arthurians.json' with { type: 'json' };
import atlanteans from '../cards/atlanteans.json' with { type: 'json' };
import carthaginians from '../cards/carthaginians.json' with { type: 'json' };
import celts from '../cards/celts.json' with { type: 'json' };
import classics from '../cards/common-classics.json' with { type: 'json' };
import legends from '../cards/common-legends.json' with { type: 'json' };
import egyptians from '../cards/egyptians.json' with { type: 'json' };
import greeks from '../cards/greeks.json' with { type: 'json' };
import macedonians from '../cards/macedonians.json' with { type: 'json' };
import mauryans from '../cards/mauryans.json' with { type: 'json' };
import minoans from '../cards/minoans.json' with { type: 'json' };
import olmecs from '../cards/olmecs.json' with { type: 'json' };
import persians from '../cards/persians.json' with { type: 'json' };
import qin from '../cards/qin.json' with { type: 'json' };
import romans from '../cards/romans.json' with { type: 'json' };
import scythians from '../cards/scythians.json' with { type: 'json' };
import utopians from '../cards/utopians.json' with { type: 'json' };
import vikings from '../cards/vikings.json' with { type: 'json' };
import {
  BOXES,
  type Box,
  type CardData,
  type CommonData,
  type Do,
  type Effect,
  type Icon,
  NATIONS,
  type Nation,
  type NationData,
  type Points,
  type SideName,
  type StateName,
  type Suit,
} from './card-data.ts';

/** One list of effects of a card, by number; a step names it instead of holding the effects. */
export type ListNo = number;

/** An effect of a card or of one of its sides, ready to be carried out. */
export interface CardEffect extends Effect {
  /** Place among the effects of its side: what a step calls it. */
  readonly no: number;
  readonly list: ListNo;
}

/** What a card or one of its sides does and scores. */
export interface Face {
  readonly side: SideName | null;
  readonly effects: readonly CardEffect[];
  readonly vp: Points | null;
  /** Changes of a rule, while it is in play. */
  readonly standing: readonly Do[];
  readonly reactions: readonly CardEffect[];
  /** Exhaust effects that are used in one's own turn. */
  readonly uses: readonly CardEffect[];
}

/** One physical card, ready to play. Its number is its place in `CARDS`; the state holds only numbers. */
export interface Card {
  readonly no: number;
  readonly data: CardData;
  readonly box: Box;
  /** Whose colour it bears; null for common cards. */
  readonly nation: Nation | null;
  readonly suits: readonly Suit[];
  readonly icons: readonly Icon[];
  readonly state: StateName | null;
  readonly permanent: boolean;
  readonly attack: boolean;
  readonly unrest: boolean;
  readonly region: boolean;
  readonly freePlay: boolean;
  /** A single one, or sides A and B. */
  readonly faces: readonly Face[];
}

const cards: Card[] = [];
const numbers = new Map<string, number>();
const lists: (readonly Do[])[][] = [];
const listNumbers = new Map<readonly Do[], ListNo>();
const decks: number[][] = [];

/** Every card of both boxes, by number. */
export const CARDS: readonly Card[] = cards;

export const NATION_DATA = Object.freeze({
  carthaginians,
  celts,
  greeks,
  macedonians,
  persians,
  romans,
  scythians,
  vikings,
  arthurians,
  atlanteans,
  egyptians,
  mauryans,
  minoans,
  olmecs,
  qin,
  utopians,
}) as unknown as Readonly<Record<Nation, NationData>>;

export const COMMON_DATA = { classics, legends } as unknown as Readonly<Record<Box, CommonData>>;

export function cardOf(no: number): Card {
  return CARDS[no]!;
}

export function cardNumber(id: string): number | undefined {
  return numbers.get(id);
}

/** All cards of a nation, in printed order. */
export function nationCards(nation: Nation): readonly number[] {
  return decks[BOXES.length + NATIONS.indexOf(nation)]!;
}

/** The common cards of a box, in printed order. */
export function commonCards(box: Box): readonly number[] {
  return decks[BOXES.indexOf(box)]!;
}

/** A list of effects of this card. */
export function listOf(card: number, list: ListNo): readonly Do[] {
  return lists[card]![list]!;
}

/** The number of a list within its card. */
export function listNo(list: readonly Do[]): ListNo {
  return listNumbers.get(list)!;
}

function addCard(data: CardData, box: Box, nation: Nation | null): number {
  const no = cards.length;
  lists.push([]);
  const sides = data.sides?.map(({ side, effects, vp }) => newFace(no, side, effects, vp));
  const card: Card = {
    no,
    data,
    box,
    nation,
    suits: data.suits ?? (data.type === 'none' ? [] : [data.type]),
    icons: data.icons ?? [],
    state: data.state ?? null,
    permanent: data.permanent === true,
    attack: data.attack === true,
    unrest: data.type === 'unrest',
    region: data.type === 'region',
    freePlay: data.flags?.includes('free-play') === true,
    faces: sides ?? [newFace(no, null, data.effects ?? [], data.vp)],
  };
  numbers.set(data.id, no);
  cards.push(Object.freeze(card));
  return no;
}

function newFace(card: number, side: SideName | null, list: readonly Effect[], vp: Points | undefined): Face {
  const effects = compiled(card, list);
  return {
    side,
    effects,
    vp: vp ?? null,
    standing: effects.flatMap(({ when, on, instead, do: words }) =>
      when === 'passive' && !on && !instead ? words : [],
    ),
    reactions: effects.filter(({ on }) => on !== undefined),
    uses: effects.filter(({ when, on }) => when === 'exhaust' && !on),
  };
}

function compiled(card: number, effects: readonly Effect[]): CardEffect[] {
  return effects.map((effect, no) => ({ ...effect, no, list: addList(card, effect.do) }));
}

/** Numbers a list and all lists within it, in reading order. */
function addList(card: number, list: readonly Do[]): ListNo {
  const no = lists[card]!.push(list) - 1;
  listNumbers.set(list, no);
  for (const one of list) for (const inner of innerLists(one)) addList(card, inner);
  return no;
}

export function innerLists(one: Do): readonly (readonly Do[])[] {
  switch (one.op) {
    case 'to':
      return [one.cost, one.then];
    case 'choose':
      return one.of;
    case 'if':
      return one.else ? [one.do, one.else] : [one.do];
    case 'may':
    case 'all':
    case 'others':
    case 'each':
      return [one.do];
    default:
      return [];
  }
}

for (const box of BOXES) decks.push(COMMON_DATA[box].cards.map((data) => addCard(data, box, null)));
for (const nation of NATIONS) {
  const { box, cards: own } = NATION_DATA[nation];
  decks.push(own.map((data) => addCard(data, box, nation)));
}
