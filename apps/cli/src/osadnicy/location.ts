import type { Seat } from '@imperia/engine';
import { type Card, cardOf, colourName, type Location, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import type { Paint, Style } from '../terminal/paint.ts';
import { seatName } from './seat-name.ts';
import { SAMURAI, symbol, tokenSymbols } from './symbols.ts';

const EDGE = '▌';

/** A card's name with an edge of its colours; where there are no colours to see, their first letters. */
export function nameWithColours({ paint, lang }: Context, { data }: Card): string {
  const name = data.name[lang];
  if (paint.on) return data.colors.map((colour) => paint.as(colour, EDGE)).join('') + name;
  const letters = data.colors.map((colour) => [...colourName(colour, lang)].slice(0, 3).join(''));
  return letters.length > 0 ? `${name} (${letters.join('/')})` : name;
}

/** The locations of a row, with everything that lies on them; equal ones are counted. */
export function locationTexts(context: Context, view: State, locations: readonly Location[]): string[] {
  const counts = new Map<string, number>();
  for (const location of locations) {
    const text = locationText(context, view, location);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, n]) => (n === 1 ? text : `${text} ×${n}`));
}

function locationText(context: Context, view: State, location: Location): string {
  return [nameWithColours(context, cardOf(location.card)), ...marks(context, view, location)].join(' ');
}

function marks(context: Context, view: State, location: Location): string[] {
  const { paint } = context;
  const { table } = context.words;
  const nameOf = (seat: Seat) => seatName(context, view, seat);
  const spent = tokenSymbols(location.spent, paint);
  const aside = tokenSymbols(location.aside, paint);
  const found: string[] = [];
  if (location.defended) found.push(symbol('defense', paint));
  if (location.samurai) found.push(paint.as('red', SAMURAI));
  if (location.used > 0) found.push(paint.as('dim', table.used(location.used)));
  if (spent) found.push(`(${spent})`);
  if (aside) found.push(`[${aside}]`);
  if (location.under.length > 0) found.push(`[${symbol('card', paint)}${location.under.length}]`);
  if (location.blocked) found.push(paint.as('failure', table.blocked));
  if (location.seizedBy >= 0) found.push(inWords(paint, 'failure', table.seizedBy(nameOf(location.seizedBy))));
  if (location.routeOf >= 0) found.push(inWords(paint, 'cyan', table.dealOf(nameOf(location.routeOf))));
  return found;
}

/** Each word painted for itself, so that a line may end between any two. */
function inWords(paint: Paint, style: Style, text: string): string {
  return text
    .split(' ')
    .map((word) => paint.as(style, word))
    .join(' ');
}
