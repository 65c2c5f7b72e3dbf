import type { Effect } from '../card-data.ts';
import { CARDS, choicesOf, PROGRAMS, type Program } from '../cards.ts';
import { dealsOf } from '../empire.ts';
import { board } from '../factions.ts';
import { type Good, TOKENS, type Tokens } from '../goods.ts';
import { FIRST_OWN } from '../numbers.ts';
import { SOLO_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';

/** What it takes to build faction locations, and to raze: different things add up when they serve the same end. */
export interface Means {
  readonly goods: number;
  /** Faction cards. */
  readonly cards: number;
  readonly raze: number;
}

const NONE: Means = { goods: 0, cards: 0, raze: 0 };

/** Two workers make a good, but are wanted for actions too; food builds little, gold anything. */
const MEANS: Readonly<Record<Good, Means>> = {
  wood: { ...NONE, goods: 1 },
  stone: { ...NONE, goods: 1 },
  food: { ...NONE, goods: 0.8 },
  worker: { ...NONE, goods: 0.4 },
  gold: { ...NONE, goods: 1.1 },
  raze: { ...NONE, raze: 1 },
  defense: NONE,
  tech: { ...NONE, goods: 0.4 },
  techScoring: NONE,
  techDefense: NONE,
  advTech: NONE,
  vp: NONE,
  card: { ...NONE, goods: 0.2, cards: 0.7 },
  commonCard: { ...NONE, goods: 0.4 },
  factionCard: { ...NONE, cards: 1 },
  foundation: { ...NONE, goods: 0.6 },
  favour: { ...NONE, goods: 0.3 },
};

/** For each thing counted there is rather more than one. */
const COUNTED = 1.5;
const COPIED: Means = { ...NONE, goods: 1 };

function sum(a: Means, b: Means, times = 1): Means {
  return { goods: a.goods + times * b.goods, cards: a.cards + times * b.cards, raze: a.raze + times * b.raze };
}

export function tokensAsMeans(tokens: Tokens): Means {
  let means = NONE;
  for (const [token, n] of tokens.entries()) if (n > 0) means = sum(means, MEANS[TOKENS[token]!], n);
  return means;
}

/** What one production phase brings: the board, the deals and the locations that stand. */
export function income(game: State): Means {
  const { deckNo, locations } = game.seats[SOLO_PLAYER]!;
  let means = tokensAsMeans(board(deckNo).production);
  for (const { good } of dealsOf(game, SOLO_PLAYER)) means = sum(means, MEANS[good]);
  for (const { card } of locations) {
    const { production } = CARDS[card]!;
    if (production > 0) means = sum(means, programMeans(production));
  }
  return means;
}

const known: Means[] = [];

function programMeans(program: Program): Means {
  if (program >= FIRST_OWN) return meansOf(program);
  known[program] ??= meansOf(program);
  return known[program];
}

function meansOf(program: Program): Means {
  return PROGRAMS[program]!.reduce((means, effect) => sum(means, effectMeans(effect)), NONE);
}

function effectMeans(effect: Effect): Means {
  switch (effect.op) {
    case 'gain':
      return Object.entries(effect.goods).reduce((means, [good, n]) => sum(means, MEANS[good as Good], n), NONE);
    case 'gainPer':
      return sum(NONE, MEANS[effect.good], COUNTED);
    case 'gainPerSet':
      return sum(NONE, MEANS[effect.good], effect.n ?? 1);
    case 'drawAndKeep':
      return sum(NONE, MEANS[effect.deck === 'faction' ? 'factionCard' : 'commonCard'], effect.keep);
    case 'copyProduction':
      return COPIED;
    case 'oneOf':
      return effect.optional ? NONE : programMeans(choicesOf(effect)[0]!.program);
    default:
      return NONE;
  }
}
