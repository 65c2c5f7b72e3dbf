import { below, seeded } from '@imperia/engine';
import { LANGS, type SeatChoice, type Setup, type TableChoice, type Wanted } from '@imperia/kit';
import type { Command } from 'commander';
import { listOf, meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

/** What was typed for the choices of a game, by the names of their options. */
export type Typed = Readonly<Record<string, string | boolean | undefined>>;

type Choice = SeatChoice | TableChoice;

/** `--faction` is the own one, `--factions` are those of all seats. */
export const forAll = ({ id }: SeatChoice) => `${id}s`;

export interface OfferedChoices {
  /** Only those of all seats. */
  readonly everySeat?: true;
}

/** An option for everything that is chosen before a game. */
export function addChoices(
  command: Command,
  { game, lang, words }: Context,
  { everySeat }: OfferedChoices = {},
): Command {
  const { perSeat, perTable, alone } = game.kit.setup;
  const listed = ({ name, of }: Choice) => `${name[lang]}: ${of.map(({ id }) => id).join(', ')}`;
  for (const choice of perSeat) {
    command.option(`--${forAll(choice)} <list>`, words.help.forEachSeat(listed(choice)));
    if (!everySeat) command.option(`--${choice.id} <one>`, words.help.forOwnSeat(choice.name[lang]));
  }
  for (const choice of perTable) command.option(`--${choice.id} <list>`, listed(choice));
  if (alone) command.option('--solo', words.help.alone);
  if (game.kit.packs) command.option('--pack <files>', words.packs.option);
  return command;
}

/** The options by which choices are made. */
export function namesOfChoices({ perSeat, perTable }: Setup<unknown>): string[] {
  return [...perSeat.flatMap((choice) => [choice.id, forAll(choice)]), ...perTable.map(({ id }) => id), 'solo'];
}

function chosenIn(context: Context, choice: Choice, option: string, typed: string): string[] {
  const namesOf = (id: string) => {
    const { name } = choice.of.find((one) => one.id === id)!;
    return [id, ...LANGS.map((lang) => name[lang])];
  };
  const ids = choice.of.map(({ id }) => id);
  const isNamed = 'more' in choice && choice.more ? (one: string) => ids.includes(one) : () => true;
  return listOf(typed).map((one) => (isNamed(one) ? meant(context, `--${option}`, one, ids, namesOf) : one));
}

const textIn = (typed: Typed, option: string) => {
  const value = typed[option];
  return typeof value === 'string' ? value : undefined;
};

/** What each seat has of a choice, as far as that was said; null where nothing was. */
export function namedForSeats(context: Context, choice: SeatChoice, typed: Typed): readonly string[] | null {
  const list = textIn(typed, forAll(choice));
  return list === undefined ? null : chosenIn(context, choice, forAll(choice), list);
}

/** The table's own choices, where they were made. */
export function chosenForTable(context: Context, typed: Typed): Wanted['table'] {
  const { perTable } = context.game.kit.setup;
  return Object.fromEntries(
    perTable.flatMap((choice) => {
      const list = textIn(typed, choice.id);
      return list === undefined ? [] : [[choice.id, chosenIn(context, choice, choice.id, list)]];
    }),
  );
}

/** How many seats the choices name; null where they say nothing. */
export function seatsNamed(context: Context, typed: Typed): number | null {
  const { words, game } = context;
  const lists = game.kit.setup.perSeat.flatMap((choice) => namedForSeats(context, choice, typed)?.length ?? []);
  const [named] = lists;
  if (lists.some((length) => length !== named)) throw new Failure(words.play.seatsDiffer(lists));
  if (typed.solo && named !== undefined) onlyOne(context, named);
  return typed.solo ? 1 : (named ?? null);
}

/** With `--solo` no more can be named. */
export function onlyOne({ words }: Context, named: number): void {
  if (named !== 1) throw new Failure(words.play.soloSeats(named));
}

/** A table of so many: what was said, and what is usual. */
export function wantedBy(context: Context, typed: Typed, seats: number): Wanted {
  const { words, game } = context;
  const { perSeat, usual } = game.kit.setup;
  const proposed = usual(seats);
  const bySeat = perSeat.map((choice): readonly (string | null)[] => {
    const own = textIn(typed, choice.id);
    const named = namedForSeats(context, choice, typed);
    const usually = proposed.seats.map((seat) => seat[choice.id] ?? null);
    if (own === undefined) return named ?? usually;
    if (named) throw new Failure(words.play.notTogether(`--${choice.id}`, `--${forAll(choice)}`));
    const [first = null] = chosenIn(context, choice, choice.id, own);
    const others = choice.distinct ? usually.filter((id) => id !== first) : usually.slice(1);
    return [first, ...others].slice(0, seats);
  });
  return {
    seats: proposed.seats.map((seat, at) => ({
      ...seat,
      ...Object.fromEntries(perSeat.map(({ id }, i) => [id, bySeat[i]![at] ?? null])),
    })),
    table: { ...proposed.table, ...chosenForTable(context, typed) },
  };
}

/** What nobody chose is drawn by lot, the same for the same seed. */
export function configOf({ game, lang }: Context, wanted: Wanted, seed: number): unknown {
  const { setup } = game.kit;
  const rng = seeded(seed);
  const made = setup.make(wanted, (n) => below(rng, n));
  if ('config' in made) return made.config;
  throw new Failure(setup.faultText(made, lang));
}
