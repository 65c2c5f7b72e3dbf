import { type Field, type FieldShape, WrongScenario } from '@imperia/kit/scenario';
import { cityAt, grid, sizeOf } from '../cities.ts';
import type { Config } from '../config.ts';
import { gridFor, type Hex } from '../map/grid.ts';
import { type Terrain, UNEXPLORED } from '../map/tiles.ts';
import { ANGRY, HAPPY, type State } from '../state.ts';
import { owners, unitsAt } from '../units.ts';

/** A letter for each terrain, in the order of `TERRAINS`. */
const LETTERS = 'GMFBS';
const UNKNOWN = '?';
const EXHAUSTED = 'x';

/** The hexes of the map line by line: columns A, C, E, … stand half a hex higher than B, D, F, …. */
function rows(players: number): Hex[][] {
  const { hexes } = gridFor(players);
  const lines = new Map<number, Hex[]>();
  for (const [hex, { q, r }] of hexes.entries()) {
    const height = 2 * r + q;
    lines.set(height, [...(lines.get(height) ?? []), hex]);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line.sort((a, b) => hexes[a]!.q - hexes[b]!.q));
}

function terrainOf(sign: string): Terrain {
  return sign === UNKNOWN ? UNEXPLORED : LETTERS.indexOf(sign);
}

const WORDS = 'the lines of a map';
const SIGN = /^([GMFBS]x?|\?)\S*$/;

const MAP_SHAPE: FieldShape['shape'] = {
  kind: 'own',
  json: 'list',
  words: WORDS,
  schema: { type: 'array', items: { type: 'string' } },
  fault(written) {
    if (!Array.isArray(written) || !written.every((line) => typeof line === 'string')) return `it must be ${WORDS}`;
    const odd = written.flatMap((line: string) => signsIn(line)).find((sign) => !SIGN.test(sign));
    if (odd === undefined) return null;
    return `${odd} is no hex: write G, M, F, B, S (Grassland, Mountain, Forest, Barren, Sea), x behind it for Exhausted Land, or ? for an unexplored one`;
  },
  differs(wanted, found) {
    const [a, b] = [wanted, found].map((lines) => (lines as readonly string[]).flatMap(signsIn).map(signed));
    return a!.join() === b!.join()
      ? null
      : `expected\n${(wanted as string[]).join('\n')}\nfound\n${(found as string[]).join('\n')}`;
  },
};

/** The hexes in a line; names of columns and rows, and what stands on a hex, are there for who reads it. */
function signsIn(line: string): string[] {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const labels = words.every((word) => /^[A-Z]$/.test(word)) && words.length > 1 && words[0] === 'A';
  return labels ? [] : words.filter((word) => !/^\d+$/.test(word));
}

function signed(sign: string): string {
  return SIGN.exec(sign)?.[1] ?? sign;
}

/** Terrain as it is drawn; everything is Grassland where nothing is drawn. */
export const map: Field<State, Config> = {
  shape: MAP_SHAPE,
  about:
    'The terrain, drawn line by line: G, M, F, B, S and ? for unexplored, x behind it for Exhausted Land; columns A, C, E stand half a hex higher than B, D, F. As `imperia scenario --draw` prints it.',
  always: true,
  lay({ state, config, path }, given) {
    state.terrain = gridFor(config.players).hexes.map(() => 0);
    state.exhausted = [];
    if (given === undefined) return undefined;
    const drawn = (given as readonly string[]).map(signsIn).filter((line) => line.length > 0);
    const wanted = rows(config.players);
    for (const [i, line] of wanted.entries()) {
      const signs = drawn[i] ?? [];
      if (signs.length !== line.length) throw new WrongScenario(path, wrongLine(config, i, signs.length, wanted));
      for (const [at, hex] of line.entries()) lay(state, hex, signs[at]!);
    }
    if (drawn.length > wanted.length) throw new WrongScenario(path, `the map has ${wanted.length} lines of hexes`);
    return undefined;
  },
  read: (state) => drawn(state, () => ''),
};

function lay(state: State, hex: Hex, sign: string): void {
  state.terrain[hex] = terrainOf(sign[0]!);
  if (sign[1] === EXHAUSTED) state.exhausted.push(hex);
}

function wrongLine({ players }: Config, at: number, found: number, wanted: readonly (readonly Hex[])[]): string {
  const codes = wanted[at]!.map((hex) => gridFor(players).hexes[hex]!.code);
  return `line ${at + 1} of the map has ${found} hexes, and there are ${codes.length}: ${codes.join(' ')}`;
}

const WIDTH = 7;

function drawn(state: State, more: (hex: Hex) => string): string[] {
  const { hexes } = grid(state);
  return rows(state.config.players).map((line) => {
    const { q: column, r } = hexes[line[0]!]!;
    const text: string[] = [
      String(r + Math.floor(column / 2) + 1)
        .padStart(2)
        .padEnd(4),
    ];
    for (const hex of line) {
      const { q } = hexes[hex]!;
      while (text.length <= q) text.push(' '.repeat(WIDTH));
      const terrain = state.terrain[hex]!;
      const sign = terrain === UNEXPLORED ? UNKNOWN : LETTERS[terrain]!;
      text.push(`${sign}${state.exhausted.includes(hex) ? EXHAUSTED : ''}${more(hex)}`.padEnd(WIDTH));
    }
    return text.join('').trimEnd();
  });
}

const OWNERS = ['a', 'b', 'c', 'd', '!', '%'];

/** `G:a3+2`: Grassland with a Happy city of the first player, size 3, and two units in it. */
export function draw(state: State): readonly string[] {
  const columns = Math.max(...grid(state).hexes.map(({ q }) => q)) + 1;
  const header = Array.from({ length: columns }, (_, q) => String.fromCharCode(65 + q).padEnd(WIDTH)).join('');
  const lines = drawn(state, (hex) => {
    const city = cityAt(state, hex);
    const mood = city?.mood === HAPPY ? '^' : city?.mood === ANGRY ? 'v' : '';
    const stands = city ? `:${OWNERS[city.owner]}${sizeOf(city)}${mood}` : '';
    const units = owners(state).flatMap((owner) => {
      const n = unitsAt(state, owner, hex).length;
      return n > 0 ? [`+${city?.owner === owner ? '' : OWNERS[owner]}${n}`] : [];
    });
    return stands + units.join('');
  });
  return [`    ${header}`.trimEnd(), ...lines];
}
