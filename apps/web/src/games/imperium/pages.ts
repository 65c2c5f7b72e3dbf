import type { Decision } from '@imperia/engine';
import type { ImperiumEvent, ImperiumStep, State } from '@imperia/imperium';
import type { Part } from '@imperia/kit';
import { said } from '../../words/index.ts';
import { anyPages, type GamePages, type Way } from '../contract.ts';
import Announced from './board/Announced.svelte';
import Board from './board/Board.svelte';
import Order from './board/Order.svelte';
import { COINS, SIGNS } from './cards/coins.ts';
import Face from './cards/Face.svelte';
import Ending from './ending/Ending.svelte';
import { motion } from './motion/motion.ts';
import { BOARD_WORDS } from './words/board.ts';

function button(_view: State, option: ImperiumStep, parts: readonly Part[]): readonly Part[] | null {
  if (option.do === 'end activation') return [`${said(BOARD_WORDS).cleanup} ▸`];
  if (option.do !== 'break through deck') return null;
  const suit = parts.find((part) => typeof part === 'object');
  return suit ? [suit, ` ${said(BOARD_WORDS).fromDeck}`] : null;
}

/** Whoever uses a card has chosen the first of three. */
function ways(view: State, { ask, options, seat }: Decision<ImperiumStep>): readonly Way<ImperiumStep>[] {
  if (ask.do !== 'turn') return [];
  const words = said(BOARD_WORDS);
  const way = (name: string, option: ImperiumStep, lacking: string): Way<ImperiumStep> => {
    const isOpen = options.some((one) => one.do === option.do);
    return { name, option, why: isOpen ? null : view.activated ? words.activated : lacking };
  };
  return [
    { name: words.activate, option: null, why: null },
    way(words.innovate, { do: 'innovate', seat }, ''),
    way(words.revolt, { do: 'revolt', seat }, words.noUnrest),
  ];
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
  ways,
  keys: [
    {
      label: '1–5',
      name: (lang) => BOARD_WORDS[lang].marketKeys,
      goes: { keys: '12345', at: (key) => `[data-slot="${Number(key) - 1}"] [data-thing]` },
    },
  ],
  library: async () => (await import('./library/library.ts')).library,
  lesson: async () => (await import('./learn/first-game.ts')).firstGame,
  more: {},
};

export const pages = anyPages(imperium);
