import { BASE_FACTIONS, type Config, configFault, type Faction, type Option, VARIANTS } from '@imperia/osadnicy';

/** Every way to seat so many factions round the table. */
export function arrangements(players: number, of: readonly Faction[] = BASE_FACTIONS): Faction[][] {
  if (players === 0) return [[]];
  return of.flatMap((first) => {
    const others = of.filter((faction) => faction !== first);
    return arrangements(players - 1, others).map((rest) => [first, ...rest]);
  });
}

/** An option that says something only together with another. */
const ONLY_WITH: Partial<Record<Option, Option>> = { peaceful2014TwoPicks: 'peaceful' };
const ONLY_ALONE: readonly Option[] = ['soloMissEndsPhase'];

/** Every set of options that so many players can play with. */
export function optionSets(players: number): Option[][] {
  const [factions] = arrangements(players);
  const variants: readonly Option[] = VARIANTS;
  return subsets(variants.filter((option) => players === 1 || !ONLY_ALONE.includes(option)))
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
