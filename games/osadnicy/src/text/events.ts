import type { Seat } from '@imperia/engine';
import { capitalised, type Lang, plain } from '@imperia/kit';
import { EXCHANGED_WORKERS } from '../actions/exchange.ts';
import { colourFor, type Kind } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { OsadnicyEvent } from '../events.ts';
import { soloGoal } from '../solo/scoring.ts';
import type { Because } from '../solo/target.ts';
import { isSolo, isVirtual } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { Why } from '../steps.ts';
import { isSeen } from './cards.ts';
import { type Act, act, type Thing } from './clauses.ts';
import { WHYS, WORDS, type Words } from './event-words.ts';
import { at, chosenColour, faction, stolen } from './lines.ts';
import { factionName, phaseName, tokenThings } from './names.ts';
import { becauseText, comparedText, targetText } from './solo.ts';
import { speechOf } from './speech.ts';

/** Where goods come from, or what is paid for. */
interface Reason {
  readonly why?: Why;
  /** Below zero for none. */
  readonly card: number;
}

/** A log line: a faction does something, or something is simply so. */
type Told =
  | { readonly by: Seat; readonly act: Act; readonly reason?: Reason }
  | { readonly say: (words: Words, names: Names) => string };

interface Names {
  readonly seat: (seat: Seat) => string;
  /** Whose: "of the Romans". */
  readonly of: (seat: Seat) => string;
  readonly card: (card: number) => string;
  /** As what something is done to. */
  readonly object: (card: number) => string;
  readonly phase: (phase: State['phase']) => string;
  readonly points: (n: number) => string;
  readonly fortifications: (n: number) => string;
  /** A faction, by the number of its deck. */
  readonly deck: (deck: number) => string;
  /** The good of an attack card. */
  readonly target: (attack: number) => string;
  readonly because: (because: Because, kind: Kind) => string;
  readonly compared: (factionLocations: number, collection: number, points: number) => string;
}

type Log = { readonly [K in OsadnicyEvent['did']]: (game: State, event: Extract<OsadnicyEvent, { did: K }>) => Told };

const LOG: Log = {
  begin: (game, { first }) => ({
    say: (words, { seat }) => (isSolo(game.config) ? words.soloBegin(seat(first)) : words.begin(seat(first))),
  }),
  'virtual faction': (_, { faction: of }) => ({ say: (words) => words.virtualFaction(of) }),
  round: (game, { round, first }) => ({
    say: (words, { seat }) => (isSolo(game.config) ? words.soloRound(round) : words.round(round, seat(first))),
  }),
  phase: (_, { phase }) => ({ say: (words, names) => words.phase(names.phase(phase)) }),
  shuffle: (_, { of }) => ({
    say: (words, names) => (of < 0 ? words.shuffleCommon() : words.shuffleFaction(names.of(of))),
  }),
  'shuffle in': (_, { seat, n }) => ({ by: seat, act: act('shuffleIn', [{ noun: 'card', n }]) }),
  reveal: (_, { cards }) => ({ say: (words, { card }) => words.reveal(cards.map(card)) }),
  search: (_, { seat, cards }) => ({ by: seat, act: act('reveal', [{ noun: 'card', n: cards.length }]) }),
  'pass draft': () => ({ say: (words) => words.passDraft() }),

  take: (game, { seat, card }) =>
    isVirtual(game, seat)
      ? { say: (words, names) => words.virtualTakes(names.card(card)) }
      : { by: seat, act: act('take', [{ card }]) },
  keep: (_, { seat, card }) => ({ by: seat, act: act('keep', [{ card }]) }),
  draw: (_, { seat, card }) => ({ by: seat, act: act('draw', [{ card }]) }),
  discard: (_, { seat, card }) =>
    seat < 0
      ? { say: (words, names) => words.discarded(names.object(card)) }
      : { by: seat, act: act('discard', [{ card }]) },

  gain: (_, { seat, good, n, card, why }) => ({
    by: seat,
    act: act('gain', [{ noun: good, n }]),
    reason: { card, why },
  }),
  lose: (_, { seat, good, n, card }) => ({ by: seat, act: act('discard', [{ noun: good, n }]), reason: { card } }),
  pay: (_, { seat, pay, card }) => ({ by: seat, act: act('pay', tokenThings(pay)), reason: { card } }),
  exchange: (_, { seat }) => ({
    by: seat,
    act: act('spend', [{ noun: 'worker', n: EXCHANGED_WORKERS }]),
    reason: { card: -1, why: 'exchange' },
  }),
  pass: (_, { seat }) => ({ by: seat, act: act('pass') }),

  build: (_, { seat, card }) => ({ by: seat, act: act('build', [location(card)]) }),
  'give up': (_, { seat, card, foundation }) => ({
    by: seat,
    act: act('discard', [{ noun: foundation ? 'foundation' : 'location', card }]),
  }),
  deal: (_, { seat, card }) => ({ by: seat, act: act('sign', [{ noun: 'deal', card }]) }),
  'deal with': (game, { seat, of, card }) => ({
    by: seat,
    act: act('sign', [{ noun: 'deal' }], { role: 'with', thing: location(card) }, ...at(game, seat, of)),
  }),
  'raze card': (_, { seat, card }) => ({
    by: seat,
    act: act('raze', [{ card }], { role: 'from', thing: { noun: 'hand', of: 'you' } }),
  }),
  raze: (game, { seat, of, card }) => ({ by: seat, act: act('raze', [location(card)], ...at(game, seat, of)) }),
  conquer: (game, { seat, of, card }) => ({ by: seat, act: act('conquer', [location(card)], ...at(game, seat, of)) }),
  siege: (game, { seat, of, card, n }) => ({
    say: (words, names) =>
      isVirtual(game, seat)
        ? words.virtualSiege(names.card(card))
        : words.siege(names.seat(seat), names.card(card), names.of(of), names.fortifications(n)),
  }),
  fortify: (_, { seat, card }) => ({
    by: seat,
    act: act('raise', [{ noun: 'fortification', n: 1 }], { role: 'on', thing: location(card) }),
  }),
  shift: (game, { seat, of, card }) => ({
    by: seat,
    act: act('shift', [location(card)], ...at(game, seat, of), { note: 'oneLeft' }),
  }),
  rampart: (_, { seat, row }) => ({ say: (words, names) => words.rampart(names.seat(seat), row) }),
  foundation: (_, { seat, card }) => ({ say: (words, names) => words.foundation(names.card(card), names.of(seat)) }),
  'lay foundation': (_, { seat, card }) => ({
    by: seat,
    act: act('lay', [{ card }], { role: 'as', thing: { noun: 'foundation' } }),
  }),
  favour: (_, { seat, card, why, good }) => ({
    by: seat,
    act: act('take', [{ noun: 'favour', adjectives: [colourFor(good)] }]),
    reason: { card, why },
  }),
  tricolour: (_, { seat }) => ({ say: (words, names) => words.tricolour(names.seat(seat)) }),
  announce: (_, { seat, good }) => ({ by: seat, act: act('announce', [chosenColour(good)]) }),
  pray: (_, { seat, card, n }) => ({
    by: seat,
    act: act('count', [{ noun: 'card', adjectives: ['matching'], n }]),
    reason: { card },
  }),
  give: (game, { seat, of, good }) => ({
    by: seat,
    act: act('giveTo', [{ noun: good, n: 1 }], { role: 'at', thing: faction(game, of) }),
  }),
  steal: (game, { seat, of }) => ({ by: seat, act: stolen(game, of) }),
  colour: (_, { seat, card, good }) => ({
    by: seat,
    act: act('choose', [chosenColour(good)], { role: 'for', thing: location(card) }),
  }),
  'mark sets': (_, { seat, card, n }) => ({
    by: seat,
    act: act('mark', [{ noun: 'set', n }], { role: 'under', thing: location(card) }),
  }),
  activate: (_, { seat, card, times }) => ({ by: seat, act: act('use', [location(card)], { times }) }),
  defend: (_, { seat, card }) => ({
    by: seat,
    act: act('place', [{ noun: 'defense' }], { role: 'on', thing: location(card) }),
  }),
  samurai: (_, { seat, card }) => ({
    by: seat,
    act: act('place', [{ noun: 'samurai' }], { role: 'on', thing: location(card) }),
  }),

  'copy production': (_, { seat, card }) => ({ by: seat, act: act('repeat', [location(card)]) }),
  'take resource': (game, { seat, of, good }) => ({
    by: seat,
    act: act('takeAway', [{ noun: good, n: 1 }], {
      role: 'from',
      thing: { noun: 'pool', of: { side: game.seats[of]!.deckNo } },
    }),
  }),
  'take deal': (game, { seat, of, card }) => ({
    by: seat,
    act: act('takeOver', [{ noun: 'deal', card }], { role: 'fromWhom', thing: faction(game, of) }),
  }),
  'lose deal': (game, { seat, of, card }) => ({
    by: seat,
    act: act('discard', [{ noun: 'deal', card }], ...at(game, seat, of)),
  }),
  remove: (game, { seat, of, card, to }) => ({
    by: seat,
    act: act(to ?? 'remove', [location(card)], ...at(game, seat, of)),
  }),
  'take location': (game, { seat, of, card }) => ({
    by: seat,
    act: act('take', [location(card)], ...at(game, seat, of), { note: 'intoHand' }),
  }),
  'send worker': (game, { seat, of, card }) => ({
    by: seat,
    act: act('sendTo', [location(card)], ...at(game, seat, of)),
  }),
  'play instant': (_, { seat, card }) => ({ by: seat, act: act('play', [{ card }]) }),
  stock: (_, { seat, on, good }) => ({
    by: seat,
    act: act('putAside', [{ noun: good, n: 1 }], { role: 'on', thing: location(on) }),
  }),
  'return stock': (_, { seat, pay }) => ({ by: seat, act: act('takeBack', tokenThings(pay)) }),
  refresh: (_, { seat, card }) => ({ by: seat, act: act('refresh', [location(card)]) }),
  block: (game, { seat, of, card }) => ({
    by: seat,
    act: act('block', [location(card)], ...at(game, seat, of), { note: 'untilRoundEnd' }),
  }),
  seize: (game, { seat, of, card }) => ({
    by: seat,
    act: act('takeOver', [location(card)], { role: 'fromWhom', thing: faction(game, of) }, { note: 'untilRoundEnd' }),
  }),
  event: (_, { card }) => ({ say: (words, names) => words.event(names.card(card)) }),
  'place technology': (_, { seat, card, token }) => ({
    by: seat,
    act: act('place', [{ noun: token }], { role: 'on', thing: location(card) }),
  }),
  'move technology': (_, { seat, card, token, onto }) => ({
    by: seat,
    act: act('move', [{ noun: token }], { role: 'from', thing: location(card) }, { role: 'on', thing: location(onto) }),
  }),
  'return technology': (_, { seat, card }) => ({
    say: (words, names) => words.technologyBack(names.of(seat), names.card(card)),
  }),
  unlock: (_, { seat, card }) => ({ by: seat, act: act('unlockAbility', [location(card)]) }),
  wreck: (game, { seat, of, card }) => ({ by: seat, act: act('block', [location(card)], ...at(game, seat, of)) }),
  'free location': (_, { seat, card }) => ({ by: seat, act: act('free', [location(card)]) }),
  restore: (_, { seat, card }) => ({
    by: seat,
    act: act('restore', [{ noun: 'foundation', card }], { note: 'toLocationSide' }),
  }),
  'copy feature': (game, { seat, of, card }) => ({
    by: seat,
    act: act('copyFeature', [location(card)], ...at(game, seat, of), { note: 'untilRoundEnd' }),
  }),
  'use tile': (_, { seat, card }) => ({
    by: seat,
    act: act('use', [{ noun: CARDS[card]!.code.startsWith('EXP') ? 'expeditionToken' : 'tile', card }]),
  }),
  'visit market': (_, { seat }) => ({ by: seat, act: act('visitMarket') }),
  market: (_, { card }) => ({ say: (words, names) => words.market(names.card(card)) }),
  expedition: (_, { cards }) => ({ say: (words, names) => words.expedition(cards.map(names.card)) }),
  'put under': (_, { seat, on, cards }) => ({
    by: seat,
    act: act('putAside', cardsLaid(cards), { role: 'under', thing: location(on) }),
  }),
  'put on': (_, { seat, on, good }) => ({
    by: seat,
    act: act('putAside', [{ noun: good, n: 1 }], { role: 'on', thing: location(on) }),
  }),
  store: (_, { seat, pay }) => {
    const stored = tokenThings(pay);
    return { by: seat, act: stored.length > 0 ? act('store', stored) : act('storeNothing') };
  },

  score: (_, { seat, earned, locations, extra }) => ({
    say: (words, { seat: name, points }) =>
      words.score(
        name(seat),
        points(earned),
        points(locations),
        extra > 0 ? points(extra) : null,
        points(earned + locations + extra),
      ),
  }),
  attack: (_, { card }) => ({ say: (words, names) => words.attack(names.card(card), names.target(card)) }),
  'attack missed': () => ({ say: (words) => words.attackMissed() }),
  'collect deal': (_, { card }) => ({ say: (words, names) => words.collectDeal(names.card(card)) }),
  bar: (_, { card }) => ({ say: (words, names) => words.bar(names.card(card)) }),
  shield: (_, { card }) => ({ say: (words, names) => words.shield(names.card(card)) }),
  collect: (_, { card }) => ({ say: (words, names) => words.collect(names.card(card)) }),
  strike: (_, { card, cards: [first, later], because }) => ({
    say: (words, names) =>
      words.strike(
        names.card(card),
        names.target(first),
        names.target(later),
        names.because(because, CARDS[card]!.kind),
      ),
  }),
  rival: (_, { deck }) => ({ say: (words, names) => words.rival(names.deck(deck)) }),
  'rival row': (_, { cards }) => ({ say: (words, names) => words.rivalRow(cards.map(names.card)) }),
  'clear rival row': () => ({ say: (words) => words.clearRivalRow() }),
  conquest: (_, { row }) => ({ say: (words) => words.conquest(row) }),
  'conquest failed': () => ({ say: (words) => words.conquestFailed() }),
  'lose to rival': (_, { card }) => ({ say: (words, names) => words.loseToRival(names.card(card)) }),
  'lose collected': (_, { card }) => ({ say: (words, names) => words.loseCollected(names.card(card)) }),
  solo: (_, { factionLocations, collection, points }) => ({
    say: (_words, names) => names.compared(factionLocations, collection, points),
  }),
  win: (_, { winners }) => ({
    say: (words, { seat }) => {
      if (winners.length === 0) return words.soloLost();
      return winners.length === 1 ? words.win(seat(winners[0]!)) : words.share(winners.map(seat));
    },
  }),
};

function location(card: number): Thing {
  return { noun: 'location', card };
}

/** By name to who sees them, else by their number. */
function cardsLaid(cards: readonly number[]): Thing[] {
  return cards.every(isSeen) ? cards.map((card) => ({ card })) : [{ noun: 'card', n: cards.length }];
}

/** A line of the log. Players are named by their factions. */
export function eventText(game: State, event: OsadnicyEvent, lang: Lang): string {
  const told = toldOf(game, event);
  const text = 'say' in told ? told.say(WORDS[lang], namesIn(game, lang)) : deed(game, told, lang);
  return `${capitalised(text)}.`;
}

function toldOf<K extends OsadnicyEvent['did']>(game: State, event: Extract<OsadnicyEvent, { did: K }>): Told {
  return LOG[event.did as K](game, event);
}

function deed(game: State, { by, act: done, reason }: Extract<Told, { by: Seat }>, lang: Lang): string {
  const speech = speechOf(lang);
  const line = `${plain(speech.things([faction(game, by)], 'subject'))} ${plain(speech.clause(done, 'told'))}`;
  const because = reason && reasonText(reason, lang);
  return because ? `${line} (${because})` : line;
}

function reasonText({ why, card }: Reason, lang: Lang): string {
  const parts = [why && WHYS[lang][why], card >= 0 && speechOf(lang).card(card)];
  return parts.filter(Boolean).join(': ');
}

function namesIn(game: State, lang: Lang): Names {
  const speech = speechOf(lang);
  return {
    seat: (seat) => plain(speech.things([faction(game, seat)], 'subject')),
    of: (seat) => speech.whose(game.seats[seat]!.deckNo),
    card: (card) => speech.card(card),
    object: (card) => plain(speech.things([{ card }], 'object')),
    phase: (phase) => phaseName(phase, lang),
    target: (attack) => targetText(attack, lang),
    because: (because, kind) => becauseText(because, kind, lang),
    compared: (own, collection, points) => comparedText(soloGoal(game), own, collection, points, lang),
    points: (n) => plain(speech.things([{ noun: 'vp', n }], 'subject')),
    fortifications: (n) => plain(speech.things([{ noun: 'fortification', n }], 'object')),
    deck: (deck) => factionName(deck, lang),
  };
}
