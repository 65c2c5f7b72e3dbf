import { type Seat, SPECTATOR } from '@imperia/engine';
import type { Block, Lang, Line, Sketch, SketchedThing } from '@imperia/kit';
import { CARDS } from '../cards.ts';
import { ROUNDS } from '../config.ts';
import { conquestCost, conquestTargetRefusal } from '../conquest.ts';
import { dealsOf, locationOf } from '../empire.ts';
import { thingOf } from '../kit/things.ts';
import { seatName } from '../kit/words.ts';
import { rowsOf } from '../layout.ts';
import { isPanoramic } from '../minis/panoramic.ts';
import { isAtWar } from '../positions.ts';
import { collected, goalLocations, soloGoal } from '../solo/scoring.ts';
import { attackLine } from '../solo/target.ts';
import { isSolo, isVirtual } from '../solo/virtual.ts';
import type { Location, State } from '../state.ts';
import { cardName, cardParts, colourName, factionName, goodText, phaseName, tokensText } from '../text/names.ts';
import { targetText } from '../text/solo.ts';
import { cardToChoose, goodsText } from './card.ts';
import { SKETCH_WORDS } from './words.ts';

/** The enemies first, so that the own empire and hand are nearest to the question. */
export function sketch(view: State, me: Seat, lang: Lang): Sketch {
  const around = view.seats.map((_, i) => (me + 1 + i + view.seats.length) % view.seats.length);
  return [
    header(view, lang),
    ...minis(view, lang),
    ...around.map((seat) => empire(view, seat, me, lang)),
    ...ownCards(view, me, lang),
  ];
}

function header(view: State, lang: Lang): Block {
  const words = SKETCH_WORDS[lang];
  return facts([
    words.round(view.round, ROUNDS),
    phaseName(view.phase, lang),
    ...(isSolo(view.config) ? [] : [words.first(seatName(view, view.first, lang))]),
    words.commonDeck(view.deck.length),
  ]);
}

/** Tiles and tokens of mini-expansions, which everybody may use. */
function minis({ minis: laid }: State, lang: Lang): Block[] {
  if (!laid) return [];
  const words = SKETCH_WORDS[lang];
  const block = (title: string, cards: readonly number[]): Block[] =>
    cards.length > 0 ? [{ is: 'things', title, of: cards.map((card) => tile(card, lang)) }] : [];
  return [
    ...block(words.expedition, laid.expedition),
    ...block(words.diplomacy, laid.diplomacy),
    ...block(words.entrance, laid.market ? [laid.market.entrance] : []),
    ...block(words.stalls, laid.market?.stalls ?? []),
  ];
}

function tile(card: number, lang: Lang): SketchedThing {
  const { data } = CARDS[card]!;
  return { thing: thingOf(card), name: data.name[lang], facts: cardParts(data, lang) };
}

function facts(texts: readonly string[]): Block {
  return { is: 'facts', of: texts.map((text): Line => [text]) };
}

/** A seat as everybody sees it: who, how many points, the goods, and the empire in three rows. */
function empire(view: State, seat: Seat, me: Seat, lang: Lang): Block {
  const words = SKETCH_WORDS[lang];
  const name = seatName(view, seat, lang);
  const blocks = isVirtual(view, seat) ? virtualFacts(view, seat, lang) : seatFacts(view, seat, lang);
  return {
    is: 'group',
    title: [seat === me ? words.you(name) : name],
    seat,
    of: [...blocks, ...rows(view, seat, me, lang)],
  };
}

function seatFacts(view: State, seat: Seat, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const {
    points,
    hand,
    deck,
    passed,
    tokens,
    foundations,
    returning,
    announced,
    favours = [],
    tricolour,
    ramparts = [],
  } = view.seats[seat]!;
  const deals = dealsOf(view, seat).map(({ good }) => good);
  const aside = [
    ...(deals.length > 0 ? [`${words.deals}: ${goodsText(deals, lang)}`] : []),
    ...(favours.length > 0 || tricolour
      ? [
          `${words.favours}: ${[...favours.map((one) => colourName(one, lang)), ...(tricolour ? [words.tricolour] : [])].join(', ')}`,
        ]
      : []),
    ...(foundations.length > 0 ? [words.foundations(foundations.length)] : []),
    ...(ramparts.length > 0 ? [words.ramparts(ramparts.map(({ row }) => words.rows[row]).join(', '))] : []),
    ...(returning.length > 0 ? [words.returning(returning.length)] : []),
    ...announced.map((card) => `${words.announced}: ${CARDS[card]!.data.name[lang]}`),
  ];
  return [
    facts([words.points(points), words.hand(hand.length), words.deck(deck.length), ...(passed ? [words.passed] : [])]),
    facts([tokensText(tokens, lang)]),
    ...(aside.length > 0 ? [facts(aside)] : []),
  ];
}

/** The enemy of the solo game: what it will attack, and what it has collected. */
function virtualFacts(view: State, seat: Seat, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const targets = attackLine(view).map((attack, i) => `${i + 1} ${targetText(attack, lang)}`);
  return [
    facts([
      words.collection(collected(view)),
      words.yourLocations[soloGoal(view)](goalLocations(view)),
      words.attackDeck(view.seats[seat]!.deck.length),
      ...(view.rival ? [words.rivalDeck(factionName(view.rival.deckNo, lang), view.rival.deck.length)] : []),
    ]),
    facts([`${words.attackLine}:`, ...targets]),
  ];
}

function rows(view: State, seat: Seat, me: Seat, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  if (view.seats[seat]!.locations.length === 0) return [{ is: 'line', parts: [words.noLocations] }];
  return rowsOf(view, seat)
    .map(({ kind, faction, common }) => ({ kind, all: [...faction, ...common] }))
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => ({
      is: 'things',
      title: words.rows[kind],
      of: all.map((one) => built(view, one, me, lang)),
    }));
}

/** A location, with everything that lies on it. */
function built(view: State, location: Location, me: Seat, lang: Lang): SketchedThing {
  const words = SKETCH_WORDS[lang];
  const { card, used, defended, samurai, blocked, under, spent, aside, stock, visitors, seizedBy, routeOf } = location;
  const {
    colour,
    markers,
    barred,
    wrecked,
    unlocked,
    technology = [],
    kept = [],
    laid = [],
    statues,
    shored,
  } = location;
  const { fortifications, neutral } = location;
  const lying = [spent, aside, ...(stock ? [stock] : [])]
    .filter((tokens) => tokens.some((n) => n > 0))
    .map((tokens) => tokensText(tokens, lang));
  const lain = under.length + (shored ? 1 : 0);
  const marks = [
    ...(isPanoramic(view.config, card) ? [words.panoramic] : []),
    ...(defended ? [words.defended] : []),
    ...(samurai ? [words.samurai] : []),
    ...(used > 0 ? [words.used] : []),
    ...(blocked || wrecked ? [words.blocked] : []),
    ...(unlocked ? [words.unlocked] : []),
    ...technology.map((token) => goodText(token, 1, lang)),
    ...lying,
    ...(lain > 0 ? [words.under(lain)] : []),
    ...(visitors ? [words.visitors(visitors)] : []),
    ...(colour ? [colourName(colour, lang)] : []),
    ...(markers ? [words.sets(markers.length)] : []),
    ...(barred ? [words.barred] : []),
    ...[...kept, ...laid].map((under) => cardName(under, lang)),
    ...(statues ? [words.statues(statues)] : []),
    ...(fortifications ? [words.fortifications(fortifications)] : []),
    ...(neutral ? [words.neutral] : []),
    ...conquestFact(view, location, me, lang),
    ...(seizedBy >= 0 ? [words.seizedBy(seatName(view, seizedBy, lang))] : []),
    ...(routeOf >= 0 ? [words.dealOf(seatName(view, routeOf, lang))] : []),
  ];
  return { thing: thingOf(card), name: CARDS[card]!.data.name[lang], facts: marks.map((mark): Line => [mark]) };
}

/** At war, what a faction location of another costs to conquer. */
function conquestFact(view: State, location: Location, me: Seat, lang: Lang): string[] {
  if (me === SPECTATOR || !isAtWar(view) || conquestTargetRefusal(view, me, location.card)) return [];
  const { owner } = locationOf(view, location.card);
  return [SKETCH_WORDS[lang].conquest(conquestCost(view, me, owner, location))];
}

function ownCards(view: State, me: Seat, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const laid = (title: string, cards: readonly number[]): Block[] =>
    cards.length > 0 ? [{ is: 'things', title, of: cards.map((card) => cardToChoose(card, lang)) }] : [];
  const own = me === SPECTATOR ? undefined : view.seats[me];
  return [
    ...(own ? laid(words.yourHand(own.hand.length), own.hand) : []),
    ...(own ? laid(words.draft, own.draft) : []),
    ...laid(words.lookout, view.lookout),
  ];
}
