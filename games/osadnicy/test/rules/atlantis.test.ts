import { advance, choose } from '@imperia/engine';
import { expect, test } from 'vitest';
import {
  BASE_FACTIONS,
  BOARDS,
  CARDS,
  cardNumber,
  components,
  configFault,
  deckOf,
  FACTIONS,
  type Faction,
  newLocation,
  type Option,
  osadnicy,
  rowsOf,
  type State,
  VIRTUAL_PLAYER,
} from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const ofModule = (prefix: string) =>
  CARDS.filter(({ pack, code }) => pack === 'atlantis' && code.startsWith(prefix)).length;

rule(
  'OSD-ATLANTIS-CONTENT-01',
  '40 Atlantean cards, 10 for each of the four factions, 28 common ones and a solo one',
  () => {
    const atlantean = CARDS.filter(({ code }) => code.startsWith('ATL')).map(({ code }) => Number(code.slice(3)));
    expect(atlantean.filter((code) => code <= 40)).toHaveLength(40);
    expect(['BAR', 'JAP', 'RZY', 'EGI', 'ZWY', 'ATA'].map(ofModule)).toEqual([10, 10, 10, 10, 28, 1]);
  },
);

rule(
  'OSD-ATLANTIS-CONTENT-02',
  'the box gains 32 basic, 9 scoring and 8 defensive tokens, a board and a marker',
  () => {
    const [without, with_] = [components([]), components(['atlantis'])];
    expect(with_.tokens).toEqual({ ...without.tokens, tech: 32, techScoring: 9, techDefense: 8 });
    expect([with_.factionBoards, with_.factionMarkers]).toEqual([
      without.factionBoards + 1,
      without.factionMarkers + 1,
    ]);
    expect(CARDS[cardNumber('BAR049')!]!.data.action!.effects).toEqual([{ op: 'wreck', tokens: 2 }]);
  },
);

rule('OSD-ATLANTIS-CONTENT-04', 'white cards came with this expansion alone', () => {
  const white = CARDS.filter(({ data }) => data.colors.includes('white'));
  expect(white.length).toBeGreaterThan(20);
  for (const { code, pack } of white) expect(pack === 'atlantis' || code.startsWith('ATL'), code).toBe(true);
});

rule(
  ['OSD-ATLANTIS-CONTENT-06', 'OSD-ATLANTIS-CONTENT-07'],
  'the Atlanteans are a fifth faction, for five players',
  () => {
    expect(FACTIONS).toContain('atlanteans');
    expect(BOARDS[deckOf('atlanteans')]).toMatchObject({ id: 'atlanteans', store: 'stone', locationValue: 0 });
    const five = { factions: [...BASE_FACTIONS, 'atlanteans'], options: [] } as const;
    expect(configFault(five)).toBeNull();
    expect(randomGame(five, 1).result().points).toHaveLength(5);
  },
);

rule('OSD-ATLANTIS-TECH-16', 'the cards of the expansion are in the decks only where it is chosen', () => {
  const packs = (options: readonly Option[]) =>
    new Set(osadnicy.cards({ factions: ['romans', 'atlanteans'], options }).map((card) => CARDS[card]!.pack));
  expect(packs([])).toEqual(new Set(['base']));
  expect(packs(['atlantis'])).toEqual(new Set(['base', 'atlantis']));
});

rule(
  'OSD-ATLANTIS-CHAIN-02',
  'five locations of the book are unlocked, and one each of the Amazons and Aztecs besides',
  () => {
    const unlocked = new Set(CARDS.filter(({ unlock }) => unlock).map(({ data }) => data.name.pl));
    expect(unlocked).toEqual(
      new Set([
        'Szmaragdowa przystań',
        'Szklany gigant',
        'Trójzębna gwardia',
        'Turbodestylarnia',
        'Przemytnicy',
        'Księżycowa brama',
        'Zaćmienie',
      ]),
    );
  },
);

function rowsWith(faction: Faction, codes: readonly string[]) {
  const { state } = new Play({ factions: [faction, 'romans'], options: ['friends', 'atlantis'] }, 1);
  state.seats[0]!.locations = codes.map((code) => ({ ...newLocation(cardNumber(code)!), unlocked: true as const }));
  return rowsOf(state, 0).map(({ faction: built }) => built.length);
}

rule('OSD-ATLANTIS-CHAIN-06', 'with its feature unlocked a location still stands in the row of actions', () => {
  expect(rowsWith('atlanteans', ['ATL023'])).toEqual([0, 0, 1]);
  expect(rowsWith('amazons', ['AMA048'])).toEqual([0, 0, 1]);
});

rule('OSD-ATLANTIS-DUAL-01', 'locations with a production and a feature stand in the top row', () => {
  expect(rowsWith('atlanteans', ['ATL026', 'ATL034', 'ATL040'])).toEqual([3, 0, 0]);
});

rule('OSD-ATLANTIS-EVENTS-01', 'in random games no event is ever in a hand, in an empire or on offer', () => {
  let seen = 0;
  for (let seed = 0; seed < 6; seed++) {
    const play = randomGame(
      { factions: ['romans', 'atlanteans'], options: ['atlantis'] },
      seed,
      ({ lookout, seats }) => {
        const held = seats.flatMap(({ hand, locations }) => [...hand, ...locations.map(({ card }) => card)]);
        expect([...lookout, ...held].filter((card) => CARDS[card]!.kind === 'event')).toEqual([]);
      },
    );
    seen += play.events.filter(({ did }) => did === 'event').length;
  }
  expect(seen).toBeGreaterThan(6);
});

rule('OSD-SOLO-VIRTUAL-FACTIONS-21', 'with the expansion chance may give the virtual player the Atlanteans', () => {
  const drawn = (options: readonly Option[]) =>
    new Set(Array.from({ length: 24 }, (_, seed) => new Play({ factions: ['romans'], options }, seed).state.virtual));
  expect(drawn(['atlantis'])).toEqual(new Set(['atlanteans']));
  expect(drawn(['friends', 'atlantis'])).toEqual(new Set(['barbarians', 'romans', 'atlanteans']));
});

function attackCards({ seats }: State): string[] {
  const { deck, deals } = seats[VIRTUAL_PLAYER]!;
  return [...deck, ...deals].map((card) => CARDS[card]!.code);
}

rule(
  'OSD-SOLO-VIRTUAL-FACTIONS-23',
  'its attack card is used with the Atlanteans, or with the cards of the expansion',
  () => {
    const dealt = (faction: Faction, options: readonly Option[]) =>
      attackCards(new Play({ factions: [faction], options }, 1).state).includes('ATA019');
    expect(dealt('romans', [])).toBe(false);
    expect(dealt('romans', ['atlantis'])).toBe(true);
    expect(dealt('atlanteans', [])).toBe(true);
  },
);

rule('OSD-SOLO-VIRTUAL-FACTIONS-22', 'razing what the virtual Atlanteans have takes 3 raze tokens', () => {
  const razing = (virtual: State['virtual'], raze: number) => {
    const driver = drive({
      seats: [{ faction: 'romans', goods: { raze } }],
      virtual: { locations: ['Stary las'], line: ['food'] },
    });
    if (virtual) driver.state.virtual = virtual;
    return driver.unmet({ offered: [{ do: 'raze location', card: 'Stary las' }] }).length === 0;
  };
  expect([razing(undefined, 2), razing('atlanteans', 2), razing('atlanteans', 3)]).toEqual([true, false, true]);
});

test('two advanced technology tokens are chosen one after the other', () => {
  const { state } = new Play({ factions: ['atlanteans', 'romans'], options: ['atlantis'] }, 1);
  const card = cardNumber('ATL016')!;
  state.steps.push({ do: 'choose technology', seat: 0, card, n: 2, why: 'action' });
  for (const token of ['techScoring', 'techDefense'] as const) {
    const asked = advance(osadnicy.rules, state, {})!;
    expect(asked.ask.do).toBe('choose technology');
    choose(state, asked, asked.options.find((one) => one.do === 'take technology' && one.token === token)!);
  }
  expect(advance(osadnicy.rules, state, {})!.ask.do).not.toBe('choose technology');
  expect(state.seats[0]!.tokens.slice(-2)).toEqual([1, 1]);
});
