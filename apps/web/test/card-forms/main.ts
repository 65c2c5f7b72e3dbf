import '../../src/styles/fonts.css';
import '../../src/styles/theme.css';
import '../../src/styles/patterns.css';
import '../../src/styles/base.css';
import '../../src/games/osadnicy/theme.css';
import { mount } from 'svelte';
import { openedGame } from '../../src/games/contract.ts';
import CardForms from './CardForms.svelte';
import Crowded from './Crowded.svelte';
import { CrowdedSeat } from './crowded-seat.ts';

const game = await openedGame('osadnicy');
const target = document.getElementById('app')!;
const [, players] = /^#crowded-(\d)$/.exec(location.hash) ?? [];
if (game && players) mount(Crowded, { target, props: { game, seat: new CrowdedSeat(Number(players)) } });
else if (game) mount(CardForms, { target, props: { game } });
