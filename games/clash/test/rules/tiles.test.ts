import { expect } from 'vitest';
import { gridFor } from '../../src/map/grid.ts';
import { HOMES, REGIONS, TERRAINS, type Terrain } from '../../src/map/tiles.ts';
import { rule } from '../rule.ts';

const LETTERS = 'GMFBS';

/** Each as it is printed: its top, left, right and bottom hex. */
const DRAWN_REGIONS = `
 05      06      07      08      09      10      11      12
   S       S       S       S       S       M       S       F
 M   S   S   M   S   F   F   S   M   M   S   G   G   F   S   G
   M       G       F       G       F       M       M       F

 13      14      15      16      17      18      19      20
   G       S       S       G       M       F       G       G
 S   B   B   F   G   G   S   G   F   M   M   G   M   F   G   G
   M       G       B       B       B       M       G       F
`;

const DRAWN_HOMES = `
 a       b       vikings carthage phoenicia egypt  maya
   G       G       G       G         G       G       G
 F   M   M   F   M   F   M   F     M   F   M   B   M   F
   B       B       S       S         S       B       M
`;

/** The terrains of each tile of a drawing, by what stands above it. */
function tilesIn(drawing: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of drawing.trim().split('\n\n')) {
    const [ids, tops, sides, bottoms] = block.split('\n').map((line) => line.trim().split(/\s+/));
    for (const [i, id] of ids!.entries())
      found[id] = [tops![i], sides![2 * i], sides![2 * i + 1], bottoms![i]].join('');
  }
  return found;
}

function printed(terrain: readonly Terrain[]): string {
  return terrain.map((one) => LETTERS[one]).join('');
}

rule(['COC-MAP-01', 'COC-MAP-02', 'COC-MAP-13'], 'the terrains of every region, as they are printed', () => {
  expect(TERRAINS.map((name) => name[0]!.toUpperCase()).join('')).toBe(LETTERS);
  expect(Object.fromEntries(REGIONS.map(({ id, terrain }) => [id.replace('region-', ''), printed(terrain)]))).toEqual(
    tilesIn(DRAWN_REGIONS),
  );
});

rule(['COC-MAP-05', 'COC-SETUP-16'], 'the terrains of both sides of a home, and of the homes of civilizations', () => {
  expect(
    Object.fromEntries(
      HOMES.map(({ id, civilization, terrain }) => [civilization ?? id.replace('home-', ''), printed(terrain)]),
    ),
  ).toEqual(tilesIn(DRAWN_HOMES));
});

/** A home is drawn by its seat and terrain, a region by its number and the part of an unturned tile: top, left, right, bottom. */
const DRAWN_MAPS: Readonly<Record<number, string>> = {
  2: `
                aB
           aF        aM
      01t       aG        02t
 01l       01r       02l       02r
      01b       03t       02b
           03l       03r
      04t       03b       05t
 04l       04r       05l       05r
      04b       06t       05b
           06l       06r
      07t       06b       08t
 07l       07r       08l       08r
      07b       bG        08b
           bM        bF
                bB
`,
  3: `
           01t
      01l       01r
           01b       aB
                aF        aM
           03l       aG        05l
      02l       03t       04l       05t
 02b       03b       04b       05b
      02t       03r       04t       05r
 02r       06t       04r       07t
      06l       06r       07l       07r       08l
 cM        06b       10l       07b       08b
      cG        09l       10t       bF        08t
 cB        09b       10b       bG        08r
      cF        09t       10r       bB
 11l       09r       12t       bM
      11t       12l       12r
 11b                 12b
      11r
`,
  4: `
           aB                            bB
      aF        aM        06t       bM        bF
           aG        06l       06r       bG
                03t       06b       10t
           03l       03r       10l       10r
      01t       03b       07t       10b       13t
 01l       01r       07l       07r       13l       13r
      01b       04t       07b       11t       13b
           04l       04r       11l       11r
      02t       04b       08t       11b       14t
 02l       02r       08l       08r       14l       14r
      02b       05t       08b       12t       14b
           05l       05r       12l       12r
                05b       09t       12b
           dG        09l       09r       cG
      dF        dM        09b       cM        cF
           dB                            cB
`,
};

function part(players: number, hex: number): string {
  const { slots, slotOf, homes } = gridFor(players);
  const slot = slotOf[hex]!;
  const at = slots[slot]!.hexes.indexOf(hex);
  if (slot >= homes) return String(slot - homes + 1).padStart(2, '0') + 'tlrb'[at]!;
  const { terrain } = HOMES.find(({ id }) => id === slots[slot]!.home)!;
  return 'abcd'[slot]! + LETTERS[terrain[at]!]!;
}

/** Half a hex a line, five signs a column. */
function drawnMap(players: number): string {
  const { hexes } = gridFor(players);
  const lines: string[] = [];
  const top = Math.min(...hexes.map(({ q, r }) => 2 * r + q));
  for (const hex of [...hexes.keys()].sort((a, b) => hexes[a]!.q - hexes[b]!.q)) {
    const { q, r } = hexes[hex]!;
    const at = 2 * r + q - top;
    lines[at] = (lines[at] ?? '').padEnd(1 + q * 5) + part(players, hex);
  }
  return `\n${lines.join('\n')}\n`;
}

rule(
  ['COC-MAP-07', 'COC-MAP-09', 'COC-MAP-10', 'COC-MAP-11'],
  'where every tile of the three maps lies, and which way up',
  () => {
    for (const players of [2, 3, 4]) expect(drawnMap(players)).toBe(DRAWN_MAPS[players]);
  },
);
