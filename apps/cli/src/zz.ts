import { conformance } from '@imperia/engine/conformance';
import { allCards, osadnicy, type Config, FACTIONS, type Faction, type Option } from '@imperia/osadnicy';
const chosen = (from: readonly Faction[], n: number): Faction[][] => n === 0 ? [[]] : from.flatMap((f) => chosen(from.filter((o) => o !== f), n - 1).map((r) => [f, ...r]));
const S: Option[][] = [[],['lookoutAlternative'],['lookoutAdvanced','reshuffleFactionDiscards'],['peaceful'],['peaceful','peaceful2014TwoPicks','oasis2014','points2014'],[]];
for (const n of [4]) {
  const t=performance.now();
  const cases = chosen(FACTIONS, n).map((factions,i)=>{ const config:Config={factions, options:S[i%S.length]!}; return {name:factions.join()+' '+config.options.join(), config, allCards: allCards(config)}; });
  console.log(n, conformance(osadnicy, cases, {games: 4, seed: 100, everyNth: 3}), performance.now()-t);
}
