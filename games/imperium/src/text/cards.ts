import { capitalised, joined, type Lang, plain } from '@imperia/kit';
import type { CardData, Effect, Flag, Points } from '../card-data.ts';
import { effectClauses } from './ability.ts';
import type { Clause } from './clauses.ts';
import type { Part } from './parts.ts';
import { type Speech, speechOf } from './speech.ts';

/** What is printed on one side of a card, or on a card of one side. */
export interface Printed {
  readonly effects?: readonly Effect[];
  readonly vp?: Points;
}

/**
 * Everything that a card says, in the order in which it is read, a list of parts for each piece. Of a double-sided
 * card, what stands on all of it; `sideParts` tells the rest.
 */
export function cardParts(data: CardData, lang: Lang): Part[][] {
  return [...playingParts(data, lang), ...printedParts(data, data, lang)];
}

export function sideParts(data: CardData, side: Printed, lang: Lang): Part[][] {
  return printedParts(data, side, lang);
}

export function cardText(data: CardData, lang: Lang): string {
  return cardParts(data, lang).map(plain).join(' ');
}

export function sideText(data: CardData, side: Printed, lang: Lang): string {
  return sideParts(data, side, lang).map(plain).join(' ');
}

/** How and whether it can be played. */
function playingParts({ flags = [], requires }: CardData, lang: Lang): Part[][] {
  const speech = speechOf(lang);
  const said = ORDER.filter((flag) => flags.includes(flag)).map((flag): Part[] => [speech.flag(flag)]);
  return [...said, ...(requires ? [speech.requires(requires)] : [])].map(sentence);
}

const ORDER: readonly Flag[] = [
  'free-play',
  'unplayable',
  'enters-play-when-gained',
  'last-quest',
  'no-garrison',
  'no-abandon',
  'no-recall',
];

function printedParts(data: CardData, { effects = [], vp }: Printed, lang: Lang): Part[][] {
  const speech = speechOf(lang);
  const said = effects.map((effect) => effectParts(effect, data, speech));
  return vp ? [...said, sentence(speech.points(vp))] : said;
}

/** Each deed is a sentence; what answers a happening is one sentence as a whole. */
function effectParts(effect: Effect, data: CardData, speech: Speech): Part[] {
  const heading = speech.heading(effect, data);
  const clauses = effectClauses(effect);
  const whole: Clause[] = (effect.on ?? effect.instead) ? [{ is: 'all', of: clauses }] : clauses;
  const [first, ...rest] = whole.map((clause) => speech.clause(clause, 'command'));
  return joined([sentence(joined([heading, first!])), ...rest.map(sentence)]);
}

function sentence(parts: readonly Part[]): Part[] {
  const [first = '', ...rest] = parts;
  return [typeof first === 'string' ? capitalised(first) : first, ...rest, '.'];
}
