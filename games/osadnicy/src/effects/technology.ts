import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { COLOUR_GOODS, type ColourSet } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { empireOf, isCommon, NO_CARD, NOBODY } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { addTokens, amountOf, type Good, TECH, tokens } from '../goods.ts';
import { coloursIn, setsIn } from '../sets.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { addTechnology, placeRefusal, removeTechnology } from '../technology.ts';
import { act } from '../text/clauses.ts';
import { ofColours } from '../text/phrases.ts';
import { WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

export type TechnologyEffect =
  /** Up to so many technology tokens move among the owner's common locations. */
  | { readonly op: 'moveTechnology'; readonly n: number }
  /** Any number of basic technology tokens, each for so many points and a good of a colour of the razed card. */
  | { readonly op: 'techForRazed'; readonly vp: number }
  /** For each such set a basic technology token of the pool may be exchanged for an advanced one. */
  | { readonly op: 'upgradeTech'; readonly set: ColourSet };

export const technologyWords: Words<TechnologyEffect['op']> = {
  moveTechnology: {
    targets(game, { n }, { seat, card: source }) {
      const found = moves(game, seat, source, n);
      return found.length > 0 ? [...found, { do: 'skip', seat }] : [];
    },
    says: ({ n }) => act('move', [{ noun: 'technology', n, amount: 'up to' }], { note: 'amongCommon' }),
    worth: 0.5,
    tags: ['tech'],
    icon: 'gears',
  },
  techForRazed: {
    run(game, { vp }, { seat, card, about = NO_CARD }) {
      next(game, { do: 'spend tech', seat, card, about, vp });
    },
    says: ({ vp }) => ({
      is: 'may',
      clause: {
        is: 'pay',
        price: [act('spend', [{ noun: 'tech', amount: 'any' }])],
        so: act(
          'gain',
          [
            { noun: 'vp', n: vp },
            { noun: 'good', n: 1 },
          ],
          { note: 'ofRazedColour' },
          { role: 'for', thing: { noun: 'tech', amount: 'each of them' } },
        ),
      },
    }),
    worth: 0.4,
    tags: ['tech', 'razing', 'vp'],
    icon: 'gear-hammer',
  },
  upgradeTech: {
    run(game, { set }, { seat, card }) {
      next(game, { do: 'upgrade tech', seat, card, n: setsIn(coloursIn(game, seat), set) });
    },
    says: ({ set }) => ({
      is: 'may',
      clause: act(
        'exchange',
        [{ noun: 'tech', n: 1 }],
        { note: 'forAdvanced' },
        { role: 'for', thing: { noun: 'set', amount: 'each' } },
        ...ofColours(set),
      ),
    }),
    worth: WORTH.advTech - WORTH.tech,
    tags: ['tech'],
    icon: 'gear-hammer',
  },
};

/** Each token of a common location to each other one that has none of its kind. */
function moves(game: State, seat: Seat, source: number, more: number): OsadnicyStep[] {
  const common = empireOf(game, seat).filter(({ card, seizedBy }) => isCommon(CARDS[card]!) && seizedBy === NOBODY);
  return common.flatMap(({ card, technology = [] }) =>
    technology.flatMap((token) =>
      common
        .filter((location) => placeRefusal(game, location, token) === null)
        .map((location): OsadnicyStep => {
          return { do: 'move one', seat, card, token, onto: location.card, source, more: more - 1 };
        }),
    ),
  );
}

function askMoveTechnology(game: State, step: StepOf<'move technology'>): Decision<OsadnicyStep> {
  const { seat, card, more } = step;
  const options = more > 0 ? moves(game, seat, card, more) : [];
  if (options.length > 0) options.push({ do: 'stop', seat });
  return { seat, ask: step, options };
}

function runMoveOne(game: State, step: StepOf<'move one'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, token, onto, source, more } = step;
  removeTechnology(game, card, token);
  addTechnology(game, onto, token);
  io.tell?.({ did: 'move technology', seat, card, token, onto });
  next(game, { do: 'move technology', seat, card: source, more });
}

/** So many tokens, and for a card of several colours of which: all at once, or none. */
function askSpendTech(game: State, step: StepOf<'spend tech'>): Decision<OsadnicyStep> {
  const { seat, card, about, vp } = step;
  const most = amountOf(game.seats[seat]!.tokens, TECH);
  const goods: Good[] = CARDS[about]!.data.colors.map((colour) => COLOUR_GOODS[colour]);
  const options: OsadnicyStep[] = [];
  for (let n = 1; n <= most; n++) {
    if (goods.length === 0) options.push({ do: 'spend tech for', seat, card, vp, n });
    for (const good of goods) options.push({ do: 'spend tech for', seat, card, vp, n, good });
  }
  if (options.length > 0) options.push({ do: 'skip', seat });
  return { seat, ask: step, options };
}

function runSpendTechFor(game: State, step: StepOf<'spend tech for'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, vp, n, good } = step;
  const origin = { card, why: 'feature' } as const;
  if (good) gain(game, seat, good, n, origin, io);
  gain(game, seat, 'vp', vp * n, origin, io);
  next(game, { do: 'spend', seat, pay: tokens({ tech: n }), on: NO_CARD });
}

/** One token of the own pool after another: those that lie on locations stay what they are. */
function askUpgradeTech(game: State, step: StepOf<'upgrade tech'>): Decision<OsadnicyStep> {
  const { seat, card, n } = step;
  if (n === 0 || amountOf(game.seats[seat]!.tokens, TECH) === 0) return { seat, ask: step, options: [] };
  const options = (['techScoring', 'techDefense'] as const).map(
    (token): OsadnicyStep => ({ do: 'upgrade', seat, card, n: n - 1, token }),
  );
  return { seat, ask: step, options: [...options, { do: 'stop', seat }] };
}

function runUpgrade(game: State, step: StepOf<'upgrade'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, n, token } = step;
  addTokens(game.seats[seat]!.tokens, TECH, -1);
  io.tell?.({ did: 'lose', seat, card, good: 'tech', n: 1 });
  next(game, { do: 'upgrade tech', seat, card, n });
  gain(game, seat, token, 1, { card, why: 'production' }, io);
}

/** What happens at the steps that these words lead to. */
export const technologySteps = {
  run: { 'move one': runMoveOne, upgrade: runUpgrade, 'spend tech for': runSpendTechFor },
  ask: { 'move technology': askMoveTechnology, 'upgrade tech': askUpgradeTech, 'spend tech': askSpendTech },
} satisfies Steps;
