import {
  advance,
  below,
  choose,
  type Dealt,
  type Decision,
  type Game,
  type GameEvent,
  keyFrom,
  offered,
  type Rng,
  randomAnswer,
  type Step,
  seeded,
} from '@imperia/engine';

/** Hears everything that is asked, chosen and told. */
export interface Listener<G, S extends Step, E> {
  asked?(game: G, decision: Decision<S>): void;
  chosen?(game: G, option: S): void;
  told?(game: G, event: E): void;
}

/** How players play who want to see everything once. */
interface Curious<S extends Step, C> {
  configOf(game: number): C;
  /** What counts as the same thing done again. */
  kindOf(option: S): string;
  /** Kinds of steps that end something, or take the place of what would come later: taken at random only. */
  readonly last: ReadonlySet<string>;
  /** One answer in so many is any answer. */
  readonly odds: number;
}

/** Plays whole games, partly at random: without curiosity rare things would hardly ever happen. */
export function playCurious<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  games: number,
  curious: Curious<S, C>,
  listener: Listener<G, S, E>,
): void {
  const taken = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const rng = seeded(i);
    const state = game.setup(curious.configOf(i), keyFrom(rng));
    const io = { tell: (event: E) => listener.told?.(state, event) };
    for (let asked = advance(game.rules, state, io); asked; asked = advance(game.rules, state, io)) {
      listener.asked?.(state, asked);
      const option = answer(asked, rng, taken, curious);
      const kind = curious.kindOf(option);
      taken.set(kind, (taken.get(kind) ?? 0) + 1);
      listener.chosen?.(state, option);
      choose(state, asked, option);
    }
  }
}

/** Any answer, or one that has been taken least so far. */
function answer<S extends Step>(
  asked: Decision<S>,
  rng: Rng,
  taken: ReadonlyMap<string, number>,
  { kindOf, last, odds }: Pick<Curious<S, never>, 'kindOf' | 'last' | 'odds'>,
): S {
  const { options } = asked;
  if (options.length === 0 || below(rng, odds) === 0) return offered(asked, randomAnswer(asked, rng)!)!;
  const count = (option: S) => (last.has(option.do) ? Number.MAX_VALUE : (taken.get(kindOf(option)) ?? 0));
  return options.reduce((rarest, option) => (count(option) < count(rarest) ? option : rarest));
}
