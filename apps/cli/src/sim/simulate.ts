import { type Bot, botNamed, matchKey, type Played, playMatch } from '@imperia/bots';
import type { Config, Faction, OsadnicyStep, State } from '@imperia/osadnicy';
import type { Settlers } from './osadnicy.ts';
import { type Plan, tableOf } from './plan.ts';
import { type Line, Tallies } from './tally.ts';

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
  /** Decisions in a game. */
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
}

export interface Watch {
  /** Seconds since some moment. */
  readonly now: () => number;
  readonly progress?: (done: number, of: number) => void;
}

/** Plays all games of the plan; a game that breaks does not stop the others. */
export function simulate(playable: Settlers, plan: Plan, { now, progress }: Watch): Report {
  const bots = new Map(plan.bots.map((name) => [name, botNamed(name, playable)]));
  const result = new Summary();
  const start = now();
  for (let game = 0; game < plan.games; game++) {
    const config = tableOf(plan, game);
    const seats = config.factions.map((_, seat) => plan.bots[seat % plan.bots.length]!);
    const seated = seats.map((name): Bot<State, OsadnicyStep> => bots.get(name)!);
    const seed = plan.seed + game;
    try {
      const match = { config, seed, bots: seated, limit: plan.limit };
      result.add(config, seats, playMatch(playable.game, match));
    } catch (error) {
      result.errors.push(gameError(playable.game.id, game, seed, config, seats, plan.limit, error));
    }
    progress?.(game + 1, plan.games);
  }
  return result.report(playable.game.id, plan, now() - start);
}

function gameError(
  id: string,
  game: number,
  seed: number,
  config: Config,
  seats: readonly string[],
  limit: number,
  error: unknown,
): GameError {
  const { factions, options } = config;
  const chosen = options.length > 0 ? ` --options ${options.join()}` : '';
  const table = `--factions ${factions.join()}${chosen} --seats ${seats.join()}`;
  return {
    game,
    seed,
    key: matchKey(seed),
    config,
    seats,
    error: error instanceof Error ? error.message : String(error),
    reproduce: `imperia sim ${id} --games 1 --seed ${seed} ${table} --limit ${limit}`,
  };
}

class Summary {
  readonly errors: GameError[] = [];
  readonly #factions = new Tallies();
  readonly #seats = new Tallies();
  readonly #bots = new Tallies();
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
    for (const [seat, faction] of factions.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      const score = points[seat]!;
      this.#factions.of(faction).add(score, win);
      this.#seats.of(String(seat + 1)).add(score, win);
      this.#bots.of(bots[seat]!).add(score, win);
    }
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
      length: {
        mean: this.#games > 0 ? this.#decisions / this.#games : 0,
        min: this.#games > 0 ? this.#min : 0,
        max: this.#max,
      },
    };
  }
}
