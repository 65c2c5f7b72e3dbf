import type { Seat } from '@imperia/engine';
import { colourFor, type Effect } from '../card-data.ts';
import { CARDS, PROGRAMS, type Program } from '../cards.ts';
import { lootGood } from '../effects/raze.ts';
import type { Good, Goods } from '../goods.ts';
import { times as timesOver } from '../payment.ts';
import type { State } from '../state.ts';
import { choiceClause, effectsClause } from './ability.ts';
import { isSeen } from './cards.ts';
import { type Act, type Adjunct, act, type Clause, type Line, type Thing } from './clauses.ts';
import { tokenThings } from './names.ts';
import { goodsThings, tally } from './phrases.ts';

/** A production location gives its goods at once. */
export function conquered(game: State, seat: Seat, of: Seat, card: number): Line {
  const clause = act('conquer', [location(card)], ...at(game, seat, of));
  const { production } = CARDS[card]!;
  return production > 0 ? withEffects(clause, production) : { act: clause };
}

export function besieged(game: State, seat: Seat, of: Seat, card: number): Act {
  return act('besiege', [location(card)], ...at(game, seat, of));
}

/** The colour that stands for this good. */
export function chosenColour(good: Good): Thing {
  return { noun: 'colour', adjectives: [colourFor(good)], amount: 'the' };
}

/** A card from the hand of somebody else. */
export function stolen(game: State, of: Seat): Act {
  return act('takeAway', [{ noun: 'card', adjectives: ['random'] }], {
    role: 'from',
    thing: { noun: 'hand', of: { side: game.seats[of]!.deckNo } },
  });
}

export function cardAlone(card: number): Thing {
  return { card };
}

export function location(card: number): Thing {
  return { noun: 'location', card };
}

export function on(card: number): Adjunct {
  return { role: 'on', thing: location(card) };
}

export function faction(game: State, seat: Seat): Thing {
  return { side: game.seats[seat]!.deckNo };
}

/** With whom it is, when that is somebody else. */
export function at(game: State, seat: Seat, of: Seat): Adjunct[] {
  return seat === of ? [] : [{ role: 'at', thing: faction(game, of) }];
}

export function withGoods(clause: Clause, goods: Goods, price: readonly Thing[] = []): Line {
  return { act: clause, price, so: act('gain', goodsThings(goods)) };
}

export function withGood(clause: Clause, good: Good | null, price: readonly Thing[] = []): Line {
  return good === null ? { act: clause, price } : withGoods(clause, { [good]: 1 }, price);
}

export function withEffects(clause: Clause, program: Program): Line {
  return { act: clause, so: effectsClause(PROGRAMS[program]!) };
}

export function razed(clause: Clause, card: number, raze: number): Line {
  return withGoods(clause, tally(CARDS[card]!.raze), raze > 0 ? [{ noun: 'raze', n: raze }] : []);
}

/** With what comes at once: as goods where it is nothing else. */
export function build(card: number, withLocation: boolean): Line {
  const { cost, locations, bonus, production } = CARDS[card]!;
  const price = tokenThings(cost);
  if (withLocation && locations > 0) price.push({ noun: 'location', n: locations });
  const clause = act('build', [location(card)], ...(withLocation ? [] : [{ note: 'withoutLocation' } as const]));
  const effects = [...PROGRAMS[production]!, ...PROGRAMS[bonus]!];
  const gained = gainedAtOnce(effects);
  if (gained) return withGoods(clause, gained, price);
  return effects.length > 0 ? { act: clause, price, so: effectsClause(effects) } : { act: clause, price };
}

function gainedAtOnce(effects: readonly Effect[]): Goods | null {
  const goods: Good[] = [];
  for (const effect of effects) {
    if (effect.op !== 'gain') return null;
    for (const [good, n] of Object.entries(effect.goods)) for (let i = 0; i < n; i++) goods.push(good as Good);
  }
  return goods.length > 0 ? tally(goods) : null;
}

export function activation(card: number, times: number): Line {
  const { spend, cards, deals, foundations, laid, program } = CARDS[card]!.action!;
  const price = tokenThings(timesOver(spend, times));
  if (cards > 0) price.push({ noun: 'card', n: cards * times });
  if (laid > 0) price.push({ noun: 'commonCard', n: laid * times });
  if (foundations > 0) price.push({ noun: 'foundation', n: foundations * times });
  if (deals > 0) price.push({ noun: 'deal', n: deals * times });
  const effects = effectsClause(PROGRAMS[program]!);
  const so: Clause = times === 1 ? effects : { is: 'each time', clause: effects };
  return { act: act('use', [location(card)], { times }), price, so };
}

export function tileLine(card: number): Line {
  const { spend, cards, program } = CARDS[card]!.action!;
  const price = [...tokenThings(spend), ...(cards > 0 ? [{ noun: 'card', n: cards } as const] : [])];
  return { ...withEffects(act('use', [{ noun: 'tile', card }]), program), price };
}

export function branch(effect: Effect, choice: number): Clause {
  if (effect.op !== 'oneOf') throw new Error(`${effect.op} has no branches`);
  return choiceClause(effect.of[choice]!);
}

/** Goods among the loot are numbered below zero, points after the tokens; cards are themselves. */
export function lootThing(loot: number): Thing {
  return isSeen(loot) ? { card: loot } : { noun: lootGood(loot), n: 1 };
}

/** Like goods together, then the cards. */
export function lootThings(loot: readonly number[]): Thing[] {
  const goods = loot.filter((thing) => !isSeen(thing)).map(lootGood);
  return [...goodsThings(tally(goods)), ...loot.filter(isSeen).map((card) => ({ card }))];
}
