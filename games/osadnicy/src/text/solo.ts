import type { Lang, Spoken } from '@imperia/kit';
import type { Kind } from '../card-data.ts';
import type { FactionBoard } from '../factions.ts';
import { result } from '../scoring.ts';
import { collected, goalLocations, soloGoal, type Title, titleOf } from '../solo/scoring.ts';
import { type Because, targetOf } from '../solo/target.ts';
import { SOLO_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import { goodText, kindName } from './names.ts';

/** What only the solo game says. */
interface SoloWords {
  because(because: Because, kind: string): string;
  compared(goal: Goal, locations: number, collection: number): string;
  won(points: string, title: string): string;
  lost(goal: Goal): string;
}

type Goal = FactionBoard['soloGoal'];

const GOALS: Spoken<Readonly<Record<Goal, string>>> = {
  pl: { faction: 'Frakcyjne', common: 'Zwykłe' },
  en: { faction: 'Faction', common: 'Common' },
};

const WORDS: Spoken<SoloWords> = {
  pl: {
    because: (because, kind) =>
      ({
        only: 'pasuje tylko ona',
        defended: 'pierwszeństwo ma ta, która jest chroniona',
        deal: 'pierwszeństwo ma jej pole Umowy',
        kind: `pierwszeństwo ma ${kind}`,
        resources: 'jest najdroższa',
        stone: 'kosztuje najwięcej kamienia',
        choice: 'wybór gracza',
      })[because],
    compared: (goal, locations, collection) =>
      `Lokacje ${GOALS.pl[goal]} w twoim Imperium: ${locations}, karty w Kolekcji wirtualnego gracza: ${collection}`,
    won: (points, title) => `Wygrywasz: ${points}, tytuł: ${title}`,
    lost: (goal) =>
      `Przegrywasz: Lokacji ${goal === 'common' ? 'Zwykłych' : 'Frakcyjnych'} musi być więcej niż kart w Kolekcji`,
  },
  en: {
    because: (because, kind) =>
      ({
        only: 'nothing else matches',
        defended: 'the one that is defended comes first',
        deal: 'its Deal field comes first',
        kind: `the ${kind} comes first`,
        resources: 'it is the dearest',
        stone: 'it costs the most stone',
        choice: "the player's choice",
      })[because],
    compared: (goal, locations, collection) =>
      `${GOALS.en[goal]} Locations in your Empire: ${locations}, cards in the Collection of the virtual player: ${collection}`,
    won: (points, title) => `You win: ${points}, title: ${title}`,
    lost: (goal) =>
      `You lose: there must be more ${goal === 'common' ? 'Common' : 'faction'} Locations than cards in the Collection`,
  },
};

/** The good of a target, without a number: a target is not an amount. */
export function targetText(attack: number, lang: Lang): string {
  return goodText(targetOf(attack), 1, lang).replace(/^1 /, '');
}

/** Why this location and not another that shows the same pair of goods. */
export function becauseText(because: Because, kind: Kind, lang: Lang): string {
  return WORDS[lang].because(because, kindName(kind, lang));
}

export function titleName({ name }: Title, lang: Lang): string {
  return name[lang];
}

/** How the two sides compare, and what follows. */
export function comparedText(goal: Goal, locations: number, collection: number, points: number, lang: Lang): string {
  const words = WORDS[lang];
  const title = titleName(titleOf(points), lang);
  const end = locations > collection ? words.won(goodText('vp', points, lang), title) : words.lost(goal);
  return `${words.compared(goal, locations, collection)}. ${end}`;
}

/** The end of a solo game, or how it would end now: the comparison, the score and the title. */
export function soloResultText(game: State, lang: Lang): string {
  const points = result(game).points[SOLO_PLAYER]!;
  return `${comparedText(soloGoal(game), goalLocations(game), collected(game), points, lang)}.`;
}
