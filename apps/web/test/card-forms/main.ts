import '../../src/styles/fonts.css';
import '../../src/styles/theme.css';
import '../../src/styles/patterns.css';
import '../../src/styles/base.css';
import '../../src/games/osadnicy/theme.css';
import { mount } from 'svelte';
import { openedGame } from '../../src/games/contract.ts';
import CardForms from './CardForms.svelte';

const game = await openedGame('osadnicy');
if (game) mount(CardForms, { target: document.getElementById('app')!, props: { game } });
