import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THEME = readFileSync(new URL('../src/games/osadnicy/theme.css', import.meta.url), 'utf8');
const FACTIONS = [...THEME.matchAll(/\.(\w+)\[data-game="osadnicy"\] \{\s*--faction: #(\w{6});/g)].map(
  ([, name, hex]) => ({ name, lab: labOf(hex!) }),
);

/** In CIELAB, where distances are about as large as they look. */
function labOf(hex: string): readonly [number, number, number] {
  const [r, g, b] = [0, 2, 4].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('no two factions have colours that are taken for each other', () => {
  expect(FACTIONS.length).toBe(7);
  for (const [i, one] of FACTIONS.entries())
    for (const other of FACTIONS.slice(i + 1)) {
      const apart = Math.hypot(...one.lab.map((value, axis) => value - other.lab[axis]!));
      expect(apart, `${one.name} and ${other.name}`).toBeGreaterThan(24);
    }
});
