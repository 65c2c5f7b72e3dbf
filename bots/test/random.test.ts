import { type Rng, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { botNamed, playMatch, randomStep } from '../src/index.ts';
import { captains, settlers } from './tables.ts';

const LIMIT = 5000;

test('random plays the same game whether it is shown its view or only the decision', () => {
  const quick = botNamed('random', settlers);
  const looking = { name: 'random', choose: quick.choose };
  for (let seed = 1; seed <= 4; seed++) {
    const config = { factions: ['romans', 'japanese', 'egyptians'] as const, options: ['lookoutAlternative'] as const };
    const play = (bot: typeof looking) =>
      playMatch(settlers.game, { config, seed, bots: [bot, bot, bot], limit: LIMIT });
    expect(play(looking)).toEqual(play(quick));
  }
});

test('random plays any game', () => {
  const bot = botNamed('random', captains);
  const played = playMatch(captains.game, { config: { seats: 2, rounds: 3 }, seed: 3, bots: [bot, bot], limit: LIMIT });
  expect(played.result.points).toHaveLength(2);
});

test('every option is as likely as any other', () => {
  const options = ['a', 'b', 'c'].map((name) => ({ do: name }));
  expectEven(options, (rng) => randomStep({ seat: 0, ask: { do: 'ask' }, options }, rng).do);
});

test('of things to pick every size is as likely as any other, and so is every thing', () => {
  const answer = (picked: readonly number[]) => ({ do: `${picked.length}`, picked });
  const pick = { from: [4, 5, 6], min: 0, max: 3, answer };
  expectEven([0, 1, 2, 3], (rng) => randomStep({ seat: 0, ask: answer([]), options: [], pick }, rng).do);
  const single = { ...pick, min: 1, max: 1 };
  expectEven(pick.from, (rng) =>
    randomStep({ seat: 0, ask: answer([]), options: [], pick: single }, rng).picked.join(),
  );
});

function expectEven(of: readonly unknown[], draw: (rng: Rng) => string): void {
  const rng = seeded(1);
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const drawn = draw(rng);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect(counts.size).toBe(of.length);
  for (const count of counts.values()) expect(Math.abs(count - 3000 / of.length)).toBeLessThan(150);
}
