import { type Bot, botNamed, matchKey, type Played, playMatch } from '@imperia/bots';
import type { Config, Faction, OsadnicyStep, State } from '@imperia/osadnicy';
import type { OsadnicyKit } from '@imperia/osadnicy/kit';
import { type Plan, tableOf } from './plan.ts';
import { commandFor, type Seating } from './seating.ts';
import { type Line, Tallies } from './tally.ts';
import { noTitles, type Titles, titleEarned } from './titles.ts';

/** A game that broke, and all that is needed to see it break again. */
export interface GameError {
  readonly game: number;
  readonly seed: number;
  readonly key: string;
  readonly config: Config;
  readonly seats: readonly string[];
  readonly error: string;
  readonly reproduce: string;
}

export interface Report {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly seed: number;
  readonly errors: readonly GameError[];
  readonly wins: Readonly<Record<string, number>>;
  readonly sharedWins: number;
  readonly factions: Readonly<Record<string, Line>>;
  readonly seats: Readonly<Record<string, Line>>;
  readonly bots: Readonly<Record<string, Line>>;
  /** Where games are played alone: how often each faction earned each title, or lost. */
  readonly titles?: Readonly<Record<string, Titles>>;
  /** Decisions in a game. */
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
}

export interface Watch {
  /** Seconds since some moment. */
  readonly now: () => number;
  readonly progress?: (done: number, of: number) => void;
}

/** Plays all games of the plan; a game that breaks does not stop the others. */
export function simulate(playable: OsadnicyKit, plan: Plan, { now, progress }: Watch): Report {
  const bots = new Map(plan.bots.map((name) => [name, botNamed(name, playable)]));
  const result = new Summary();
  const start = now();
  for (let game = 0; game < plan.games; game++) {
    const { config, seats, seed } = seatingOf(plan, game);
    const seated = seats.map((name): Bot<State, OsadnicyStep> => bots.get(name)!);
    try {
      const match = { config, seed, bots: seated, limit: plan.limit };
      result.add(config, seats, playMatch(playable.game, match));
    } catch (error) {
      result.errors.push(gameError(playable.game.id, plan, game, messageOf(error)));
    }
    progress?.(game + 1, plan.games);
  }
  return result.report(playable.game.id, plan, now() - start);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Who plays game number `game`, and with which luck. */
export function seatingOf(plan: Plan, game: number): Seating {
  const config = tableOf(plan, game);
  const seats = config.factions.map((_, seat) => plan.bots[seat % plan.bots.length]!);
  return { config, seats, seed: plan.seed + game };
}

export function gameError(id: string, plan: Plan, game: number, error: string): GameError {
  const seating = seatingOf(plan, game);
  return { game, ...seating, key: matchKey(seating.seed), error, reproduce: commandFor(id, seating, plan.limit) };
}

export class Summary {
  readonly errors: GameError[] = [];
  readonly #factions = new Tallies();
  readonly #seats = new Tallies();
  readonly #bots = new Tallies();
  readonly #titles = new Map<Faction, Titles>();
  #shared = 0;
  #games = 0;
  #decisions = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = 0;

  add({ factions }: { factions: readonly Faction[] }, bots: readonly string[], { decisions, result }: Played): void {
    this.#games++;
    this.#decisions += decisions;
    this.#min = Math.min(this.#min, decisions);
    this.#max = Math.max(this.#max, decisions);
    const { points, winners } = result;
    if (winners.length > 1) this.#shared++;
    if (factions.length === 1) this.#addTitle(factions[0]!, titleEarned(points[0]!, winners.length > 0));
    for (const [seat, faction] of factions.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      const score = points[seat]!;
      this.#factions.of(faction).add(score, win);
      this.#seats.of(String(seat + 1)).add(score, win);
      this.#bots.of(bots[seat]!).add(score, win);
    }
  }

  #addTitle(faction: Faction, title: keyof Titles): void {
    const titles = this.#titles.get(faction) ?? noTitles();
    this.#titles.set(faction, { ...titles, [title]: titles[title]! + 1 });
  }

  report(game: string, plan: Plan, seconds: number): Report {
    const factions = this.#factions.lines();
    return {
      game,
      games: plan.games,
      decisions: this.#decisions,
      seconds,
      gamesPerSecond: seconds > 0 ? plan.games / seconds : 0,
      seed: plan.seed,
      errors: this.errors,
      wins: Object.fromEntries(Object.entries(factions).map(([faction, { wins }]) => [faction, wins])),
      sharedWins: this.#shared,
      factions,
      seats: this.#seats.lines(),
      bots: this.#bots.lines(),
      ...(this.#titles.size > 0 && { titles: Object.fromEntries([...this.#titles].sort()) }),
      length: {
        mean: this.#games > 0 ? this.#decisions / this.#games : 0,
        min: this.#games > 0 ? this.#min : 0,
        max: this.#max,
      },
    };
  }
}
