import { type Listener, playCurious } from '../../../../scripts/curious-games.ts';
import { CIVILIZATIONS, type ClashEvent, type ClashStep, type Config, clash, type State } from '../../src/index.ts';

/** Two to four players, without civilizations and with every one of them. */
function configOf(game: number): Config {
  const players = 2 + (game % 3);
  if (game % 4 === 3) return { players, civilizations: [], options: game % 8 === 7 ? ['optionalEvents'] : [] };
  const turned = [...CIVILIZATIONS.slice(game % 15), ...CIVILIZATIONS.slice(0, game % 15)];
  return { players, civilizations: turned.slice(0, players), options: [] };
}

/** Plays whole games; the listener hears everything that is asked, chosen and told. */
export function playGames(games: number, listener: Listener<State, ClashStep, ClashEvent>): void {
  playCurious(clash, games, { configOf, kindOf, last: LAST, odds: 3 }, listener);
}

/** They end something: taken at random only. */
const LAST = new Set<string>(['end turn', 'decline', 'stop moving', 'propose trade']);

function kindOf(option: ClashStep): string {
  if ('advance' in option) return `${option.do} ${option.advance}`;
  return 'card' in option ? `${option.do} ${option.card}` : option.do;
}
