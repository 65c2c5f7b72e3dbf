import type { Seat } from '@imperia/engine';
import { type AnyState, type Entry, LANGS, packsIn, plain, type Sketch, type Thing, takePacks } from '@imperia/kit';
import { bestNamed } from '../as-typed.ts';
import type { Context } from '../context.ts';

/** A thing that lies in sight of whoever looks. */
export interface Lying {
  readonly thing: Thing;
  readonly where: string;
}

/** What was meant: what lies on the table under this name, and what the library says of it. */
export interface Found {
  readonly names: readonly string[];
  readonly lying: readonly Lying[];
  readonly entry: Entry | null;
}

/** The thing that was meant, one on the table before others; or a sentence that says why it is not clear. */
export async function findThing(context: Context, view: AnyState, me: Seat, typed: string): Promise<Found | string> {
  const { words, lang, game } = context;
  const { kit } = game;
  const packs = await takePacks(kit, packsIn(view.config));
  const entries = [...(await kit.library()).entries, ...packs.flatMap((pack) => pack.entries)];
  const known = everythingNamed(context, view, lyingIn(kit.sketch(view, me, lang), []), entries);
  const named = (of: readonly Found[]) =>
    bestNamed(of, ({ names, entry }) => [...names, ...(entry?.codes ?? [])], typed);
  const here = named(known.filter(({ lying }) => lying.length > 0));
  const found = here.length > 0 ? here : named(known);
  if (found.length > 1) {
    const list = found.map(({ names }) => names[LANGS.indexOf(lang)]!);
    return words.play.severalThings(typed, list);
  }
  return found[0] ?? words.play.noSuchThing(typed);
}

function lyingIn(sketch: Sketch, places: readonly string[]): Lying[] {
  return sketch.flatMap((block) => {
    if (block.is === 'things') {
      const where = [...places, block.title].join(' · ');
      return block.of.map(({ thing }) => ({ thing, where }));
    }
    if (block.is === 'map') return block.of.map(({ thing }) => ({ thing, where: places.join(' · ') }));
    return block.is === 'group' ? lyingIn(block.of, [...places, plain(block.title)]) : [];
  });
}

/** Everything that has a name: what lies there, by its name, and what is in the library. */
function everythingNamed(
  context: Context,
  view: AnyState,
  lying: readonly Lying[],
  entries: readonly Entry[],
): Found[] {
  const found = new Map<string, { readonly names: readonly string[]; readonly lying: Lying[]; entries: Entry[] }>();
  const named = (names: readonly string[]) => {
    const key = names.join('|');
    const same = found.get(key) ?? { names, lying: [], entries: [] };
    found.set(key, same);
    return same;
  };
  for (const entry of entries) named(LANGS.map((lang) => entry.name[lang])).entries.push(entry);
  for (const one of lying) named(LANGS.map((lang) => context.game.kit.words.thing(one.thing, lang))).lying.push(one);
  return [...found.values()].map((one) => ({ ...one, entry: entryOf(context, view, one.lying, one.entries) }));
}

/** Several may bear one name: that of what lies on the table, or of a copy of it. */
function entryOf(
  { game, lang }: Context,
  view: AnyState,
  lying: readonly Lying[],
  entries: readonly Entry[],
): Entry | null {
  const things = lying.map(({ thing }) => thing);
  if (entries.length < 2 || things.length === 0) return entries[0] ?? null;
  const printed = (thing: Thing) => JSON.stringify(game.kit.words.explained(view, thing, lang));
  const faces = new Set(things.map(printed));
  return (
    entries.find(({ thing }) => things.includes(thing)) ??
    entries.find(({ thing }) => faces.has(printed(thing))) ??
    null
  );
}
