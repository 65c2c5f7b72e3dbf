import { advance, choose, type Decision, keyFrom, offered, optionId, pending, pickId, seeded } from '@imperia/engine';
import {
  BOXES,
  type Box,
  CARDS,
  type Config,
  type ImperiumEvent,
  type ImperiumStep,
  type InPlay,
  imperium,
  type Nation,
  type SideName,
  type State,
} from '../src/index.ts';

type Hidden = 'hand' | 'deck' | 'discard' | 'history' | 'nationDeck' | 'developments';

interface Seated {
  readonly nation: Nation;
  readonly side?: SideName;
}

interface Setting {
  readonly commons?: Box;
  readonly seed?: number;
  readonly rival?: NonNullable<Config['rival']>;
  readonly die?: number;
}

const DIE = 7;

/** A table in its first turn, laid out as a test wants it. The first seat begins. */
export class Position {
  readonly state: State;
  /** What the Rival rolls. */
  die: number;
  events: ImperiumEvent[] = [];
  readonly #placed = new Set<number>();
  readonly #io = {
    tell: (event: ImperiumEvent) => void this.events.push(event),
    dictate: (purpose: number) => (purpose === 0 ? [0] : purpose === DIE ? [this.die - 1] : undefined),
  };

  constructor(seats: readonly Seated[], { commons = 'classics', seed = 1, rival, die = 6 }: Setting = {}) {
    this.die = die;
    const config: Config = {
      seats: seats.map(({ nation, side = 'B' }) => ({ nation, side })),
      boxes: BOXES,
      commons,
      ...(rival && { rival }),
    };
    this.state = imperium.setup(config, keyFrom(seeded(seed)));
    advance(imperium.rules, this.state, this.#io);
    this.events = [];
  }

  seat(no = 0) {
    return this.state.seats[no]!;
  }

  /** A copy that no test has placed yet. */
  card(name: string): number {
    const found = imperium
      .cards(this.state.config)
      .filter((card) => !this.#placed.has(card))
      .find((card) => CARDS[card]!.data.name.en === name || CARDS[card]!.data.id === name);
    if (found === undefined) throw new Error(`There is no more ${name} in this game`);
    this.#placed.add(found);
    return found;
  }

  /** Exactly these; what lay there goes under the deck. */
  set(no: number, place: Hidden, ...names: string[]): number[] {
    const seat = this.seat(no);
    const cards = names.map((name) => this.card(name));
    for (const card of cards) this.#takeAway(card);
    const away = place === 'deck' || place === 'nationDeck' ? this.state.box : seat.deck;
    away.unshift(...seat[place].splice(0));
    seat[place].push(...cards);
    return cards;
  }

  play(no: number, ...names: string[]): number[] {
    const cards = names.map((name) => this.card(name));
    for (const card of cards) {
      this.#takeAway(card);
      const one: InPlay = { card, exhausted: false, resolved: false, progress: 0, garrison: [], shift: [0, 0, 0] };
      this.seat(no).play.push(one);
    }
    return cards;
  }

  garrison(no: number, host: number, ...names: string[]): number[] {
    const cards = names.map((name) => this.card(name));
    for (const card of cards) this.#takeAway(card);
    const seat = this.seat(no);
    seat.play = seat.play.map((one) => (one.card === host ? { ...one, garrison: [...one.garrison, ...cards] } : one));
    return cards;
  }

  /** Nobody has a card in hand or deck. */
  bare(): this {
    for (const seat of this.state.seats) this.state.box.push(...seat.hand.splice(0), ...seat.deck.splice(0));
    return this;
  }

  /** Five names, by slot; null leaves what is there. */
  market(...names: (string | null)[]): number[] {
    return names.map((name, slot) => {
      if (name === null) return this.state.market[slot]!.card;
      const card = this.card(name);
      this.#takeAway(card);
      const was = this.state.market[slot]!;
      this.state.box.push(was.card);
      const needs = CARDS[card]!.suits.some((suit) => ['uncivilised', 'civilised', 'tributary'].includes(suit));
      if (was.unrest >= 0) this.state.unrest.push(was.unrest);
      this.state.market[slot] = { card, unrest: needs ? this.state.unrest.pop()! : -1, tokens: [0, 0, 0] };
      return card;
    });
  }

  tokens(no: number, materials: number, population: number, progress: number): void {
    this.seat(no).tokens = [materials, population, progress];
  }

  /** Leaves so many in the unrest pile. */
  unrestLeft(n: number): void {
    this.state.box.push(...this.state.unrest.splice(n));
  }

  get asked(): Decision<ImperiumStep> {
    const [decision] = pending(imperium.rules, this.state);
    if (!decision) throw new Error('Nobody is asked');
    return decision;
  }

  get over(): boolean {
    return pending(imperium.rules, this.state).length === 0;
  }

  /** What is offered, by its name and fields. */
  offers(wanted: Readonly<Record<string, unknown>>): boolean {
    return this.asked.options.some((option) => fits(option, wanted));
  }

  answer(wanted: Readonly<Record<string, unknown>>): this {
    const option = this.asked.options.find((one) => fits(one, wanted));
    if (!option) {
      const names = this.asked.options.map(optionId).join('; ');
      throw new Error(`«${JSON.stringify(wanted)}» is not offered by «${this.asked.ask.do}»: ${names}`);
    }
    return this.#take(option);
  }

  pick(...cards: number[]): this {
    const option = offered(this.asked, pickId(cards));
    if (!option)
      throw new Error(`${cards.join()} may not be picked in «${this.asked.ask.do}» of ${this.asked.pick?.from}`);
    return this.#take(option);
  }

  /** Whatever is asked next that does not matter here: nothing where nothing is possible, else the first. */
  skip(until: string): this {
    for (let i = 0; i < 200 && !this.over && this.asked.ask.do !== until; i++) {
      const { pick, options } = this.asked;
      if (pick) this.pick(...pick.from.slice(0, pick.min));
      else this.#take(options.find(({ do: name }) => name === 'decline' || name === 'end activation') ?? options[0]!);
    }
    return this;
  }

  /** From steps that a test has laid out. */
  resume(): this {
    advance(imperium.rules, this.state, this.#io);
    return this;
  }

  #take(option: ImperiumStep): this {
    choose(this.state, this.asked, option);
    advance(imperium.rules, this.state, this.#io);
    return this;
  }

  #takeAway(card: number): void {
    const { state } = this;
    const gone = (cards: number[]) => cards.filter((one) => one !== card);
    for (const pile of [
      'main',
      'regions',
      'uncivilised',
      'civilised',
      'fame',
      'unrest',
      'exile',
      'box',
      'king',
    ] as const)
      state[pile] = gone(state[pile]);
    const slot = state.market.findIndex((one) => one.card === card);
    if (slot >= 0) state.market[slot] = { ...state.market[slot]!, card: state.main.shift()! };
    for (const seat of state.seats) {
      for (const place of ['hand', 'deck', 'discard', 'history', 'nationDeck', 'accession', 'developments'] as const)
        seat[place] = gone(seat[place]);
      seat.play = seat.play.filter((one) => one.card !== card);
    }
  }
}

function fits(option: ImperiumStep, wanted: Readonly<Record<string, unknown>>): boolean {
  const fields = option as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([field, value]) => JSON.stringify(fields[field]) === JSON.stringify(value));
}

export const TWO: readonly Seated[] = [{ nation: 'romans' }, { nation: 'macedonians' }];
