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
  const known = everythingNamed(context, lyingIn(kit.sketch(view, me, lang), []), entries);
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
function everythingNamed({ game }: Context, lying: readonly Lying[], entries: readonly Entry[]): Found[] {
  const found = new Map<string, Found & { lying: Lying[] }>();
  for (const entry of entries) {
    const names = LANGS.map((lang) => entry.name[lang]);
    found.set(names.join('|'), { names, lying: [], entry });
  }
  for (const one of lying) {
    const names = LANGS.map((lang) => game.kit.words.thing(one.thing, lang));
    const same = found.get(names.join('|'));
    if (same) same.lying.push(one);
    else found.set(names.join('|'), { names, lying: [one], entry: null });
  }
  return [...found.values()];
}
