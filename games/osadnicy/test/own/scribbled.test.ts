import { type Decision, randomAnswer, seeded, Table, verify } from '@imperia/engine';
import { LANGS } from '@imperia/kit';
import { afterAll, expect, test } from 'vitest';
import { type Config, cardText, MODULES, type OsadnicyStep, osadnicy, type PackFile } from '../../src/index.ts';
import { kit } from '../../src/kit.ts';
import { packs } from '../../src/own/index.ts';
import { forgetPacks } from '../../src/own/known.ts';
import { Scribbler } from './random-pack.ts';

const PACKS = Number(process.env.PACKS ?? 40);
const MOST_DECISIONS = 4000;

afterAll(forgetPacks);

/**
 * Whatever is let through can be played: packs of arbitrary cards, as anybody might send them to a server. Games end,
 * cards are neither made nor lost, records hold, every card has its text.
 */
test('packs of arbitrary cards are either refused or played to the end', () => {
  let cards = 0;
  for (let seed = Number(process.env.SEED ?? 1); seed < Number(process.env.SEED ?? 1) + PACKS; seed++) {
    const scribbler = new Scribbler(seed);
    const scribbled = scribbler.pack((pack) => 'pack' in packs.take(pack));
    const taken = packs.take(scribbled);
    if (!('pack' in taken)) throw new Error(`seed ${seed}: ${JSON.stringify(taken.flaws)}`);
    cards += scribbled.cards.length;
    const options = scribbler.one([[], [...MODULES], [scribbler.one(MODULES)]]);
    const factions = scribbler.one<Config['factions']>([
      ['romans', 'barbarians'],
      ['romans', 'aztecs'],
      ['barbarians'],
    ]);
    const config: Config = { factions, options, packs: [taken.pack.file as PackFile] };
    const table = new Table(osadnicy, config, String(seed).padStart(64, '0'));
    const rng = seeded(seed);
    let decisions = 0;
    for (let asked = table.decisions(); asked.length > 0; asked = table.decisions()) {
      const [{ seat }] = asked as [Decision<OsadnicyStep>];
      const option = randomAnswer(asked[0]!, rng)!;
      expect(table.answer({ seat, decision: table.state.decision, option }), `seed ${seed}`).toBeNull();
      expect(++decisions, `seed ${seed}: does not end`).toBeLessThan(MOST_DECISIONS);
    }
    expect(osadnicy.broken!(table.state)).toBeNull();
    expect(verify(osadnicy, table.record())).toBeNull();
    for (const [seat] of factions.entries()) kit.mind.value(table.state, seat);
    for (const lang of LANGS) {
      for (const entry of taken.pack.entries) expect(entry.text(lang).length, entry.codes[0]).toBeGreaterThan(0);
      for (const card of (taken.pack.file as PackFile).cards) expect(cardText(card, lang)).not.toMatch(/undefined|NaN/);
    }
  }
  expect(cards).toBeGreaterThan(PACKS * 3);
});
