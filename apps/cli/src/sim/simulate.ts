import { type Bot, botNamed, matchKey, type Played, playMatch } from '@imperia/bots';
import type { Step } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { Fault } from '../bots/exec-bot.ts';
import type { Exercised } from './exercised.ts';
import { type Plan, tableOf } from './plan.ts';
import { commandFor, type Seating } from './seating.ts';
import { type Line, Tallies } from './tally.ts';

/** A game that broke, and all that is needed to see it break again. */
export interface GameError {
  readonly game: number;
  readonly seed: number;
  readonly key: string;
  readonly config: unknown;
  readonly seats: readonly string[];
  readonly error: string;
  readonly reproduce: string;
}

/** In which game a bot failed to answer, and how. */
export interface GameFault extends Fault {
  readonly game: number;
}

export interface Report {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly seed: number;
  readonly errors: readonly GameError[];
  /** What bots of somebody's own failed to answer; absent where nothing. */
  readonly faults?: readonly GameFault[];
  readonly wins: Readonly<Record<string, number>>;
  readonly sharedWins: number;
  readonly factions: Readonly<Record<string, Line>>;
  readonly seats: Readonly<Record<string, Line>>;
  readonly bots: Readonly<Record<string, Line>>;
  /** Where games are played alone: how often each side earned each title, by its English name. */
  readonly titles?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Where that was asked for: what of the game's content was never carried out. */
  readonly exercised?: Exercised;
  /** Decisions in a game. */
  readonly length: { readonly mean: number; readonly min: number; readonly max: number; readonly deviation: number };
  /** In how many ways a decision can be answered, and the decimal logarithm of the size of the game's tree. */
  readonly branching: { readonly mean: number; readonly max: number; readonly log10: number };
}

export interface Watch {
  /** Seconds since some moment. */
  readonly now: () => number;
  readonly progress?: (done: number, of: number) => void;
}

/** Plays all games of the plan; a game that breaks does not stop the others. */
export function simulate(kit: AnyKit, plan: Plan, { now, progress }: Watch): Report {
  const bots = new Map(plan.bots.map((name) => [name, botNamed(name, kit)]));
  const result = new Summary(kit);
  const start = now();
  for (let game = 0; game < plan.games; game++) {
    const { config, seats, seed } = seatingOf(kit, plan, game);
    const seated = seats.map((name): Bot<AnyState, Step> => bots.get(name)!);
    try {
      const match = { config, seed, bots: seated, limit: plan.limit };
      result.add(config, seats, playMatch(kit.game, match));
    } catch (error) {
      result.errors.push(gameError(kit, plan, game, messageOf(error)));
    }
    progress?.(game + 1, plan.games);
  }
  return result.report(plan, now() - start);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Who plays game number `game`, and with which luck. */
export function seatingOf(kit: AnyKit, plan: Plan, game: number): Seating {
  const config = tableOf(kit, plan, game);
  const seats = Array.from({ length: kit.game.seats(config) }, (_, seat) => plan.bots[seat % plan.bots.length]!);
  return { config, seats, seed: plan.seed + game };
}

export function gameError(kit: AnyKit, plan: Plan, game: number, error: string): GameError {
  const seating = seatingOf(kit, plan, game);
  return { game, ...seating, key: matchKey(seating.seed), error, reproduce: commandFor(kit, seating, plan.limit) };
}

export class Summary {
  readonly errors: GameError[] = [];
  readonly faults: GameFault[] = [];
  readonly #factions = new Tallies();
  readonly #seats = new Tallies();
  readonly #bots = new Tallies();
  readonly #titles = new Map<string, Record<string, number>>();
  readonly #kit: AnyKit;
  #shared = 0;
  #games = 0;
  #decisions = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = 0;
  #squares = 0;
  #ways = 0;
  #most = 0;
  #log10 = 0;

  constructor(kit: AnyKit) {
    this.#kit = kit;
  }

  add(config: unknown, bots: readonly string[], { decisions, result, branching }: Played): void {
    const sides = bots.map((_, seat) => this.#kit.setup.side(config, seat));
    this.#games++;
    this.#decisions += decisions;
    this.#squares += decisions ** 2;
    this.#ways += branching.sum;
    this.#most = Math.max(this.#most, branching.most);
    this.#log10 += branching.log10;
    this.#min = Math.min(this.#min, decisions);
    this.#max = Math.max(this.#max, decisions);
    const { points, winners } = result;
    if (winners.length > 1) this.#shared++;
    if (sides.length === 1) this.#addTitle(sides[0]!, points[0]!, winners.length > 0);
    for (const [seat, side] of sides.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      const score = points[seat]!;
      this.#factions.of(side).add(score, win);
      this.#seats.of(String(seat + 1)).add(score, win);
      this.#bots.of(bots[seat]!).add(score, win);
    }
  }

  /** Where a game gives who plays alone a title for the score. */
  #addTitle(side: string, points: number, won: boolean): void {
    const { titles } = this.#kit.story;
    if (!titles) return;
    const counts = this.#titles.get(side) ?? Object.fromEntries(titles.of.map(({ en }) => [en, 0]));
    counts[titles.of[titles.earned(points, won)]!.en]!++;
    this.#titles.set(side, counts);
  }

  /** Of the lengths of games. */
  #deviation(): number {
    const mean = share(this.#decisions, this.#games);
    return Math.sqrt(Math.max(0, share(this.#squares - this.#games * mean ** 2, this.#games - 1)));
  }

  report(plan: Plan, seconds: number): Report {
    const factions = this.#factions.lines();
    return {
      game: this.#kit.game.id,
      games: plan.games,
      decisions: this.#decisions,
      seconds,
      gamesPerSecond: seconds > 0 ? plan.games / seconds : 0,
      seed: plan.seed,
      errors: this.errors,
      ...(this.faults.length > 0 && { faults: this.faults }),
      wins: Object.fromEntries(Object.entries(factions).map(([faction, { wins }]) => [faction, wins])),
      sharedWins: this.#shared,
      factions,
      seats: this.#seats.lines(),
      bots: this.#bots.lines(),
      ...(this.#titles.size > 0 && { titles: Object.fromEntries([...this.#titles].sort()) }),
      length: {
        mean: share(this.#decisions, this.#games),
        min: this.#games > 0 ? this.#min : 0,
        max: this.#max,
        deviation: this.#deviation(),
      },
      branching: {
        mean: share(this.#ways, this.#decisions),
        max: this.#most,
        log10: share(this.#log10, this.#games),
      },
    };
  }
}

function share(sum: number, among: number): number {
  return among > 0 ? sum / among : 0;
}
