import type { Result } from '@imperia/engine';
import { type Lang, type Part, plain } from '@imperia/kit';
import { isSolo, type OsadnicyEvent, type OsadnicyStep, type State, soloTitle, titleName } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { anyPages, type GamePages } from '../contract.ts';
import Announced from './board/Announced.svelte';
import Board from './board/Board.svelte';
import Face from './cards/Face.svelte';
import { COINS, SIGNS } from './cards/goods.ts';
import Under from './cards/Under.svelte';
import Ending from './ending/Ending.svelte';
import { motion } from './motion/motion.ts';
import { SOLO_WORDS } from './words/solo.ts';

/** On a phone the pictures of an exchange say it; two kinds of cards look too much alike for theirs to. */
function button(_view: State, option: OsadnicyStep, parts: readonly Part[], narrow: boolean): readonly Part[] | null {
  if (option.do === 'draw one') return [plain(parts)];
  if (option.do !== 'exchange' || !narrow) return null;
  const [spent, ...gained] = parts.filter((part) => typeof part !== 'string');
  return spent ? [spent, ' → ', ...gained.flatMap((part, i) => (i > 0 ? [' / ', part] : [part]))] : null;
}

/** Alone, the title that was reached. */
function verdict(view: State, result: Result, lang: Lang): string {
  if (!isSolo(view.config)) return kit.words.verdict(view, result, lang);
  const title = soloTitle(view, result.points[0]!);
  return title ? titleName(title, lang) : SOLO_WORDS[lang].virtualWins;
}

const osadnicy: GamePages<State, OsadnicyStep, OsadnicyEvent> = {
  Board,
  Face,
  Below: Under,
  Asked: Announced,
  Ending,
  verdict,
  motion,
  icons: COINS,
  signs: SIGNS,
  button,
  lesson: async () => (await import('./learn/first-game.ts')).firstGame,
  lessons: async () => (await import('./learn/modules/lessons.ts')).LESSONS,
  library: async () => (await import('./library/library.ts')).library,
  more: { decks: () => import('./decks/DeckPage.svelte') },
};

export const pages = anyPages(osadnicy);
