import { choose, type Decision, decisionOf, type Io, offered, optionId, pickId, advance as run } from '@imperia/engine';
import { advance as advanceNamed } from '../src/advances.ts';
import { newCity } from '../src/cities.ts';
import type { Config } from '../src/config.ts';
import type { ClashEvent } from '../src/events.ts';
import { clash } from '../src/game.ts';
import { GOODS, type Good } from '../src/goods.ts';
import { mark } from '../src/knowledge.ts';
import { gridFor, type Hex, hexOf } from '../src/map/grid.ts';
import { TERRAINS, type TerrainName } from '../src/map/tiles.ts';
import { BARBARIANS, NOBODY, type Owner, PIRATES } from '../src/owners.ts';
import { BUILDINGS, type BuildingName, FACES, UNITS, type UnitName } from '../src/pieces.ts';
import { ANGRY, type City, HAPPY, type Mood, NEUTRAL, type State } from '../src/state.ts';
import type { ClashStep, StepName, StepOf } from '../src/steps.ts';
import { addUnit, unit } from '../src/units.ts';

const KEY = '5'.repeat(64);

interface CityPlan {
  readonly of?: Owner;
  readonly mood?: 'angry' | 'neutral' | 'happy';
  /** Each in the colour of the city's owner, or of the one named. */
  readonly buildings?: readonly BuildingName[] | { readonly [B in BuildingName]?: Owner };
  /** Cards of wonders that stand in it. */
  readonly wonders?: readonly number[];
  /** The code of the Sea hex that the Port faces. */
  readonly port?: string;
}

interface SeatPlan {
  readonly goods?: { readonly [G in Good]?: number };
  readonly advances?: readonly string[];
  /** Cards, by their numbers: they are taken from wherever they lie. */
  readonly hand?: readonly number[];
  readonly objectives?: readonly number[];
  readonly wonders?: readonly number[];
  /** The code of the first city's hex. */
  readonly home?: string;
}

/** A position to begin from: what is not named is as after the set-up, without the starting pieces. */
export interface Plan {
  readonly players?: number;
  readonly config?: Partial<Config>;
  /** Every hex is Grassland, but those named by their codes. */
  readonly terrain?: { readonly [code: string]: TerrainName | 'unexplored' };
  /** Terrain of all hexes that are not named. */
  readonly ground?: TerrainName | 'unexplored';
  readonly cities?: { readonly [code: string]: CityPlan };
  /** By code: units of an owner, each kind as often as it stands there. */
  readonly units?: readonly (readonly [owner: Owner, code: string, ...kinds: UnitName[]])[];
  readonly seats?: readonly SeatPlan[];
  readonly actions?: number;
  readonly exhausted?: readonly string[];
  /** Of the rules; of today when not given. */
  readonly version?: string;
}

const MOODS: Record<'angry' | 'neutral' | 'happy', Mood> = { angry: ANGRY, neutral: NEUTRAL, happy: HAPPY };

/** A step by its name and some of its fields. */
export type Like = { readonly [N in StepName]: { readonly do: N } & Partial<Omit<StepOf<N>, 'do'>> }[StepName];

/** A game under test: seat 0 is at turn; dice and orders come as `luck` says. */
export class Table {
  readonly state: State;
  readonly events: ClashEvent[] = [];
  /** Faces that dice will show, in order. */
  luck: number[] = [];
  #asked: Decision<ClashStep> | null = null;

  constructor(plan: Plan = {}) {
    const players = plan.players ?? 2;
    const config: Config = { players, civilizations: [], options: [], ...plan.config };
    this.state = clash.setup(config, KEY, plan.version);
    run(clash.rules, this.state, {});
    this.#lay(plan);
    this.state.steps = [{ do: 'go on', seat: 0 }];
    this.#run();
  }

  #lay(plan: Plan): void {
    const { state } = this;
    state.age = 1;
    state.round = 1;
    state.first = 0;
    state.active = 0;
    state.actions = plan.actions ?? 3;
    state.used = [];
    state.cities = [];
    for (const seat of state.seats) {
      seat.units = [];
      seat.goods = GOODS.map(() => 0);
      seat.hand = [];
      seat.objectives = [];
    }
    state.turned = state.tiles.map(() => 0);
    const ground = plan.ground ?? 'grassland';
    state.terrain = gridFor(state.config.players).hexes.map(({ code }) =>
      TERRAINS.indexOf((plan.terrain?.[code] ?? ground) as TerrainName),
    );
    state.exhausted = (plan.exhausted ?? []).map((code) => this.hex(code));
    for (const [code, city] of Object.entries(plan.cities ?? {})) state.cities.push(this.#city(this.hex(code), city));
    for (const [owner, code, ...kinds] of plan.units ?? [])
      for (const kind of kinds) addUnit(state, owner, unit(UNITS.indexOf(kind), this.hex(code)));
    for (const [seat, { goods, advances, hand = [], objectives = [], wonders = [], home }] of (
      plan.seats ?? []
    ).entries()) {
      const own = state.seats[seat]!;
      this.#deal([...hand, ...objectives, ...wonders]);
      own.hand.push(...hand);
      own.objectives.push(...objectives);
      own.wonderHand.push(...wonders);
      if (home !== undefined) own.home = this.hex(home);
      for (const [good, n] of Object.entries(goods ?? {})) state.seats[seat]!.goods[GOODS.indexOf(good as Good)] = n;
      for (const id of advances ?? []) mark(state.seats[seat]!, advanceNamed(id));
    }
  }

  /** Out of the decks, as they are somewhere else. */
  #deal(cards: readonly number[]): void {
    const { state } = this;
    const left = (deck: readonly number[]) => deck.filter((card) => !cards.includes(card));
    state.actionDeck = left(state.actionDeck);
    state.objectiveDeck = left(state.objectiveDeck);
    state.wonderDeck = left(state.wonderDeck);
    state.eventDeck = left(state.eventDeck);
  }

  #city(hex: Hex, { of = 0, mood = 'neutral', buildings = [], port, wonders = [] }: CityPlan): City {
    this.#deal(wonders);
    const colours = Array.isArray(buildings)
      ? Object.fromEntries((buildings as BuildingName[]).map((building) => [building, of]))
      : (buildings as { [B in BuildingName]?: Owner });
    return {
      ...newCity(hex, of, MOODS[mood]),
      buildings: BUILDINGS.map((building) => colours[building] ?? NOBODY),
      port: port === undefined ? -1 : this.hex(port),
      wonders,
    };
  }

  hex(code: string): Hex {
    const hex = hexOf(gridFor(this.state.config.players), code);
    if (hex < 0) throw new Error(`There is no hex ${code}`);
    return hex;
  }

  code(hex: Hex): string {
    return gridFor(this.state.config.players).hexes[hex]!.code;
  }

  #run(): void {
    const io: Io<ClashEvent> = {
      tell: (event) => this.events.push(event),
      dictate: (_purpose, of, dice = 1) =>
        typeof of === 'number' && this.luck.length > 0 ? this.luck.splice(0, dice) : undefined,
    };
    this.#asked = run(clash.rules, this.state, io);
  }

  get asked(): Decision<ClashStep> {
    if (!this.#asked) throw new Error('The game is over');
    return this.#asked;
  }

  /** Where several are asked, let this seat answer. */
  as(seat: number): this {
    this.#asked = decisionOf(clash.rules, this.state, seat);
    return this;
  }

  get over(): boolean {
    return this.#asked === null;
  }

  get options(): readonly ClashStep[] {
    return this.asked.options;
  }

  /** The ids of all options of these steps. */
  ids(name?: ClashStep['do']): string[] {
    return this.options.filter((option) => !name || option.do === name).map(optionId);
  }

  offers(part: Like): boolean {
    return this.options.some((option) => isLike(option, part));
  }

  /** Take the one option that has these fields. */
  take(part: Like): this {
    const found = this.options.filter((option) => isLike(option, part));
    if (found.length !== 1)
      throw new Error(`${found.length} options are like ${JSON.stringify(part)} among: ${this.ids().join(' | ')}`);
    choose(this.state, this.asked, found[0]!);
    this.#run();
    return this;
  }

  /** Answer a pick; refused picks are an error. */
  pick(...items: number[]): this {
    const step = offered(this.asked, pickId(items));
    if (!step) throw new Error(`${items.join()} may not be picked of ${this.asked.pick?.from.join()}`);
    choose(this.state, this.asked, step);
    this.#run();
    return this;
  }

  mayPick(...items: number[]): boolean {
    return this.asked.pick !== undefined && offered(this.asked, pickId(items)) !== null;
  }

  /** Let this happen before anything else. */
  happen(...steps: ClashStep[]): this {
    for (const step of [...steps].reverse()) this.state.steps.push(step);
    this.#run();
    return this;
  }

  /** The next faces that dice show. */
  dice(...faces: number[]): this {
    this.luck.push(...faces);
    return this;
  }

  good(seat: number, good: Good): number {
    return this.state.seats[seat]!.goods[GOODS.indexOf(good)]!;
  }

  city(code: string): City | undefined {
    return this.state.cities.find(({ hex }) => hex === this.hex(code));
  }

  /** How many of a kind stand there. */
  count(owner: Owner, code: string, kind: UnitName): number {
    const all =
      owner === BARBARIANS
        ? this.state.barbarians
        : owner === PIRATES
          ? this.state.pirates
          : this.state.seats[owner]!.units;
    return all.filter((one) => (one & 127) === this.hex(code) && ((one >> 7) & 7) === UNITS.indexOf(kind)).length;
  }

  /** The numbers of the units that stand there, for picks. */
  unitsAt(owner: Owner, code: string, ...kinds: UnitName[]): number[] {
    const left = this.state.seats[owner]!.units.filter((one) => (one & 127) === this.hex(code));
    return kinds.map((kind) => {
      const at = left.findIndex((one) => ((one >> 7) & 7) === UNITS.indexOf(kind));
      if (at < 0) throw new Error(`There is no ${kind} on ${code}`);
      return left.splice(at, 1)[0]!;
    });
  }

  /** Move a group: the first unit's hex, these units, there. */
  move(code: string, kinds: UnitName[], to: string, how: { roads?: boolean; via?: Hex } = {}): this {
    if (this.asked.ask.do === 'turn') this.take({ do: 'move' });
    this.take({ do: 'choose group', hex: this.hex(code) });
    if (this.asked.ask.do === 'choose group') this.pick(...this.unitsAt(this.asked.seat, code, ...kinds));
    return this.asked.ask.do === 'choose destination' ? this.take({ do: 'go', to: this.hex(to), ...how }) : this;
  }
}

function isLike(option: ClashStep, part: object): boolean {
  return Object.entries(part).every(
    ([field, value]) => JSON.stringify((option as unknown as Record<string, unknown>)[field]) === JSON.stringify(value),
  );
}

/** The face of the die with this number and icon. */
export function face(value: number, icon: UnitName): number {
  return FACES.findIndex((one) => one.value === value && one.icon === UNITS.indexOf(icon));
}
