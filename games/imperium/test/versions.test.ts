import { advance, choose, decisionOf, keyFrom, offered, pickId, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { gainNationCard } from '../src/deck.ts';
import { CARDS, type Config, type ImperiumStep, imperium, type State } from '../src/index.ts';
import { RIVAL } from '../src/solo/rival.ts';
import { OLDER_VERSIONS, VERSION } from '../src/versions.ts';
import { Position } from './position.ts';

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

function under(version: string, at: Position, steps: readonly ImperiumStep[]): Position {
  if (OLDER_VERSIONS.includes(version)) delete at.state.version;
  at.state.steps.push(...[...steps].reverse());
  return at.resume();
}

const name = (card: number) => CARDS[card]!.data.name.en;

test('since version 2 a nation card that is being looked at still lies on its deck', () => {
  const gained = (version: string) => {
    const at = under(version, new Position([{ nation: 'vikings' }, { nation: 'celts' }]), []);
    at.set(0, 'nationDeck', 'Longships');
    at.seat().looked = [at.card('Skis')];
    gainNationCard(at.state, 0, {});
    return name(at.seat().discard.at(-1)!);
  };
  for (const older of OLDER_VERSIONS) expect(gained(older)).toBe('Longships');
  expect(gained(VERSION)).toBe('Skis');
});

test('since version 2 the Unrest of an emptied deck counts for the hand that cleanup fills', () => {
  const filled = (version: string) => {
    const at = new Position([{ nation: 'utopians' }, { nation: 'celts' }]);
    at.set(0, 'discard', 'Charity', 'Meditation');
    at.set(0, 'hand', 'Portals', 'Daochang', 'Monastery');
    at.set(0, 'deck', 'Lost Tomes');
    return under(version, at, [{ do: 'fill hand', seat: 0 }]).seat().hand.length;
  };
  for (const older of OLDER_VERSIONS) expect(filled(older)).toBe(6);
  expect(filled(VERSION)).toBe(5);
});

test('since version 2 a prudent Rival that finds nothing to acquire breaks through to a deck', () => {
  const materials = (version: string) => {
    const at = new Position([{ nation: 'celts' }], { rival: { nation: 'greeks', level: 1 } });
    at.market('Hills', 'Steppe', 'Marsh', 'Cape', 'Coinage');
    at.unrestLeft(3);
    at.tokens(RIVAL, 2, 0, 0);
    at.seat(RIVAL).hand = [at.card('Olympic Games')];
    at.seat(RIVAL).accession = [];
    return under(version, at, [{ do: 'rival card', keep: 0, left: 1 }]).seat(RIVAL).tokens[0];
  };
  for (const older of OLDER_VERSIONS) expect(materials(older)).toBe(1);
  expect(materials(VERSION)).toBe(0);
});

test('since version 2 Unrest that the Rival returns is counted', () => {
  const population = (version: string) => {
    const at = new Position([{ nation: 'utopians', side: 'A' }], { rival: { nation: 'greeks', level: 1 } });
    at.tokens(0, 0, 0, 0);
    at.seat(RIVAL).discard.push(at.state.unrest.pop()!);
    const [card] = at.seat().power;
    return under(version, at, [{ do: 'begin effect', seat: 0, card: card!, effect: 1, from: 0 }]).seat().tokens[1];
  };
  for (const older of OLDER_VERSIONS) expect(population(older)).toBe(0);
  expect(population(VERSION)).toBe(1);
});

test('since version 2 an option that may be left undone can be chosen', () => {
  const options = (version: string) => {
    const at = new Position([{ nation: 'utopians' }, { nation: 'celts' }]).bare();
    at.tokens(0, 0, 0, 12);
    at.seat().stage = 2;
    const [card] = at.seat().journey;
    under(version, at, [{ do: 'begin effect', seat: 0, card: card!, effect: 1, from: 0 }]);
    return at.asked.ask.do === 'choose' ? at.asked.options.length : 1;
  };
  for (const older of OLDER_VERSIONS) expect(options(older)).toBe(1);
  expect(options(VERSION)).toBe(2);
});

test('since version 2 cards react to the materials of a card that was acquired for them', () => {
  const asked = (version: string) => {
    const at = new Position([{ nation: 'carthaginians' }, { nation: 'celts' }], { commons: 'legends' }).bare();
    at.market('Elders', 'Water Mill', 'Lakes', 'Jade Mask', 'Education');
    at.state.market[0] = { ...at.state.market[0]!, tokens: [2, 0, 0] };
    const [ships] = at.play(0, 'Trading Ships', 'Domestication', 'Iberia');
    under(version, at, []).answer({ do: 'exhaust', card: ships });
    return at.asked.ask.do;
  };
  for (const older of OLDER_VERSIONS) expect(asked(older)).toBe('turn');
  expect(asked(VERSION)).toBe('react');
});

test('since version 2 no card is garrisoned by an effect that is borrowed', () => {
  const borrowed = (version: string) => {
    const at = new Position([{ nation: 'romans' }, { nation: 'utopians' }, { nation: 'celts' }]).bare();
    const [ambassador] = at.play(0, 'Ambassador');
    at.play(1, 'Portals');
    at.set(0, 'hand', 'Lost Scroll');
    return under(version, at, []).offers({ do: 'exhaust', card: ambassador });
  };
  for (const older of OLDER_VERSIONS) expect(borrowed(older)).toBe(true);
  expect(borrowed(VERSION)).toBe(false);
});

test('since version 2 one exhaust token does not pay for a card and for the one that makes it cheaper', () => {
  const offered = (version: string) => {
    const at = new Position([{ nation: 'olmecs' }, { nation: 'celts' }]).bare();
    const [games] = at.play(0, 'Ball Games', 'Step Pyramids');
    at.set(0, 'hand', 'Stone Mask');
    at.seat().exhausts = 1;
    return under(version, at, []).offers({ do: 'exhaust', card: games });
  };
  for (const older of OLDER_VERSIONS) expect(offered(older)).toBe(true);
  expect(offered(VERSION)).toBe(false);
});

test('since version 2 nothing is exhausted for a card that cannot be played', () => {
  const offered = (version: string) => {
    const at = new Position([{ nation: 'romans' }, { nation: 'celts' }], { commons: 'legends' }).bare();
    const [monument] = at.play(0, 'Monument');
    at.set(0, 'hand', 'Unrest');
    at.tokens(0, 0, 0, 0);
    return under(version, at, []).offers({ do: 'exhaust', card: monument });
  };
  for (const older of OLDER_VERSIONS) expect(offered(older)).toBe(true);
  expect(offered(VERSION)).toBe(false);
});

test('a copy, and what somebody sees, keep the version; games of the first one say none', () => {
  expect(imperium.copy(begun(VERSION)).version).toBe(VERSION);
  expect(imperium.copy(begun('1'))).not.toHaveProperty('version');
});
