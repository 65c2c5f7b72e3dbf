import {
  type Card,
  cardOf,
  cardParts,
  type Effect,
  type Part,
  type Points,
  type State,
  sideName,
  sideParts,
  stateName,
  suitName,
  symbolText,
} from '@imperia/imperium';
import { type Lang, plain } from '@imperia/kit';
import { BOARD_WORDS } from '../words/board.ts';

/** What can be read on a card that lies with one side up. */
export interface Printed {
  readonly name: string;
  readonly sentences: readonly (readonly Part[])[];
  readonly vp: Points | null;
  readonly effects: readonly Effect[];
}

/** The class that says which suit's frame it bears. */
export function suitOf({ suits, data }: Card): string {
  return suits.includes('uncivilised') && suits.includes('civilised') ? 'suit-both' : `suit-${data.type}`;
}

/** Which side of a double-sided card lies up. */
export function sideUp(view: State, no: number): 0 | 1 {
  const owner = view.seats.find(({ power, journey }) => power.includes(no) || journey.includes(no));
  if (!owner) return view.kingTurned ? 1 : 0;
  if (owner.power.includes(no)) return owner.side === 'A' ? 0 : 1;
  return owner.journey[0] === no && owner.stage % 2 === 0 ? 1 : 0;
}

/** Points that never change are told by the pill alone. */
export function printedOn(card: Card, side: 0 | 1, lang: Lang): Printed {
  const { vp, ...data } = card.data;
  const up = data.sides?.[side];
  const shared = cardParts(vp && vp.kind !== 'fixed' ? card.data : data, lang);
  if (!up) return { name: data.name[lang], sentences: shared, vp: vp ?? null, effects: data.effects ?? [] };
  const { vp: points, effects } = up;
  const own = sideParts(card.data, points && points.kind !== 'fixed' ? up : { effects }, lang);
  return { name: up.name[lang], sentences: [...shared, ...own], vp: points ?? null, effects };
}

/** A name that needs a second line takes so many letters from the text. */
const LONG = 16;
const SECOND_LINE = 24;

/** How much there is to read: a picture is as wide as a few letters, and every sentence begins a line. */
function lengthOf({ name, sentences }: Printed): number {
  const letters = sentences
    .flat()
    .reduce((sum, part) => sum + (typeof part === 'string' ? part.length : wide(part)), 0);
  return letters + 10 * Math.max(0, sentences.length - 1) + (name.length > LONG ? SECOND_LINE : 0);
}

function wide(part: Exclude<Part, string>): number {
  return part.icon === 'card' || part.icon === 'permanent' || part.icon === 'attack' ? part.text.length : 5;
}

function wantedFit(printed: Printed, room: number): number {
  return Math.min(1, Math.sqrt(room / Math.max(1, lengthOf(printed))));
}

/** How small the letters are, as a share of their usual size, where so many would fit. */
export function fitOf(printed: Printed, room: number): number {
  return Math.max(SMALLEST, wantedFit(printed, room));
}

/** So many letters fit on a card of a hand: with a large picture, a small one, hardly any. */
export const ROOM = [115, 145, 170] as const;
/** No text is smaller, as a share of its usual 13 px: a card with more to read is larger than others. */
const SMALLEST = 12 / 13;

export function roomFor(printed: Printed): (typeof ROOM)[number] {
  return ROOM.find((letters) => wantedFit(printed, letters) >= SMALLEST) ?? ROOM[2];
}

/** Whether there is more to read than so many letters, however small they may be. */
export function isWordy(printed: Printed, room: number): boolean {
  return wantedFit(printed, room) < SMALLEST;
}

const LABELS: Readonly<Record<Lang, Map<string, string>>> = { pl: new Map(), en: new Map() };

/** Everything that a card shows, in words: long to work out, and said of every card on the table. */
export function cardLabel(no: number, side: 0 | 1, lang: Lang): string {
  const key = `${no} ${side}`;
  const known = LABELS[lang].get(key) ?? labelOf(cardOf(no), side, lang);
  LABELS[lang].set(key, known);
  return known;
}

function labelOf(card: Card, side: 0 | 1, lang: Lang): string {
  const { suits, icons, state, permanent, attack, data } = card;
  const words = BOARD_WORDS[lang];
  const up = data.sides?.[side];
  const kinds = [
    up ? `${up.name[lang]}, ${sideName(up.side, lang)}` : data.name[lang],
    ...suits.map((suit) => suitName(suit, lang)),
    ...[...new Set(icons)].map((icon) => symbolText(icon, icons.filter((one) => one === icon).length, lang)),
    ...(state ? [stateName(state, lang)] : []),
    ...(permanent ? [words.pinned] : []),
    ...(attack ? [words.attack] : []),
  ];
  const text = [...cardParts(data, lang), ...(up ? sideParts(data, up, lang) : [])].map(plain);
  return [`${kinds.join(', ')}.`, ...text].join(' ');
}
