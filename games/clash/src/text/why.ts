import type { Change, Changes, Lang, Spoken } from '@imperia/kit';
import { GOODS } from '../goods.ts';
import { goodName } from './names.ts';

/** What a person would count, in the order of its weight. */
const MEASURES: Spoken<Readonly<Record<string, string>>> = {
  pl: {
    points: 'punkty',
    cities: 'Miasta',
    happy: 'Szczęśliwe Miasta',
    advances: 'Rozwinięcia',
    army: 'Jednostki Wojskowe',
    ships: 'Statki',
    settlers: 'Osadnicy',
    cards: 'karty',
  },
  en: {
    points: 'points',
    cities: 'cities',
    happy: 'Happy cities',
    advances: 'advances',
    army: 'army units',
    ships: 'Ships',
    settlers: 'Settlers',
    cards: 'cards',
  },
};

const NOTHING: Spoken<string> = {
  pl: 'Na razie nic się przez to nie zmienia.',
  en: 'For now, this changes nothing.',
};

/** More first, then what it costs: one sentence. */
export function whyText(changes: Changes, lang: Lang): string {
  const named = [
    ...Object.entries(MEASURES[lang]).map(([id, name]) => [name, changes[id]] as const),
    ...GOODS.map((id, good) => [goodName(good, lang), changes[id]] as const),
  ].flatMap(([name, change]) => (change && change.by !== 0 ? [{ name, change }] : []));
  if (named.length === 0) return NOTHING[lang];
  const more = named.filter(({ change }) => change.by > 0);
  const less = named.filter(({ change }) => change.by < 0);
  const text = [...more, ...less].map(({ name, change }) => `${name} ${amount(change, lang)}`).join(', ');
  return lang === 'pl' ? `Zmienia się: ${text}.` : `What changes: ${text}.`;
}

function amount({ by, sure }: Change, lang: Lang): string {
  const size = String(Math.round(Math.abs(by) * 10) / 10).replace('.', lang === 'pl' ? ',' : '.');
  return `${sure ? '' : lang === 'pl' ? 'około ' : 'about '}${by > 0 ? '+' : '−'}${size}`;
}
