import type { Seat } from '@imperia/engine';
import { capitalised, type Lang, plain } from '@imperia/kit';
import type { Place, Suit } from '../card-data.ts';
import type { From, ImperiumEvent } from '../events.ts';
import { isDraw } from '../scoring.ts';
import { isSolo, levelOf } from '../solo/rival.ts';
import type { State } from '../state.ts';
import { isSeen } from './called.ts';
import { type Act, type Adjunct, act, type Thing } from './clauses.ts';
import { EVENT_WORDS, type EventWords } from './event-words.ts';
import { matchText } from './matches.ts';
import { sideName } from './names.ts';
import { tokenThings, unseen } from './options.ts';
import { type Speech, speechOf } from './speech.ts';

/** A log line: a nation does something, or something is simply so. */
type Told =
  | {
      readonly by: Seat;
      readonly act: Act;
      /** Through which card; below zero for none. */
      readonly card?: number;
      readonly after?: (words: EventWords) => string;
    }
  | { readonly say: (words: EventWords, names: Names) => string };

interface Names {
  readonly nation: (seat: Seat) => string;
  /** Whose: "of the Romans". */
  readonly of: (seat: Seat) => string;
  readonly card: (card: number) => string;
  readonly points: (n: number) => string;
  readonly unrest: (n: number) => string;
  readonly suit: (suit: Suit | 'variable') => string;
  readonly lang: Lang;
}

type Log = { readonly [K in ImperiumEvent['did']]: (game: State, event: Extract<ImperiumEvent, { did: K }>) => Told };

const LOG: Log = {
  begin: (_, { first }) => ({ say: (words, { nation }) => words.begin(nation(first)) }),
  power: (_, { seat, side }) => ({ say: (words, { nation, lang }) => words.power(nation(seat), sideName(side, lang)) }),
  round: (_, { round, last }) => ({ say: (words) => words.round(round, last) }),
  turn: (_, { seat }) => ({ say: (words, { of }) => words.turn(of(seat)) }),
  roll: (game, { die }) => ({ say: (words) => words.roll(die, die <= levelOf(game).slots) }),
  rival: (game, event) => ({
    say: (words, { card: name, lang }) => {
      const { card, row, option } = event;
      return words.rival(name(card), matchText(game, event, lang), row < 0 ? null : { no: row + 1, does: option >= 0 });
    },
  }),
  'rival score': (_, { points: n }) => ({ say: (words, { points }) => words.rivalScore(points(n)) }),
  solstice: () => ({ say: (words) => words.solstice() }),
  reveal: (_, { card, unrest }) => ({ say: (words, names) => words.reveal(names.card(card), unrest !== -1) }),
  innovate: (_, { seat }) => ({ say: (words, { nation }) => words.innovate(nation(seat)) }),
  revolt: (_, { seat }) => ({ say: (words, { nation }) => words.revolt(nation(seat)) }),

  play: (_, { seat, card, from, free }) => ({
    by: seat,
    act: act(free ? 'freeplay' : 'play', [{ card }], ...comingFrom(from, 'hand')),
  }),
  exhaust: (_, { seat, card }) => ({ by: seat, act: act('exhaust', [{ card }]) }),
  resolve: (_, { seat, card }) => ({ by: seat, act: act('resolve', [{ card }]) }),
  gain: (_, { seat, card, token, n }) => ({ by: seat, act: act('gain', [{ token, n }]), card }),
  pay: (_, { seat, tokens }) => ({ by: seat, act: act('pay', tokenThings(tokens)) }),
  spend: (_, { seat, n }) => ({ by: seat, act: act('spend', [{ token: 'action', n }]) }),
  steal: (game, { seat, of, token, n }) => ({
    by: seat,
    act: act('steal', [{ token, n }], { fromNation: game.seats[of]!.nation }),
  }),
  'lay token': (_, { seat, on, token, n }) => ({ by: seat, act: act('place', [{ token, n }], { on }) }),
  unexhaust: (_, { seat, on }) => ({ say: (words, { nation, card }) => words.unexhaust(nation(seat), card(on)) }),

  draw: (_, { seat, cards }) => ({ by: seat, act: act('draw', [{ cards }]) }),
  take: (_, { seat, card, from }) => ({ by: seat, act: act('take', [{ card }], { from: [from] }) }),
  'take unrest': (_, { seat }) => ({ by: seat, act: act('take', [{ what: ['unrest'] }]) }),
  'take fame': (_, { seat, card }) => ({
    by: seat,
    act: act('take', [isSeen(card) ? { card } : { what: ['fame'] }]),
  }),
  discard: (_, { seat, cards, from }) => ({
    by: seat,
    act: from === 'hand' ? act('discard', [{ cards }]) : act('toDiscard', [{ cards }], ...comingFrom(from, 'play')),
  }),
  top: (_, { seat, card, from }) => ({ by: seat, act: act('top', [{ card }], ...comingFrom(from, 'hand')) }),
  history: (_, { seat, cards, from }) => ({ by: seat, act: act('history', [{ cards }], ...comingFrom(from, 'play')) }),
  sink: (_, { seat, cards, from }) => ({ by: seat, act: act('sink', [{ cards }], ...comingFrom(from, 'play')) }),
  exile: (_, { seat, cards, from }) => ({ by: seat, act: act('exile', [{ cards }], ...comingFrom(from, 'play')) }),
  abandon: (_, { seat, cards }) => ({ by: seat, act: act('abandon', [{ cards }]) }),
  recall: (_, { seat, cards }) => ({ by: seat, act: act('recall', [{ cards }]) }),
  return: (_, { seat, cards, from }) => ({
    by: seat,
    act: act('return', [{ what: ['unrest'], n: cards.length }], ...comingFrom(from, 'hand')),
  }),
  garrison: (_, { seat, card, host }) => ({ by: seat, act: act('put', [{ card }], { under: host }) }),
  'into play': (_, { seat, card }) => ({ say: (words, names) => words.intoPlay(names.card(card), names.of(seat)) }),
  give: (game, { seat, card, to }) => ({ by: seat, act: act('give', [{ card }], { to: game.seats[to]!.nation }) }),

  acquire: (_, { seat, card, from, unrest }) => ({
    by: seat,
    act: act('acquire', [{ card }], ...comingFrom(from, 'market')),
    ...(unrest === -1 ? {} : { after: (words: EventWords) => words.withUnrest() }),
  }),
  breakthrough: (_, { seat, card, from }) => ({
    by: seat,
    act: act('breakthrough', [{ card }], ...comingFrom(from, 'market')),
  }),
  'breakthrough deck': (_, { seat, card, suit }) => ({
    by: seat,
    act: act('breakthrough', [isSeen(card) ? { card } : unseen(suit)], { unseen: true }),
  }),
  search: (_, { cards }) => ({ say: (words, names) => words.search(cards.map(names.card)) }),
  'nothing left': (_, { seat, suit }) => ({
    say: (words, { nation, suit: suitSaid }) => words.nothingLeft(nation(seat), suitSaid(suit)),
  }),
  swap: (_, { seat, card, for: into }) => ({
    say: (words, names) => words.swap(names.nation(seat), names.card(card), names.card(into)),
  }),
  declare: (_, { seat, suit }) => ({
    say: (words, { nation, suit: suitSaid }) => words.declare(nation(seat), suitSaid(suit)),
  }),
  gamble: (_, { seat, card }) => ({ say: (words, names) => words.gamble(names.nation(seat), names.card(card)) }),
  look: (_, { seat, cards, at }) => ({
    by: seat,
    act: act('look', [{ cards }], { from: [at] }),
  }),
  find: (_, { seat, card }) => ({ by: seat, act: act('find', [{ card }]) }),
  'found all': (_, { seat, cards }) => ({ by: seat, act: act('find', [{ cards }]) }),
  'not found': (_, { seat }) => ({ say: (words, { nation }) => words.notFound(nation(seat)) }),
  'nation card': (_, { seat, card }) => ({ by: seat, act: act('gainCard', [{ card }], { from: ['nation'] }) }),
  state: (_, { seat, state }) => ({ say: (words, { nation }) => words.state(nation(seat), state) }),
  develop: (_, { seat, card }) => ({ by: seat, act: act('develop', [{ card }]) }),
  shuffle: (_, { seat, pile }) => ({
    say: (words, { nation }) => (pile === 'main' ? words.shuffleMain() : words.shuffle(nation(seat), pile)),
  }),
  'king of kings': (_, { seat, card, side }) => ({
    say: (words, names) => words.king(names.nation(seat), names.card(card), sideName(side, names.lang)),
  }),
  journey: (_, { seat, card, stage }) => ({
    say: (words, names) => words.journey(names.nation(seat), names.card(card), stage),
  }),
  avoid: (_, { seat, card, of }) => ({
    say: (words, names) => words.avoid(names.nation(seat), names.of(of), isSeen(card) ? names.card(card) : null),
  }),
  'buy off': (game, { seat, of, token, n }) => ({
    by: seat,
    act: act('give', [{ token, n }], { to: game.seats[of]!.nation }),
    after: (words) => words.reach(),
  }),

  'end begins': (_, { reason, seat }) => ({
    say: (words, { nation }) => words.endBegins(reason, seat < 0 ? null : nation(seat)),
  }),
  collapse: (_, { counts }) => ({
    say: (words, { nation, unrest }) => words.collapse(counts.map((n, seat) => words.count(nation(seat), unrest(n)))),
  }),
  score: (_, { seat, tokens, cards, power }) => ({
    say: (words, { nation, points }) =>
      words.score(nation(seat), points(tokens), points(cards), points(power), points(tokens + cards + power)),
  }),
  win: (game, { winners }) => ({
    say: (words, { nation }) =>
      winners.length === 0
        ? words[isSolo(game.config) && !isDraw(game) ? 'rivalWins' : 'draw']()
        : winners.length === 1
          ? words.win(nation(winners[0]!))
          : words.share(winners.map(nation)),
  }),
};

/** Where from, unless that goes without saying. */
function comingFrom(from: From, usual: Place): Adjunct[] {
  return from === usual ? [] : [{ from: [from] }];
}

/** A line of the log. Players are named by their nations. */
export function eventText(game: State, event: ImperiumEvent, lang: Lang): string {
  const told = toldOf(game, event);
  const text = 'say' in told ? told.say(EVENT_WORDS[lang], namesIn(game, lang)) : deed(game, told, lang);
  return `${capitalised(text)}.`;
}

function toldOf<K extends ImperiumEvent['did']>(game: State, event: Extract<ImperiumEvent, { did: K }>): Told {
  return LOG[event.did as K](game, event);
}

function deed(game: State, { by, act: done, card, after }: Extract<Told, { by: Seat }>, lang: Lang): string {
  const speech = speechOf(lang);
  const line = `${said(speech, { nation: game.seats[by]!.nation })} ${plain(speech.clause(done, 'told'))}`;
  const through = card !== undefined && isSeen(card) ? ` (${speech.card(card)})` : '';
  return `${line}${after ? after(EVENT_WORDS[lang]) : ''}${through}`;
}

function said(speech: Speech, thing: Thing): string {
  return plain(speech.things([thing], 'subject'));
}

function namesIn(game: State, lang: Lang): Names {
  const speech = speechOf(lang);
  return {
    nation: (seat) => said(speech, { nation: game.seats[seat]!.nation }),
    of: (seat) => speech.whose(game.seats[seat]!.nation),
    card: speech.card,
    points: (n) => plain(speech.points({ kind: 'fixed', points: n })),
    unrest: speech.unrest,
    suit: (suit) => said(speech, unseen(suit)),
    lang,
  };
}
