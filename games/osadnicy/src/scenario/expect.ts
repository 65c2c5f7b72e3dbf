import { type Decision, pending } from '@imperia/engine';
import { FACTIONS } from '../card-data.ts';
import { osadnicy } from '../game.ts';
import { result, scoreOf } from '../scoring.ts';
import { soloTitle } from '../solo/scoring.ts';
import { isSolo, SOLO_PLAYER } from '../solo/virtual.ts';
import type { SeatState, State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { type ChoiceName, offeredAt } from './choices.ts';
import { differs, unmetGoods } from './differs.ts';
import { unmetCards, unmetTop } from './expect-cards.ts';
import { unmetVirtual } from './expect-virtual.ts';
import { decisionFor, matches, ruleAgainst } from './match.ts';
import { factionAt } from './names.ts';
import { attemptText, offersText, optionText } from './option-text.ts';
import { NO_TITLE } from './shapes.ts';
import type { Expectation, ExpectedOffer, ExpectedRefusal, SeatExpectation } from './types.ts';

/** Everything that is not as expected, each as a sentence. */
export function unmet(state: State, expectation: Expectation): string[] {
  const decisions = pending(osadnicy.rules, state);
  return [
    ...FACTIONS.flatMap((faction) => {
      const wanted = expectation[faction];
      if (!wanted) return [];
      const seat = state.config.factions.indexOf(faction);
      return seat < 0 ? [`nobody plays the ${faction}`] : unmetSeat(state, seat, wanted);
    }),
    ...unmetTable(state, decisions, expectation),
    ...unmetVirtual(state, expectation.virtual),
    ...unmetTitle(state, expectation.title),
    ...unmetOffers(state, decisions, expectation),
  ];
}

function unmetTable(state: State, decisions: readonly Decision<OsadnicyStep>[], wanted: Expectation): string[] {
  const asked = decisions.map(({ seat }) => factionAt(state, seat));
  const winners = wanted.winners && result(state).winners.map((seat) => factionAt(state, seat));
  const list = (factions: readonly string[]) => [...factions].sort().join(', ') || 'nobody';
  return [
    ...differs('asked', wanted.asked && list([wanted.asked].flat()), list(asked)),
    ...differs('question', wanted.question, decisions[0]?.ask.do ?? 'none'),
    ...differs('round', wanted.round, state.round),
    ...differs('phase', wanted.phase, state.phase),
    ...differs('first', wanted.first, factionAt(state, state.first)),
    ...unmetCards('discard', wanted.discard, state, state.discard),
    ...differs('discardCount', wanted.discardCount, state.discard.length),
    ...differs('deckCount', wanted.deckCount, state.deck.length),
    ...unmetTop('deckTop', wanted.deckTop, state.deck),
    ...unmetCards('lookout', wanted.lookout, state, state.lookout),
    ...differs('lookoutCount', wanted.lookoutCount, state.lookout.length),
    ...unmetCards('removed', wanted.removed, state, state.removed),
    ...differs('over', wanted.over, decisions.length === 0),
    ...differs('winners', wanted.winners && list(wanted.winners), winners && list(winners)),
  ];
}

function unmetTitle(state: State, wanted: string | undefined): string[] {
  if (wanted === undefined) return [];
  const title = isSolo(state.config) ? soloTitle(state, scoreOf(state, SOLO_PLAYER).total) : null;
  if (!title) return differs('title', wanted, NO_TITLE);
  return wanted === title.name.pl ? [] : differs('title', wanted, title.name.en);
}

function unmetSeat(state: State, seat: number, wanted: SeatExpectation): string[] {
  const own = state.seats[seat]!;
  const name = factionAt(state, seat);
  const score = scoreOf(state, seat);
  return [
    ...differs(`${name}.points`, wanted.points, own.points),
    ...differs(`${name}.passed`, wanted.passed, own.passed),
    ...unmetGoods(`${name}.goods`, wanted.goods, own.tokens, false),
    ...unmetGoods(`${name}.onlyGoods`, wanted.onlyGoods, own.tokens, true),
    ...unmetZones(state, name, own, wanted),
    ...(['earned', 'locations', 'extra', 'total'] as const).flatMap((part) =>
      differs(`${name}.score.${part}`, wanted.score?.[part], score[part]),
    ),
  ];
}

function unmetZones(state: State, name: string, own: SeatState, wanted: SeatExpectation): string[] {
  return [
    ...unmetCards(`${name}.hand`, wanted.hand, state, own.hand),
    ...differs(`${name}.handCount`, wanted.handCount, own.hand.length),
    ...differs(`${name}.deckCount`, wanted.deckCount, own.deck.length),
    ...unmetTop(`${name}.deckTop`, wanted.deckTop, own.deck),
    ...unmetCards(`${name}.discard`, wanted.discard, state, own.discard),
    ...differs(`${name}.discardCount`, wanted.discardCount, own.discard.length),
    ...unmetCards(`${name}.deals`, wanted.deals, state, own.deals),
    ...differs(`${name}.dealCount`, wanted.dealCount, own.deals.length),
    ...unmetCards(
      `${name}.empire`,
      wanted.empire,
      state,
      own.locations.map(({ card }) => card),
    ),
    ...differs(`${name}.empireCount`, wanted.empireCount, own.locations.length),
    ...unmetCards(`${name}.foundations`, wanted.foundations, state, own.foundations),
    ...differs(`${name}.foundationCount`, wanted.foundationCount, own.foundations.length),
    ...unmetCards(`${name}.returning`, wanted.returning, state, own.returning),
  ];
}

function unmetOffers(state: State, decisions: readonly Decision<OsadnicyStep>[], wanted: Expectation): string[] {
  const offers = decisions.flatMap(({ options }) => options);
  const [first] = decisions;
  return [
    ...differs('optionCount', wanted.optionCount, first?.options.length ?? 0),
    ...(wanted.offered ?? []).flatMap((offer) => {
      if (optionsFor(state, offers, offer).length > 0) return [];
      return [`offered: expected ${attemptText(offer)}, found no such option; ${offered(state, decisions)}`];
    }),
    ...unmetOnly(state, decisions, offers, wanted.onlyOffered),
    ...(wanted.notOffered ?? []).flatMap((refusal) => unmetRefusal(state, offers, refusal, first?.seat)),
  ];
}

/** Each of them must be offered, and whatever is offered must be one of them. */
function unmetOnly(
  state: State,
  decisions: readonly Decision<OsadnicyStep>[],
  offers: readonly OsadnicyStep[],
  wanted: readonly ExpectedOffer[] | undefined,
): string[] {
  if (!wanted) return [];
  const meant = wanted.map((offer) => optionsFor(state, offers, offer));
  const others = offers.filter((option) => !meant.some((list) => list.includes(option)));
  return [
    ...wanted.flatMap((offer, i) =>
      meant[i]!.length > 0
        ? []
        : [`onlyOffered: expected ${attemptText(offer)}, found no such option; ${offered(state, decisions)}`],
    ),
    ...others.map((option) => `onlyOffered: found also ${optionText(state, option)}`),
  ];
}

function offered(state: State, [first]: readonly Decision<OsadnicyStep>[]): string {
  return first ? offersText(state, first) : 'the game is over';
}

function optionsFor(state: State, offers: readonly OsadnicyStep[], offer: ExpectedOffer): readonly OsadnicyStep[] {
  const own = offer.by && decisionFor(state, state.config.factions.indexOf(offer.by));
  const among = offer.by ? (own?.options ?? []) : offers;
  return among.filter((option) => matches(state, option, offer));
}

function unmetRefusal(
  state: State,
  offers: readonly OsadnicyStep[],
  refusal: ExpectedRefusal,
  asked: number | undefined,
): string[] {
  if (optionsFor(state, offers, refusal).length > 0) {
    return [`notOffered: expected ${attemptText(refusal)} not to be offered, found that it is`];
  }
  const seat = refusal.by ? state.config.factions.indexOf(refusal.by) : asked;
  if (seat === undefined) return [];
  if (refusal.rule === undefined) return neverOffered(state, seat, refusal);
  const found = ruleAgainst(state, seat, refusal) ?? 'no rule against it';
  return differs(`notOffered ${attemptText(refusal)}`, refusal.rule, found);
}

/** That something is not offered proves nothing where it never could be: the name is the wrong one. */
function neverOffered(state: State, seat: number, refusal: ExpectedRefusal): string[] {
  const question = decisionFor(state, seat)?.ask.do;
  if (question === undefined) return [];
  const possible: readonly ChoiceName[] = offeredAt(question);
  if (possible.includes(refusal.do)) return [];
  const list = possible.length > 0 ? `it can offer ${possible.join(', ')}` : 'there something is picked';
  return [`notOffered: ${attemptText(refusal)} can never be offered at the question "${question}"; ${list}`];
}
