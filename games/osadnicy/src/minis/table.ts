import { type Io, rolled, type Seat, shuffled } from '@imperia/engine';
import { tilesOf } from '../cards.ts';
import { type Config, isMini, MINIS } from '../config.ts';
import type { OsadnicyEvent } from '../events.ts';
import { EXPEDITION_TOKENS, MARKET_ENTRANCE } from '../numbers.ts';
import type { Minis, SeatMinis, State } from '../state.ts';

/** One tile of the market, by lot, is its entrance. */
export function layMinis(game: State, io: Io<OsadnicyEvent>): void {
  if (!game.minis?.market) return;
  const tiles = tilesOf('market');
  const entrance = tiles[rolled(game, io, MARKET_ENTRANCE, tiles.length)]!;
  game.minis = minisOn(game.config, entrance)!;
  io.tell?.({ did: 'market', card: entrance });
}

/** What lies on such a table with this entrance to the market, if any; null where nothing does. */
export function minisOn(config: Config, entrance?: number): Minis | null {
  const { options } = config;
  if (!options.some(isMini)) return null;
  const chosen = MINIS.filter((mini) => options.includes(mini));
  if (chosen.flatMap(tilesOf).length === 0) return null;
  return {
    diplomacy: chosen.filter((mini) => mini.startsWith('diplomacy')).flatMap(tilesOf),
    expedition: options.includes('expedition') ? tilesOf('expedition') : [],
    resting: [],
    market: options.includes('market') ? marketWith(entrance ?? tilesOf('market')[0]!) : null,
  };
}

function marketWith(entrance: number): Minis['market'] {
  return { entrance, stalls: tilesOf('market').filter((tile) => tile !== entrance) };
}

/** In the variant, before each action phase: one token fewer than there are players. */
export function layTokens(game: State, io: Io<OsadnicyEvent>): void {
  if (!game.minis || !game.config.options.includes('expeditionRandom')) return;
  const tokens = shuffled(game, io, EXPEDITION_TOKENS, tilesOf('expedition'));
  const out = game.config.factions.length - 1;
  const sorted = (some: readonly number[]) => [...some].sort((a, b) => a - b);
  const expedition = sorted(tokens.slice(0, out));
  game.minis = { ...game.minis, expedition, resting: sorted(tokens.slice(out)) };
  io.tell?.({ did: 'expedition', cards: expedition });
}

export function minisOf(game: State, seat: Seat): SeatMinis {
  return game.seats[seat]!.minis ?? {};
}

export function noteMinis(game: State, seat: Seat, noted: SeatMinis): void {
  game.seats[seat]!.minis = { ...minisOf(game, seat), ...noted };
}

/** Tiles can be used and the market visited again; what was brought has been kept. */
export function clearMinis(game: State, seat: Seat): void {
  if (game.seats[seat]!.minis) game.seats[seat]!.minis = {};
}

/** A truce holds until the turn of who asked for it. */
export function endTruce(game: State, seat: Seat): void {
  const own = game.seats[seat]!;
  if (!own.minis?.truce) return;
  const { truce: _over, ...minis } = own.minis;
  own.minis = minis;
}

/** All tiles and tokens of such a table. */
export function tilesIn({ diplomacy, expedition, resting, market }: Minis): number[] {
  return [...diplomacy, ...expedition, ...resting, ...(market ? [market.entrance, ...market.stalls] : [])];
}
