import '../../src/styles/fonts.css';
import '../../src/styles/theme.css';
import '../../src/styles/patterns.css';
import '../../src/styles/base.css';
import '../../src/games/imperium/theme.css';
import '../../src/games/osadnicy/theme.css';
import { mount } from 'svelte';
import { openedGame } from '../../src/games/contract.ts';
import CardForms from './CardForms.svelte';
import Crowded from './Crowded.svelte';
import { CROWDED, crowdedSeat, EARLY, PLENTY, RAZE_TOKENS } from './crowded-seat.ts';
import ImperiumForms from './ImperiumForms.svelte';
import { lateSeat } from './imperium-laid.ts';

const ofImperium = location.hash.startsWith('#imperium');
const game = await openedGame(ofImperium ? 'imperium' : 'osadnicy');
const target = document.getElementById('app')!;
const [, late] = /^#imperium-late-(\d)$/.exec(location.hash) ?? [];
const [, fullness, players, razing, offered, hand] =
  /^#(crowded|early)-(\d)(-razing)?(?:-offered-(\d))?(?:-hand-(\d+))?$/.exec(location.hash) ?? [];
if (game && late) mount(Crowded, { target, props: { game, seat: lateSeat(Number(late)) } });
else if (game && ofImperium) mount(ImperiumForms, { target, props: { game } });
else if (game && players) {
  const tokens = razing ? RAZE_TOKENS : PLENTY;
  const usual = fullness === 'early' ? EARLY : CROWDED;
  const full = { ...usual, hand: Number(hand ?? usual.hand) };
  const seat = crowdedSeat(Number(players), tokens, full, Number(offered ?? 0));
  mount(Crowded, { target, props: { game, seat } });
} else if (game) mount(CardForms, { target, props: { game } });
