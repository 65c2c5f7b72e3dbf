import type { Dealt, Decision, GameEvent, Result, Seat, Step } from '@imperia/engine';
import type { AnyKit, AnyState, Cover, Entry, Lang, Part, Spoken, Thing } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import { type Component, getContext, type Snippet, setContext } from 'svelte';
import type { Lesson } from '../learn/lesson.ts';

/** A place on the page that is no thing: `data-spot` of the element that stands for it. */
export type Spot = string;

/** `was`: where a thing lay before it went away. */
export type Place = { readonly thing: Thing } | { readonly was: Thing } | { readonly spot: Spot };

/** Something small that goes from one place on the table to another. */
export interface Flight {
  readonly icon: string;
  readonly from: Place;
  readonly to: Place;
}

export interface Motion<G, E> {
  /** Where each thing that has a face lies: two moments with the same zone for a thing have not moved it. */
  zones(view: G): ReadonlyMap<Thing, string>;
  /** The spot to which a thing goes that is drawn no more, or from which one comes; null for out of the game. */
  spot(zone: string | undefined, me: Seat): Spot | null;
  /** Where a thing comes from whose face nobody here had seen. */
  origin(thing: Thing, zone: string | undefined, me: Seat): Spot | null;
  /** What was drawn, and from where: not from where it was last seen, nor where its face would say. */
  drawn?(news: readonly E[], before: G): ReadonlyMap<Thing, Spot>;
  flights(news: readonly E[], view: G): readonly Flight[];
  /** What it sounds like; silence for most. */
  sound(event: E): 'end' | 'raze' | 'card' | 'token' | null;
  /** Where to look when somebody else has done this; null where it is not worth a look. */
  deed(event: E, view: G): { readonly thing: Thing | null; readonly spot: Spot } | null;
}

/** How the library shows what a game has, beyond names and words. */
export interface LibraryPages {
  /** A card as it is drawn, in the language of the page or in another. */
  readonly Face: Component<{ entry: Entry; lang?: Lang }>;
  /** What it shows, in one sentence. */
  label(entry: Entry, lang: Lang): string;
  /** Small, before its name. */
  readonly Picture: Component<{ entry: Entry }>;
  /** Whatever else there is to say of it; else what its kit says. */
  readonly Facts?: Component<{ entry: Entry }>;
  /** The sign beside an option of a facet. */
  readonly Sign: Component<{ facet: string; option: string }>;
  /** Whether a part of what it does is our proposal. */
  partly?(entry: Entry): boolean;
  /** Of chapters, by their area. */
  readonly chapterIcons?: Readonly<Record<string, string>>;
  /** The areas in which the rulebook speaks of what it has. */
  chaptersFor?(entry: Entry): readonly string[];
}

/** One of several ways to use a turn, beside each other so that it is seen which it is. */
export interface Way<S extends Step> {
  readonly name: string;
  /** What chooses it; null for the way that one is on. */
  readonly option: S | null;
  /** Why it cannot be chosen now; null where it can. */
  readonly why: string | null;
}

/** Keys of this game alone, as the sheet of keys tells of them. */
interface OwnKeys {
  readonly label: string;
  name(lang: Lang): string;
  /** Those that go to things on the table; the board sees to all others. */
  readonly goes?: {
    /** Each of its letters is one. */
    readonly keys: string;
    /** The selector of what the key goes to. */
    at(key: string): string;
  };
}

/** The part of a game that only a browser has. */
export interface GamePages<G, S extends Step, E> {
  /** Between top bar and log, with the question where the board wants it. */
  readonly Board: Component<{ bar: Snippet; side: Snippet; recorded: boolean }>;
  /** In the top bar, in the place of rounds and phases, where time is not one row of rounds. */
  readonly Time?: Component;
  /** In the top bar, beside the round: who plays when. */
  readonly Track?: Component;
  /** The board has a place for the log; else the log stands beside it. */
  readonly placesLog?: boolean;
  /** A thing in full: hovering, the parchment. */
  readonly Face: Component<{ thing: Thing }>;
  /** On the parchment, below what can be done. */
  readonly Below?: Component<{ thing: Thing }>;
  /** Before the question. */
  readonly Asked?: Component;
  /** What the last screen tells beside what it tells of any game. */
  readonly Ending?: Component<{
    where: 'verdict' | 'below' | 'first' | 'second';
    result: Result;
    resigned: readonly Seat[];
  }>;
  /** Who has won, as a headline; without it the kit's sentence is one. */
  verdict?(view: G, result: Result, lang: Lang): string;
  readonly motion: Motion<G, E>;
  /** Icons of parts and sources of points, by their names in the sprite. */
  readonly icons: Readonly<Record<string, string>>;
  /** What stands on a thing for each group of uses it has, by the icon's name in the sprite. */
  readonly signs?: Readonly<Record<string, string>>;
  /** How an option is said on its button and once it was chosen, where that differs from what it is called. */
  button?(view: G, option: S, parts: readonly Part[], narrow: boolean): readonly Part[] | null;
  /** Whether the board shows an option that touches nothing: then the question has no button for it. */
  placed?(option: S): boolean;
  /** Whether the board shows an item that stands for no thing: then the question has no button for it. */
  placedItem?(asked: Decision<S>): boolean;
  /** The ways to use the turn that is asked about; none for other questions. */
  ways?(view: G, asked: Decision<S>): readonly Way<S>[];
  readonly keys?: readonly OwnKeys[];
  /** A first game with a guide. */
  readonly lesson?: () => Promise<Lesson<G, S, E>>;
  /** Short lessons of what can be played beside the first game, by name, in the order in which they are offered. */
  readonly lessons?: () => Promise<Readonly<Record<string, Lesson<G, S, E>>>>;
  readonly library?: () => Promise<LibraryPages>;
  /** Pages of the game's own, by the word after the game in their address. */
  readonly more: Readonly<
    Record<string, () => Promise<{ readonly default: Component<{ about: string }> | Component }>>
  >;
}

export type AnyPages = GamePages<AnyState, Step, GameEvent>;

/** What the first page shows of a game before anybody fetches it. */
export interface Banner {
  /** The crest of each side, by its name in the sprite. */
  readonly crests: Readonly<Record<string, string>>;
  readonly words: Spoken<{
    readonly tagline: string;
    readonly quick: string;
    readonly choose: string;
    /** For whoever plays alone, by rules of their own. */
    readonly alone?: string;
  }>;
  /** Parts of its content that are no sides, by name. */
  readonly content?: Readonly<Record<string, Spoken<string>>>;
  /** Whether there is a first game with a guide. */
  readonly lesson: boolean;
  /** Those of its `more` pages to which the first page leads. */
  readonly more?: readonly {
    readonly page: string;
    readonly icon: string;
    readonly words: Spoken<{ readonly name: string; readonly text: string }>;
  }[];
}

const BANNERS = import.meta.glob<Banner>('./*/banner.ts', { import: 'banner', eager: true });
/** Found by their folder: a game without one is played on the table in words. */
const PAGES = import.meta.glob<AnyPages>('./*/pages.ts', { import: 'pages' });

/** Undefined for a game that this release does not have. */
export function coverOf(id: string): Cover | undefined {
  return isGame(id) ? SHELF[id].cover : undefined;
}

export function bannerOf(id: string): Banner | undefined {
  return BANNERS[`./${id}/banner.ts`];
}

/** Whether a game has pages of its own, and pictures for them. */
export function isDrawn(id: string): boolean {
  return `./${id}/pages.ts` in PAGES;
}

export interface OpenGame {
  readonly id: string;
  readonly cover: Cover;
  readonly kit: AnyKit;
  readonly pages: AnyPages;
}

export async function openedGame(id: string): Promise<OpenGame | null> {
  const fetched = PAGES[`./${id}/pages.ts`] ?? PAGES['./in-words/pages.ts'];
  if (!isGame(id) || !fetched) return null;
  const found = SHELF[id];
  const [kit, pages] = await Promise.all([found.kit(), fetched()]);
  return { id, cover: found.cover, kit, pages };
}

const GAME = Symbol('game');

/** Everything below speaks of this game. */
export function setGame(game: OpenGame): OpenGame {
  return setContext(GAME, game);
}

export function useGame(): OpenGame {
  const game = aboutGame();
  if (!game) throw new Error('Nothing here is about a game');
  return game;
}

/** Null on pages that are about no game, or about all of them. */
export function aboutGame(): OpenGame | null {
  return getContext<OpenGame | undefined>(GAME) ?? null;
}

/** The type of a game's own state, steps and events is forgotten at this door. */
export function anyPages<G extends Dealt<S, unknown>, S extends Step, E extends GameEvent>(
  pages: GamePages<G, S, E>,
): AnyPages {
  return pages as unknown as AnyPages;
}
