import { CARDS } from '../cards.ts';
import { isCommon } from '../empire.ts';
import { SOLO_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { Horizon } from './horizon.ts';
import { type Means, tokensAsMeans } from './means.ts';

/** What a faction location takes, and a common one for it to stand on. */
const FACTION_COST = 1.5;
const COMMON_COST = 2.2;
/** Of all goods, how much goes into building. */
const INVESTED = 0.75;
/** Of the cards that will be drawn, how many come in time. */
const IN_TIME = 0.8;
/** How far more of one thing makes up for too little of another. */
const EXCHANGED = 0.2;
const MOST_EXCHANGED = 3;

/** As many faction locations as there will be cards for, and goods for them and for what they are built on. */
export function locationsToCome(game: State, { rounds, productions, acting }: Horizon, coming: Means): number {
  if (!acting && rounds === 0) return 0;
  const { hand, locations, foundations, tokens } = game.seats[SOLO_PLAYER]!;
  const begun = begunIn(game);
  let cards = rounds * (1 + IN_TIME * coming.cards);
  for (const card of hand) if (CARDS[card]!.deck !== 0) cards++;
  const pool = acting ? tokensAsMeans(tokens).goods - begun.cost : 0;
  const goods = Math.max(0, INVESTED * (pool + productions * coming.goods));
  const common = locations.filter(({ card }) => isCommon(CARDS[card]!)).length;
  const ground = common + foundations.length + begun.ground;
  const onGround = Math.min(Math.max(0, ground), goods / FACTION_COST);
  const affordable = onGround + (goods - FACTION_COST * onGround) / (FACTION_COST + COMMON_COST);
  const exchanged = EXCHANGED * Math.min(MOST_EXCHANGED, Math.abs(affordable - cards));
  return begun.faction + Math.min(affordable, cards) + exchanged;
}

interface Begun {
  faction: number;
  ground: number;
  cost: number;
}

/** What is being built is neither in the hand nor in the empire, and not paid for yet. */
function begunIn({ steps }: State): Begun {
  const begun: Begun = { faction: 0, ground: 0, cost: 0 };
  for (const step of steps) {
    if (step.do === 'pay') begun.cost += tokensAsMeans(step.cost).goods;
    else if (step.do === 'give up location') begun.ground--;
    else if (step.do === 'place') begun[CARDS[step.card]!.deck === 0 ? 'ground' : 'faction']++;
  }
  return begun;
}
