import type { Words } from '../card-data.ts';
import { CARDS } from '../cards.ts';

const NUMBERED = / [IV]+$/;
const withoutNumber = (name: string): string => name.replace(NUMBERED, '');

const series = new Set<string>();
const byName = new Map<string, Words>();
for (const { data } of CARDS) {
  byName.set(data.name.en, data.name);
  for (const { name } of data.sides ?? []) byName.set(name.en, name);
}
for (const [en, { pl }] of [...byName]) {
  if (!NUMBERED.test(en) || byName.has(withoutNumber(en))) continue;
  series.add(withoutNumber(en));
  byName.set(withoutNumber(en), { pl: withoutNumber(pl), en: withoutNumber(en) });
}

/** How a card is called that an effect names in English; a series of numbered cards, without the number. */
export function called(name: string): Words {
  const words = byName.get(name);
  if (!words) throw new Error(`no card is called ${name}`);
  return words;
}

/** Does the name stand for several cards that are numbered? */
export function isSeries(name: string): boolean {
  return series.has(name);
}

export function isSeen(card: number): boolean {
  return card >= 0 && card < CARDS.length;
}
