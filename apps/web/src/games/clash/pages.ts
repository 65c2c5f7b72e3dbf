import type { ClashEvent, ClashStep, State } from '@imperia/clash';
import { settings } from '../../store/settings.svelte.ts';
import { anyPages, type GamePages } from '../contract.ts';
import Ages from './board/Ages.svelte';
import Board from './board/Board.svelte';
import { placed } from './board/placed.ts';
import { inShort } from './board/short.ts';
import Below from './cards/Below.svelte';
import Face from './cards/Face.svelte';
import { COINS, SIGNS } from './cards/icons.ts';
import Ending from './ending/Ending.svelte';
import { motion } from './motion/motion.ts';
import { composes } from './trade/deal.ts';
import { MAP_WORDS } from './words/map.ts';

const clash: GamePages<State, ClashStep, ClashEvent> = {
  Board,
  Time: Ages,
  placesLog: true,
  Face,
  Below,
  Ending,
  motion,
  icons: { ...COINS, vp: 'laurel-crown' },
  signs: SIGNS,
  button: (view, option, parts) => inShort(view, option, parts, settings.lang),
  placed,
  placedItem: ({ ask }) => composes(ask),
  keys: [
    { label: 'R', name: (lang) => MAP_WORDS[lang].keys.advances },
    { label: 'F7', name: (lang) => MAP_WORDS[lang].keys.code },
    { label: 'Shift ← →', name: (lang) => MAP_WORDS[lang].keys.lower },
    { label: '+ − 0', name: (lang) => MAP_WORDS[lang].keys.zoom },
  ],
  library: async () => (await import('./library/library.ts')).library,
  lesson: async () => (await import('./learn/first-game.ts')).firstGame,
  more: {},
};

export const pages = anyPages(clash);
