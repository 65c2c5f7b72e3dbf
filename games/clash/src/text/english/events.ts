import type { Part } from '@imperia/kit';
import { yieldGood } from '../../actions/collect.ts';
import { ownAdvance } from '../../civilization-data.ts';
import { objective } from '../../objective-data.ts';
import { FACES } from '../../pieces.ts';
import type { Why } from '../../steps.ts';
import { counts } from '../parts.ts';
import { list, said } from '../said.ts';
import type { Tells } from '../tables.ts';
import type { EnglishNames } from './speech.ts';

const DECKS = { action: 'action', event: 'event', wonder: 'wonder' } as const;

/** Those who give something up of their own will. */
const PAID: ReadonlySet<Why> = new Set<Why>(['advance', 'influence', 'card']);

/** The lines of the log. */
export const EVENTS: Tells<EnglishNames> = {
  begin: ({ first }, names) => said`${names.who(first)} go first.`,
  age: ({ age }) => [`Age ${age} begins.`],
  round: ({ age, round }) => [`Age ${age}, round ${round}.`],
  turn: ({ seat }, names) => said`${names.who(seat)} take their turn.`,
  act: () => [],
  status: () => ['The Status Phase begins.'],
  shuffle: ({ deck }) => [`The ${DECKS[deck]} cards are shuffled.`],
  gain: ({ seat, good, n, kept }, names) => {
    if (kept === n) return said`${names.who(seat)} gain ${names.good(good, n)}.`;
    if (kept === 0) return said`${names.who(seat)} have no room for ${names.good(good, n)}.`;
    return said`${names.who(seat)} gain ${names.good(good, n)}, but have room for ${kept}.`;
  },
  lose: ({ seat, good, n, why }, names) =>
    why === 'limit'
      ? said`${names.who(seat)} have no room for ${names.good(good, n)}.`
      : said`${names.who(seat)} ${why === 'trade' ? 'give' : PAID.has(why) ? 'pay' : 'lose'} ${names.good(good, n)}.`,
  pay: ({ seat, pay }, names) => said`${names.who(seat)} pay ${names.goods(pay)}.`,
  draw: ({ seat, card }, names) => said`${names.who(seat)} draw ${names.card(card)}.`,
  discard: ({ seat, card }, names) => said`${names.who(seat)} discard ${names.card(card)}.`,
  play: ({ seat, card }, names) => said`${names.who(seat)} play ${names.civil(card)}.`,
  truce: ({ seat, of }, names) => said`${names.who(seat)} and ${names.who(of)} agree on a truce.`,
  look: ({ seat, cards }, names) => said`${names.who(seat)} look at ${names.cards(cards)}.`,
  spy: ({ seat, of }, names) => said`${names.who(seat)} spy on ${names.who(of)}.`,
  'taken over': ({ seat, hex }, names) => said`${names.who(seat)} take over the barbarian city ${names.hex(hex)}.`,
  hinder: ({ seat, of }, names) => said`${names.who(seat)} take an action from the next turn of ${names.who(of)}.`,
  advance: ({ seat, advance }, names) => said`${names.who(seat)} gain the advance ${names.advance(seat, advance)}.`,
  borrow: ({ seat, advance }, names) => said`${names.who(seat)} use ${names.advance(seat, advance)} this turn.`,
  destroyed: ({ hex }, names) => said`The city ${names.hex(hex)} is destroyed.`,
  'own advance': ({ seat, place }, names) =>
    said`${names.who(seat)} gain an advance of their own: ${names.advance(seat, ownAdvance(place))}.`,
  'give up advance': ({ seat, advance }, names) =>
    said`${names.who(seat)} give up the advance ${names.advance(seat, advance)}.`,
  event: ({ seat, card }, names) => said`Event for ${names.who(seat)}: ${names.card(card)}.`,
  found: ({ seat, hex }, names) => said`${names.who(seat)} found a city at ${names.hex(hex)}.`,
  collect: ({ seat, hex, gathered }, names) =>
    said`${names.who(seat)} collect ${names.goods(counts(gathered.map(yieldGood)))} in ${names.hex(hex)}.`,
  construct: ({ seat, hex, building }, names) =>
    said`${names.who(seat)} build ${names.building(building)} in ${names.hex(hex)}.`,
  wonder: ({ seat, hex, card }, names) => said`${names.who(seat)} build ${names.card(card)} in ${names.hex(hex)}.`,
  recruit: ({ seat, hex, kinds }, names) =>
    said`${names.who(seat)} recruit ${names.units(kinds)} in ${names.hex(hex)}.`,
  leader: ({ seat, card, hex }, names) => said`${names.card(card)} leads ${names.who(seat)}, from ${names.hex(hex)}.`,
  'city moves': ({ seat, hex, to }, names) =>
    said`${names.who(seat)} move the city ${names.hex(hex)} to ${names.hex(to)}.`,
  place: ({ owner, hex, kind }, names) => said`${names.who(owner)} place ${names.unit(kind)} at ${names.hex(hex)}.`,
  remove: ({ owner, hex, kind }, names) => said`${names.who(owner)} lose ${names.unit(kind)} at ${names.hex(hex)}.`,
  move: ({ owner, hex, to, kinds, roads }, names) =>
    said`${names.who(owner)} move ${names.units(kinds)} from ${names.hex(hex)} to ${names.hex(to)}${roads ? ' by Roads' : ''}.`,
  reveal: ({ seat, slot, card }, names) =>
    said`${names.who(seat)} reveal ${names.card(card)} at ${names.hexes(names.slot(slot))}.`,
  explore: ({ slot }, names) => said`The new land: ${names.land(slot)}.`,
  mood: ({ hex, mood }, names) => said`The city ${names.hex(hex)} is now ${names.mood(mood)}.`,
  influence: ({ seat, hex, to, boost }, names) =>
    said`${names.who(seat)} try to influence ${names.hex(to)} from ${names.hex(hex)}${
      boost > 0 ? said` for ${names.n('culture', boost)}` : []
    }.`,
  'influence roll': ({ result }) => [`They roll ${result}.`],
  influenced: ({ seat, hex, building }, names) =>
    said`${names.who(seat)} win the ${names.word(building)} of ${names.hex(hex)}.`,
  battle: ({ attacker, defender, hex }, names) =>
    said`Battle at ${names.hex(hex)}: ${names.who(attacker)} attack ${names.who(defender)}.`,
  'battle card': ({ seat, card }, names) => said`${names.who(seat)} reveal ${names.battle(card)}.`,
  'card roll': ({ seat, faces }, names) => said`${names.who(seat)} roll ${numbers(faces)} for their card.`,
  'battle roll': ({ round, dice, cv, hits }, names) =>
    said`Combat round ${round}: the attackers roll ${faces(dice[0], names)} for a combat value of ${cv[0]}, the defenders ${faces(dice[1], names)} for ${cv[1]}. The attackers take ${names.n('hit', hits[0])}, the defenders ${names.n('hit', hits[1])}.`,
  casualties: ({ owner, hex, kinds }, names) =>
    said`${names.who(owner)} lose ${names.units(kinds)} at ${names.hex(hex)}.`,
  retreat: ({ owner, hex, to }, names) =>
    said`${names.who(owner)} withdraw from ${names.hex(hex)} to ${names.hex(to)}.`,
  'battle over': ({ hex, winner }, names) =>
    winner < 0
      ? said`The battle at ${names.hex(hex)} ends without a winner.`
      : said`${names.who(winner)} win the battle at ${names.hex(hex)}.`,
  capture: ({ owner, hex, of }, names) =>
    said`${names.who(owner)} capture the city ${names.hex(hex)} of ${names.who(of)}.`,
  raze: ({ seat, hex }, names) => said`${names.who(seat)} raze their city ${names.hex(hex)}.`,
  exhausted: ({ hex }, names) => said`The land at ${names.hex(hex)} is exhausted.`,
  'barbarian city': ({ hex }, names) => said`Barbarians settle at ${names.hex(hex)}.`,
  'change government': ({ seat, advances }, names) =>
    said`${names.who(seat)} change to ${names.government(advances[0]!)}: ${names.advances(seat, advances)}.`,
  'first player': ({ seat }, names) => said`${names.who(seat)} go first from now on.`,
  offer: ({ seat, to, give, offered, want, kinds }, names) =>
    said`${names.who(seat)} offer ${names.who(to)} ${names.deal(give, offered > 0 ? [names.n('card', offered)] : [])} for ${names.deal(want, names.kinds(kinds))}.`,
  refuse: ({ seat, from }, names) => said`${names.who(seat)} refuse the offer of ${names.who(from)}.`,
  withdraw: ({ seat }, names) => said`${names.who(seat)} withdraw their offer.`,
  terms: ({ seat, terms }, names) =>
    terms.length === 0
      ? said`${names.who(seat)} accept nothing unasked any more.`
      : said`${names.who(seat)} give unasked, one for one: ${names.terms(terms)}.`,
  trade: ({ seat, to }, names) => said`${names.who(seat)} and ${names.who(to)} trade.`,
  receive: ({ seat, cards }, names) => said`${names.who(seat)} receive ${names.cards(cards)}.`,
  complete: ({ seat, objective: id }, names) =>
    said`${names.who(seat)} complete the objective ${objective(id).name.en}.`,
  score: ({ seat, points }, names) => said`${names.who(seat)} have ${points} points.`,
  win: ({ winners }, names) =>
    winners.length === 1
      ? said`${names.who(winners[0]!)} win.`
      : said`${list(
          winners.map((seat) => names.who(seat)),
          'and',
        )} share the victory.`,
};

function numbers(rolled: readonly number[]): string {
  return rolled.map((face) => FACES[face]!.value).join(', ');
}

/** Each number with the unit that it calls. */
function faces(rolled: readonly number[], names: EnglishNames): Part[] {
  if (rolled.length === 0) return ['nothing'];
  return list(
    rolled.map((face) => said`${FACES[face]!.value} (${names.bare(FACES[face]!.icon)})`),
    'and',
  );
}
