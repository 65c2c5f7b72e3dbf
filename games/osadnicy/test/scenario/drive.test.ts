import { describe, expect, test } from 'vitest';
import { drive, type Expectation, type Position } from '../../src/scenario/index.ts';

const raze: Position = {
  seats: [
    { faction: 'barbarians', goods: { raze: 2 } },
    { faction: 'japanese', empire: ['Płatnerz'] },
  ],
};

describe('the driver', () => {
  test('plays by names and says how things stand', () => {
    const game = drive(raze)
      .expectAsked('barbarians', 'turn')
      .choose('barbarians', { do: 'raze location', card: 'Armorer' })
      .expect({ barbarians: { points: 1, goods: { stone: 1 } }, japanese: { foundations: ['Płatnerz'] } })
      .expectAsked('japanese');
    expect(game.asked()).toEqual(['japanese']);
    expect(game.question()).toBe('turn');
    expect(game.offered()).toEqual(['pass']);
    expect(game.state.seats[1]!.foundations).toHaveLength(1);
    expect(game.events.map(({ did }) => did)).toContain('raze');
  });

  test('says what is offered, and why something is not', () => {
    const game = drive(raze);
    expect(game.offered({ do: 'raze location' })).toEqual(['raze location [card Płatnerz (ZWY018), of japanese]']);
    expect(game.whyNot('barbarians', { do: 'raze location', card: 'Płatnerz' })).toBeNull();
    expect(game.whyNot('barbarians', { do: 'exchange' })).toBe('OSD-EXCHANGE-01');
    expect(game.whyNot('japanese', { do: 'pass' })).toBe('OSD-ACTION-01');
    expect(() => game.whyNot('romans', { do: 'pass' })).toThrow('nobody plays romans');
  });

  test('throws in words', () => {
    expect(() => drive(raze).choose('barbarians', 'exchange')).toThrow(
      'barbarians cannot choose exchange (OSD-EXCHANGE-01 forbids it); offered: raze location',
    );
    expect(() => drive(raze).expect({ round: 2 })).toThrow('round: expected 2, found 1');
    expect(() => drive(raze).expectAsked('japanese')).toThrow('asked: expected japanese, found barbarians');
    expect(() => drive({ seats: [{ faction: 'romans', hand: ['Zamk'] }, { faction: 'japanese' }] })).toThrow(
      'no card is called "Zamk"; did you mean "Zamek"?',
    );
  });

  test('takes no word that means nothing', () => {
    const expectation = { barbarians: { ponts: 1 } } as unknown as Expectation;
    expect(() => drive(raze).expect(expectation)).toThrow('there is no field "ponts" here; did you mean "points"?');
    expect(() => drive({ ...raze, runde: 2 } as unknown as Position)).toThrow('there is no field "runde" here');
  });

  test('asks several seats at once', () => {
    const game = drive(
      {
        phase: 'lookout',
        deck: ['Zamek', 'Młyn', 'Posąg', 'Wioska', 'Monument', 'Jarmark'],
        seats: [{ faction: 'barbarians' }, { faction: 'romans' }],
      },
      { options: ['lookoutAlternative'] },
    );
    expect(game.asked()).toEqual(['barbarians', 'romans']);
    game.choose('romans', { do: 'keep', card: 'Wioska' }).expectAsked('barbarians', 'keep one');
    game.choose('barbarians', { do: 'keep', card: 'Młyn' });
    game.expect({ asked: ['barbarians', 'romans'], romans: { handCount: 2 } });
    game.choose('barbarians', { do: 'keep', card: 'Jarmark' }).choose('romans', { do: 'keep', card: 'Zamek' });
    game.expect({ discard: ['Posąg', 'Monument'], phase: 'action' });
  });

  test('picks cards and loot', () => {
    const game = drive({
      seats: [
        { faction: 'barbarians', goods: { raze: 2, worker: 1 }, empire: ['Mroczna kaplica'] },
        { faction: 'romans', empire: ['Płatnerz'] },
      ],
    })
      .choose('barbarians', { do: 'activate', card: 'Dark Chapel' })
      .choose('barbarians', { do: 'raze for points', of: 'romans' });
    expect(() => game.pick('barbarians', ['gold'])).toThrow('barbarians cannot pick gold; offered: pick 0 to 2 of');
    expect(() => game.pick('barbarians', ['vp', 'vp'])).toThrow('cannot pick vp');
    game.pick('barbarians', ['stone']).expect({ barbarians: { points: 3, goods: { stone: 0 } } });
  });

  test('dictates luck', () => {
    const game = drive(
      { phase: 'setup', seats: [{ faction: 'barbarians' }, { faction: 'romans' }] },
      { chance: [{ firstPlayer: 'romans' }, { shuffle: 'romans', result: ['Kolos', 'Legion', 'Ogrody'] }] },
    );
    game.expect({ first: 'romans', asked: 'romans', round: 1, phase: 'lookout' });
    expect(game.unusedLuck()).toBeNull();
    expect(game.state.seats[1]!.hand).toHaveLength(5);
  });
});
