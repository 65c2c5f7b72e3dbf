import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import { COLOUR_GOODS, type Colour, colourFor, type Effect, type Prayer } from './card-data.ts';
import { CARDS, PROGRAMS } from './cards.ts';
import {
  colourBit,
  coloursOf,
  empireOf,
  findLocation,
  hasPower,
  isCommon,
  locationOf,
  NOBODY,
  replaceLocation,
  targetsOf,
} from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { favourColours, favoursOf, hasTricolour, TRICOLOUR } from './favour.ts';
import { answerFeatures, gain } from './gains.ts';
import { GOLD, isResource, tokenIndex, tokens } from './goods.ts';
import { leaveEmpire } from './leave.ts';
import { COMMON_DECK } from './numbers.ts';
import { payable } from './payment.ts';
import { discard, drawnCommon, removeCard } from './piles.ts';
import { isVirtual } from './solo/virtual.ts';
import type { State } from './state.ts';
import type { AbilityStep, OsadnicyStep, Praying, StepOf } from './steps.ts';
import { isInForce } from './versions.ts';

/** The prayer that a step belongs to, as its card says it. */
export function prayerOf({ program, at }: Pick<AbilityStep, 'program' | 'at'>): Prayer {
  return PROGRAMS[program]![at] as Extract<Effect, { op: 'pray' | 'prayAgainst' | 'razeAndPray' }>;
}

/** Pray for cards of these colours; without any there is nothing to pray for. */
export function startPrayer(game: State, step: AbilityStep, colours: readonly Colour[], foe?: Seat): void {
  if (colours.length === 0) return;
  const { seat, card, why, program, at } = step;
  const praying: Praying = { seat, card, why, program, at, colours, ...(foe !== undefined && { foe }) };
  const announces = prayerOf(step).mode === 'announce' && colours.length > 1;
  next(game, { ...praying, do: announces ? 'announce' : 'choose prayer' });
}

/** All colours that can be prayed for: no card is orange in a prayer. */
export function anyColour(game: State): Colour[] {
  return favourColours(game);
}

export function coloursAmong(game: State, bits: number): Colour[] {
  return anyColour(game).filter((colour) => bits & colourBit(colour));
}

/** Before a card is seen. */
export function askAnnounce(_game: State, step: StepOf<'announce'>): Decision<OsadnicyStep> {
  const { colours, ...rest } = step;
  const options = colours.map((colour): OsadnicyStep => {
    return { ...rest, do: 'announce colour', colours: [colour], good: COLOUR_GOODS[colour] };
  });
  return { seat: step.seat, ask: step, options, forced: true };
}

export function runAnnounceColour(game: State, step: StepOf<'announce colour'>, io: Io<OsadnicyEvent>): void {
  const { good, ...praying } = step;
  io.tell?.({ did: 'announce', seat: step.seat, card: step.card, good });
  next(game, { ...praying, do: 'choose prayer' });
}

/** Draw cards; or let own tokens of the right colours stand for them. */
export function askChoosePrayer(game: State, step: StepOf<'choose prayer'>): Decision<OsadnicyStep> {
  const options: OsadnicyStep[] = [{ ...step, do: 'draw for prayer' }];
  if (fittingFavours(game, step).length > 0 || mayBeTricolour(game, step).length > 0) {
    options.push({ ...step, do: 'pray with favours' });
  }
  return { seat: step.seat, ask: step, options, forced: true };
}

function fittingFavours(game: State, { seat, colours }: Praying): Colour[] {
  return favoursOf(game, seat).filter((colour) => colours.includes(colour));
}

function mayBeTricolour(game: State, { seat, colours }: Praying): Colour[] {
  return hasTricolour(game, seat) ? TRICOLOUR.filter((colour) => colours.includes(colour)) : [];
}

export function runDrawForPrayer(game: State, step: StepOf<'draw for prayer'>, io: Io<OsadnicyEvent>): void {
  revealForPrayer(game, step.seat, cardsToDraw(game, step), io);
  next(game, { ...step, do: 'add kept cards' });
}

const MORE_CARDS = 2;

export function cardsToDraw(game: State, step: Praying): number {
  return prayerOf(step).draw + (hasPower(game, step.seat, 'longPrayers') ? MORE_CARDS : 0);
}

export function revealForPrayer(game: State, seat: Seat, n: number, io: Io<OsadnicyEvent>): void {
  const drawn = drawnCommon(game, n, io);
  game.seats[seat]!.prayed = [...prayedBy(game, seat), ...drawn];
  if (drawn.length > 0) io.tell?.({ did: 'reveal', cards: drawn });
}

function prayedBy(game: State, seat: Seat): readonly number[] {
  return game.seats[seat]!.prayed ?? [];
}

/** Cards that were kept for later prayers may be used beside those drawn. */
export function askAddKept(game: State, step: StepOf<'add kept cards'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const from = empireOf(game, seat)
    .flatMap(({ kept }) => kept ?? [])
    .filter((card) => fits(card, step));
  const answer = (cards: readonly number[]): OsadnicyStep => ({ ...step, do: 'use kept cards', cards });
  if (from.length === 0) return { seat, ask: step, options: [answer([])], forced: true };
  return { seat, ask: step, options: [], pick: { from, min: 0, max: from.length, answer } };
}

export function runUseKept(game: State, { cards, ...step }: StepOf<'use kept cards'>): void {
  const own = game.seats[step.seat]!;
  for (const card of cards) takeKept(game, card);
  own.prayed = [...prayedBy(game, step.seat), ...cards];
  next(game, { ...step, do: 'weigh prayer', drawn: true });
}

function takeKept(game: State, card: number): void {
  for (const { locations } of game.seats) {
    const at = locations.findIndex(({ kept }) => kept?.includes(card));
    const location = locations[at];
    if (location) locations[at] = { ...location, kept: location.kept!.filter((other) => other !== card) };
  }
}

export function runPrayWithFavours(game: State, step: StepOf<'pray with favours'>): void {
  next(game, { ...step, do: 'weigh prayer', drawn: false });
}

function fits(card: number, { colours }: Praying): boolean {
  return colours.some((colour) => CARDS[card]!.colours & colourBit(colour));
}

/** The colour is chosen once the cards are seen; so is what the tricolour token counts as. */
export function askWeigh(game: State, step: StepOf<'weigh prayer'>): Decision<OsadnicyStep> {
  const { seat, colours, drawn } = step;
  const answered = (of: readonly Colour[], as: Colour | null): OsadnicyStep => {
    return { ...step, do: 'answer prayer', colours: of, good: COLOUR_GOODS[as ?? of[0]!], tricolour: as !== null };
  };
  const counts = drawn && !prayedBy(game, seat).some((card) => fits(card, step)) ? [] : mayBeTricolour(game, step);
  if (prayerOf(step).mode === 'choose' && colours.length > 1) {
    const worth = colours.filter((colour) => countOf(game, { ...step, colours: [colour] }) > 0);
    const among = worth.length > 0 ? worth : colours.slice(0, 1);
    const options = among.map((colour) => answered([colour], counts.includes(colour) ? colour : null));
    return { seat, ask: step, options, forced: true };
  }
  const options = counts.length > 0 ? counts.map((colour) => answered(colours, colour)) : [answered(colours, null)];
  return { seat, ask: step, options, forced: true };
}

/** Cards and tokens of the only colour, the tricolour token among them. */
function countOf(game: State, step: StepOf<'weigh prayer'>): number {
  const cards = prayedBy(game, step.seat).filter((card) => fits(card, step)).length;
  if (step.drawn) return cards;
  return fittingFavours(game, step).length + mayBeTricolour(game, step).length;
}

/** Tokens count beside cards only where at least one card fits; instead of cards, always. */
export function runAnswerPrayer(game: State, step: StepOf<'answer prayer'>, io: Io<OsadnicyEvent>): void {
  const { good, tricolour, drawn, ...praying } = step;
  const { seat, card, colours } = step;
  const cards = prayedBy(game, seat).filter((one) => fits(one, step));
  const byFavour = drawn && cards.length === 0 ? [] : fittingFavours(game, step);
  if (tricolour) byFavour.push(colourFor(good));
  const counts = colours.map(
    (colour) =>
      cards.filter((one) => CARDS[one]!.colours & colourBit(colour)).length +
      byFavour.filter((one) => one === colour).length,
  );
  const matches = cards.length + byFavour.length;
  io.tell?.({ did: 'pray', seat, card, n: matches });
  next(game, { ...praying, do: 'raise prayer', counts, matches, searches: !drawn });
}

/** A feature may count more matches for gold. */
export function askRaise(game: State, step: StepOf<'raise prayer'>): Decision<OsadnicyStep> {
  const { seat, colours } = step;
  const options: OsadnicyStep[] = [{ ...step, do: 'answered' }];
  const raises = empireOf(game, seat).some(
    (location) => CARDS[location.card]!.powers.includes('goldenPrayers') && isInForce(game, location),
  );
  if (raises && game.seats[seat]!.tokens[GOLD]! > 0 && COUNTED.has(prayerOf(step).reward)) {
    for (const colour of colours) options.push({ ...step, do: 'raise', good: COLOUR_GOODS[colour] });
  }
  return { seat, ask: step, options, forced: true };
}

const COUNTED: ReadonlySet<Prayer['reward']> = new Set<Prayer['reward']>(['goods', 'points', 'sell']);
const RAISED = 2;

export function runRaise(game: State, step: StepOf<'raise'>): void {
  const { good, ...rest } = step;
  const at = step.colours.indexOf(colourFor(good));
  const counts = step.counts.map((n, i) => (i === at ? n + RAISED : n));
  const raised = { ...rest, counts, matches: step.matches + RAISED };
  next(game, { do: 'spend', seat: step.seat, pay: tokens({ gold: 1 }), on: -1 }, { ...raised, do: 'answered' });
}

/** Features that look for so many matches answer after the reward; then the cards are discarded. */
export function runAnswered(game: State, step: StepOf<'answered'>, io: Io<OsadnicyEvent>): void {
  const { seat, matches } = step;
  next(game, { do: 'end prayer', seat });
  answerFeatures(game, seat, (when) => when.event === 'prayer' && matches >= when.atLeast);
  REWARDS[prayerOf(step).reward](game, step, io);
}

type Answered = StepOf<'answered'>;

const REWARDS: Readonly<Record<Prayer['reward'], (game: State, step: Answered, io: Io<OsadnicyEvent>) => void>> = {
  goods(game, step, io) {
    const { n = 1, max = Number.POSITIVE_INFINITY } = prayerOf(step);
    const { seat, card, why } = step;
    for (const [i, colour] of [...step.colours.entries()].reverse()) {
      gain(game, seat, COLOUR_GOODS[colour], n * Math.min(max, step.counts[i]!), { card, why }, io);
    }
  },
  points(game, step, io) {
    const { n = 1, extra } = prayerOf(step);
    const { seat, card, why, matches } = step;
    if (extra && matches >= extra.atLeast) gain(game, seat, 'vp', extra.vp, { card, why }, io);
    gain(game, seat, 'vp', n * matches, { card, why }, io);
  },
  sell(game, step) {
    next(game, { ...step, do: 'offer for prayer', offered: [] });
  },
  give(game, { seat, card, colours, counts }) {
    const goods = colours.filter((_, i) => counts[i]! > 0).map((colour) => COLOUR_GOODS[colour]);
    next(game, { do: 'give for prayer', seat, card, of: NOBODY, goods, sum: 0 });
  },
  remove(game, { seat, colours, counts, foe = NOBODY }) {
    const asked = isVirtual(game, foe) ? seat : foe;
    for (const [i, colour] of [...colours.entries()].reverse()) {
      const good = COLOUR_GOODS[colour];
      for (let n = 0; n < counts[i]!; n++) next(game, { do: 'lose to prayer', seat: asked, of: foe, good });
    }
  },
  take(game, { seat, colours }) {
    next(game, { do: 'choose prayed', seat, colours });
  },
  keep(game, { seat, card, colours, searches }, io) {
    if (searches) searchForPrayer(game, seat, colours[0]!, io);
    next(game, { do: 'choose to keep', seat, card, colours });
  },
};

/** With a token the deck is searched for such a card, and shuffled. */
function searchForPrayer(game: State, seat: Seat, colour: Colour, io: Io<OsadnicyEvent>): void {
  const found = [...game.deck].reverse().find((card) => CARDS[card]!.colours & colourBit(colour));
  if (found !== undefined) {
    removeCard(game.deck, found);
    game.seats[seat]!.prayed = [found];
    io.tell?.({ did: 'reveal', cards: [found] });
  }
  game.deck = shuffled(game, io, COMMON_DECK, game.deck);
}

/** One matching resource for each match: points for each, and for each kind. */
export function askOffer(game: State, step: StepOf<'offer for prayer'>): Decision<OsadnicyStep> {
  const { seat, colours, counts, offered } = step;
  const pool = game.seats[seat]!.tokens;
  const options: OsadnicyStep[] = [];
  for (const [i, colour] of colours.entries()) {
    const good = COLOUR_GOODS[colour];
    const left = counts[i]! - offered.filter((one) => one === good).length;
    if (isResource(good) && left > 0 && payable(pool, tokens({ [good]: 1 })))
      options.push({ ...step, do: 'offer', good });
  }
  if (options.length > 0 || offered.length > 0) options.push({ ...step, do: 'offered' });
  return { seat, ask: step, options, forced: true };
}

export function runOffer(game: State, step: StepOf<'offer'>): void {
  const { good, ...rest } = step;
  const { seat, card, offered } = step;
  next(
    game,
    { do: 'pay', seat, card, cost: tokens({ [good]: 1 }), on: -1 },
    { ...rest, do: 'offer for prayer', offered: [...offered, good] },
  );
}

export function runOffered(game: State, step: StepOf<'offered'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, why, offered } = step;
  gain(game, seat, 'vp', offered.length + new Set(offered).size, { card, why }, io);
}

/** Any number of the resources that the prayer has named, to one enemy. */
export function askGive(game: State, step: StepOf<'give for prayer'>): Decision<OsadnicyStep> {
  const { seat, of, goods, sum } = step;
  const own = game.seats[seat]!.tokens;
  const enemies = of === NOBODY ? targetsOf(game, seat) : [of];
  const having = goods.filter((good) => isResource(good) && own[tokenIndex(good)]! > 0);
  const options = enemies.flatMap((enemy) =>
    having.map((good): OsadnicyStep => ({ ...step, do: 'give resource', of: enemy, good })),
  );
  if (options.length > 0 || sum > 0) options.push({ ...step, do: 'given' });
  return { seat, ask: step, options, forced: true };
}

export function runGiveResource(game: State, step: StepOf<'give resource'>, io: Io<OsadnicyEvent>): void {
  const { good, ...rest } = step;
  const { seat, of, sum } = step;
  if (!isResource(good)) return;
  game.seats[seat]!.tokens[tokenIndex(good)]!--;
  game.seats[of]!.tokens[tokenIndex(good)]!++;
  io.tell?.({ did: 'give', seat, of, good });
  next(game, { ...rest, do: 'give for prayer', sum: sum + 1 });
}

const GIVEN_VP = 3;

export function runGiven(game: State, { seat, card, sum }: StepOf<'given'>, io: Io<OsadnicyEvent>): void {
  gain(game, seat, 'vp', GIVEN_VP * sum, { card, why: 'action' }, io);
}

/** Who is struck chooses which of the common locations of the colour goes. */
export function askLose(game: State, step: StepOf<'lose to prayer'>): Decision<OsadnicyStep> {
  const { seat, of, good } = step;
  const bit = colourBit(colourFor(good));
  const options = empireOf(game, of)
    .filter((location) => isCommon(CARDS[location.card]!) && coloursOf(location) & bit)
    .map(({ card }): OsadnicyStep => ({ do: 'give way', seat, of, card }));
  return { seat, ask: step, options, forced: true };
}

export function runGiveWay(game: State, { seat, of, card }: StepOf<'give way'>, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  discard(game, card);
  io.tell?.({ did: 'remove', seat, of, card, to: 'discard' });
}

function matching(game: State, seat: Seat, colours: readonly Colour[]): number[] {
  return prayedBy(game, seat).filter((card) => colours.some((colour) => CARDS[card]!.colours & colourBit(colour)));
}

export function askChoosePrayed(game: State, step: StepOf<'choose prayed'>): Decision<OsadnicyStep> {
  const { seat, colours } = step;
  const options = matching(game, seat, colours).map((card): OsadnicyStep => ({ do: 'take prayed', seat, card }));
  return { seat, ask: step, options, forced: true };
}

export function runTakePrayed(game: State, { seat, card }: StepOf<'take prayed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  own.prayed = prayedBy(game, seat).filter((other) => other !== card);
  own.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
}

/** Which of the cards stays under the location, for a later prayer? */
export function askChooseToKeep(game: State, step: StepOf<'choose to keep'>): Decision<OsadnicyStep> {
  const { seat, card: source, colours } = step;
  const options = matching(game, seat, colours).map(
    (card): OsadnicyStep => ({ do: 'keep prayed', seat, card, source }),
  );
  return { seat, ask: step, options, forced: true };
}

export function runKeepPrayed(game: State, { seat, card, source }: StepOf<'keep prayed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  own.prayed = prayedBy(game, seat).filter((other) => other !== card);
  const { owner, at } = locationOf(game, source);
  const location = findLocation(game, source);
  replaceLocation(game, owner, at, { ...location, kept: [...(location.kept ?? []), card] });
  io.tell?.({ did: 'put under', seat, on: source, cards: [card] });
}

export function runEndPrayer(game: State, { seat }: StepOf<'end prayer'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  for (const card of prayedBy(game, seat)) {
    discard(game, card);
    io.tell?.({ did: 'discard', seat, card });
  }
  if (own.prayed) own.prayed = [];
}
