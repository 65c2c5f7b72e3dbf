import { type Config, configFault, FACTIONS, type Faction, OPTIONS, type Option } from '@imperia/osadnicy';

/** Every way to seat so many factions round the table. */
export function arrangements(players: number, of: readonly Faction[] = FACTIONS): Faction[][] {
  if (players === 0) return [[]];
  return of.flatMap((first) => {
    const others = of.filter((faction) => faction !== first);
    return arrangements(players - 1, others).map((rest) => [first, ...rest]);
  });
}

/** An option that says something only together with another. */
const ONLY_WITH: Partial<Record<Option, Option>> = { peaceful2014TwoPicks: 'peaceful' };

/** Every set of options that a table can be played with. */
export function optionSets(): Option[][] {
  const [factions] = arrangements(2);
  return subsets(OPTIONS)
    .filter((options) => configFault({ factions: factions!, options }) === null)
    .filter((options) => options.every((option) => !ONLY_WITH[option] || options.includes(ONLY_WITH[option])));
}

function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((rest) => [first, ...rest])];
}

export function configsOf(seatings: readonly Faction[][], options: readonly Option[][]): Config[] {
  return options.flatMap((chosen) => seatings.map((factions) => ({ factions, options: chosen })));
}
