import {
  type Block,
  capitalised,
  type Line,
  type MapPlace,
  plain,
  type Sketch,
  type SketchedThing,
} from '@imperia/kit';
import type { Context } from '../context.ts';
import { flow, hang, padEnd, widthOf, wrap } from './layout.ts';

type Page = Pick<Context, 'paint'> & { readonly width: number };

/** A table, or a thing on it, in lines. */
export function sketchLines(page: Page, sketch: Sketch): string[] {
  return sketch.flatMap((block) => blockLines(page, block));
}

function blockLines(page: Page, block: Block): string[] {
  const { paint, width } = page;
  switch (block.is) {
    case 'line':
      return wrap(plain(block.parts), width);
    case 'facts':
      return factLines(block.of, width);
    case 'things':
      return thingLines(page, block.title, block.of);
    case 'map':
      return mapLines(block.of, width);
    case 'group':
      return [
        paint.as('dim', '─'.repeat(width)),
        ...wrap(capitalised(plain(block.title)), width).map((line) => paint.as('bold', line)),
        ...hang('  ', sketchLines({ paint, width: width - 2 }, block.of)),
      ];
  }
}

/** Longer facts than these, and whole sentences, are read one thing under the other. */
const SHORT = 40;

function thingLines(page: Page, title: string, things: readonly SketchedThing[]): string[] {
  const { paint, width } = page;
  const counted = withoutTwins(things);
  const isShort = counted.every(({ facts }) => {
    const text = factsText(facts);
    return widthOf(text) <= SHORT && !text.endsWith('.');
  });
  if (isShort) return hang(`${paint.as('cyan', title)}  `, inline(counted, width - widthOf(title) - 2));
  const each = counted.flatMap(({ name, facts }) => [
    paint.as('bold', name),
    ...hang('    ', factLines(facts, width - 6)),
  ]);
  return [paint.as('cyan', title), ...hang('  ', each)];
}

/** A fact that is longer than a line goes on in the next. */
function factLines(facts: readonly Line[], width: number): string[] {
  return facts.length > 0 ? flow(facts.map(plain), ' · ', width).flatMap((line) => wrap(line, width)) : [];
}

function inline(things: readonly SketchedThing[], width: number): string[] {
  const texts = things.map(({ name, facts }) => (facts.length > 0 ? `${name} (${factsText(facts)})` : name));
  return flow(texts.length > 0 ? texts : ['–'], ', ', width).flatMap((line) => wrap(line, width));
}

function factsText(facts: readonly Line[]): string {
  return facts.map(plain).join(', ');
}

/** Equal things stand once, with their number. */
function withoutTwins(things: readonly SketchedThing[]): SketchedThing[] {
  const groups = new Map<string, SketchedThing[]>();
  for (const thing of things) {
    const key = `${thing.name}|${factsText(thing.facts)}`;
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()].map((twins) => {
    const one = twins[0]!;
    return twins.length === 1 ? one : { ...one, name: `${one.name} ×${twins.length}` };
  });
}

/** Columns of hexes, every other one half a hex lower: each place is one line in a grid of half rows. */
function mapLines(places: readonly MapPlace[], width: number): string[] {
  const left = 2 * Math.floor(Math.min(...places.map(({ q }) => q)) / 2);
  const columns = Math.max(...places.map(({ q }) => q)) - left + 1;
  const cell = Math.min(Math.max(...places.map(({ text }) => widthOf(text))) + 2, Math.floor(width / columns));
  const rows = new Map<number, string[]>();
  for (const { q, r, text } of places) {
    const at = 2 * r + ((q - left) % 2);
    const row = rows.get(at) ?? Array.from({ length: columns }, () => '');
    row[q - left] = [...text].slice(0, cell - 1).join('');
    rows.set(at, row);
  }
  const inOrder = [...rows].sort(([a], [b]) => a - b);
  return inOrder.map(([, row]) =>
    row
      .map((text) => padEnd(text, cell))
      .join('')
      .trimEnd(),
  );
}
