import { advance, choose, decisionOf, keyFrom, offered, pickId, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { gainNationCard } from '../src/deck.ts';
import { CARDS, type Config, imperium, type State } from '../src/index.ts';
import { OLDER_VERSIONS, VERSION } from '../src/versions.ts';

const CONFIG: Config = {
  boxes: ['classics', 'legends'],
  commons: 'classics',
  seats: [
    { nation: 'persians', side: 'A' },
    { nation: 'egyptians', side: 'A' },
  ],
};
const KEY = keyFrom(seeded(3));
const PERSIANS = 0;
const EGYPTIANS = 1;

function begun(version: string): State {
  const game = imperium.setup(CONFIG, KEY, version);
  game.first = PERSIANS;
  advance(imperium.rules, game, { dictate: (purpose) => (purpose === 0 ? [PERSIANS] : undefined) });
  return game;
}

/** How many cards the Persians lay onto their deck for a tributary. */
function laidOntoDeck(version: string): number {
  const game = begun(version);
  const own = game.seats[PERSIANS]!;
  const before = own.deck.length;
  const decision = () => decisionOf(imperium.rules, game, PERSIANS)!;
  const use = decision().options.find((option) => option.do === 'exhaust')!;
  choose(game, decision(), use);
  advance(imperium.rules, game, {});
  while (decision().ask.do === 'pick') {
    const { pick } = decision();
    choose(game, decision(), offered(decision(), pickId(pick!.from.slice(0, pick!.min)))!);
    advance(imperium.rules, game, {});
  }
  return own.deck.length - before;
}

test('since version 2 two cards are laid onto the deck, one after another, and no third', () => {
  for (const older of OLDER_VERSIONS) expect(laidOntoDeck(older)).toBe(3);
  expect(laidOntoDeck(VERSION)).toBe(2);
});

/** Whether the Egyptians become an empire by their accession card when they have taken every development before. */
function becomesEmpire(version: string): boolean {
  const game = begun(version);
  const own = game.seats[EGYPTIANS]!;
  own.discard.push(...own.developments.splice(0));
  own.nationDeck = [];
  gainNationCard(game, EGYPTIANS, {});
  expect(own.discard.map((card) => CARDS[card]!.data.start)).toContain('accession');
  return own.empire;
}

test('since version 2 a nation whose developments have all been taken becomes an empire all the same', () => {
  for (const older of OLDER_VERSIONS) expect(becomesEmpire(older)).toBe(false);
  expect(becomesEmpire(VERSION)).toBe(true);
});

test('a copy, and what somebody sees, keep the version; games of the first one say none', () => {
  expect(imperium.copy(begun(VERSION)).version).toBe(VERSION);
  expect(imperium.copy(begun('1'))).not.toHaveProperty('version');
});
