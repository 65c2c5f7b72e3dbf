import type { ImperiumEvent, ImperiumStep, State } from '@imperia/imperium';
import type { Part } from '@imperia/kit';
import { said } from '../../words/index.ts';
import { anyPages, type GamePages } from '../contract.ts';
import Announced from './board/Announced.svelte';
import Board from './board/Board.svelte';
import Order from './board/Order.svelte';
import { COINS, SIGNS } from './cards/coins.ts';
import Face from './cards/Face.svelte';
import Ending from './ending/Ending.svelte';
import { motion } from './motion/motion.ts';
import { BOARD_WORDS } from './words/board.ts';

/** The kinds of a turn by their names; what each means is heard, and shown to whoever points. */
function button(_view: State, option: ImperiumStep): readonly Part[] | null {
  const words = said(BOARD_WORDS);
  if (option.do === 'end activation') return [`${words.cleanup} ▸`];
  if (option.do === 'innovate') return [words.innovate];
  return option.do === 'revolt' ? [words.revolt] : null;
}

const imperium: GamePages<State, ImperiumStep, ImperiumEvent> = {
  Board,
  Track: Order,
  Face,
  Asked: Announced,
  Ending,
  motion,
  icons: COINS,
  signs: SIGNS,
  button,
  lesson: async () => (await import('./learn/first-game.ts')).firstGame,
  more: {},
};

export const pages = anyPages(imperium);
