import { decisionOf } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { eventText, LANGS, optionText, osadnicy, questionText, soloResultText } from '../../src/index.ts';
import { type Driver, drive } from '../../src/scenario/index.ts';

function told(game: Driver, ...kinds: readonly string[]): string[][] {
  const events = game.events.filter(({ did }) => kinds.includes(did));
  return LANGS.map((lang) => events.map((event) => eventText(game.state, event, lang)));
}

function attacked(faction: 'romans' | 'japanese', empire: readonly string[], line: readonly string[], first: string) {
  return drive({ phase: 'attack', seats: [{ faction, empire }], virtual: { line, deck: [first, 'card'] } });
}

describe('the virtual player speaks through the log', () => {
  test('an attack says which pair struck which location, and why that one', () => {
    const game = attacked('romans', ['Warsztat stolarski', 'Jarmark', 'Cieśla'], ['worker', 'gold'], 'wood');
    expect(told(game, 'attack', 'strike', 'collect', 'attack missed')).toEqual([
      [
        'Odkryto kartę Ataku, Cel: drewno.',
        'Wirtualny gracz plądruje Lokację „Jarmark” (Cele: drewno i Złoto; pierwszeństwo ma Lokacja z Akcją).',
        'Do Kolekcji wirtualnego gracza trafia Lokacja „Jarmark”.',
        'Odkryto kartę Ataku, Cel: karta.',
        'Atak chybia: żadna Lokacja nie pasuje do Celów.',
      ],
      [
        'An Attack card is revealed, its Target: wood.',
        'The virtual player razes Marketplace (Targets: wood and Gold; the Action Location comes first).',
        'The virtual player collects Marketplace.',
        'An Attack card is revealed, its Target: card.',
        'The Attack misses: no Location matches the Targets.',
      ],
    ]);
  });

  test.each([
    ['romans', ['Jarmark'], ['gold'], 'wood', 'pasuje tylko ona', 'nothing else matches'],
    ['romans', ['Tartak', 'Trupa aktorska'], ['worker'], 'wood', 'jest najdroższa', 'it is the dearest'],
    [
      'romans',
      ['Tragarze', 'Kopalnia węgla'],
      ['worker'],
      'stone',
      'kosztuje najwięcej kamienia',
      'it costs the most stone',
    ],
    ['japanese', ['JAP011', 'JAP026'], ['vp'], 'vp', 'pierwszeństwo ma jej pole Umowy', 'its Deal field comes first'],
  ] as const)('%s %j: %j', (faction, empire, line, first, pl, en) => {
    const [[polish], [english]] = told(attacked(faction, empire, line, first), 'strike') as [[string], [string]];
    expect(polish).toContain(`; ${pl})`);
    expect(english).toContain(`; ${en})`);
  });

  test('where the player chooses', () => {
    const game = attacked('romans', ['ZWY076', 'Osadnicy'], ['worker'], 'wood');
    const decision = decisionOf(osadnicy.rules, game.state, 0)!;
    const option = decision.options[0]!;
    expect(LANGS.map((lang) => questionText(game.state, decision, lang))).toEqual([
      'Wirtualny gracz atakuje: którą z równych sobie Lokacji tracisz?',
      'The virtual player attacks: which of the equal Locations do you lose?',
    ]);
    expect(LANGS.map((lang) => optionText(game.state, option, lang))).toEqual([
      'Strać Lokację „Tartak”',
      'Lose Sawmill',
    ]);
    game.choose('romans', { do: 'lose location', card: 'Osadnicy' });
    expect(told(game, 'strike')[0]![0]).toContain('; wybór gracza)');
  });

  test('its cards and attack cards in the words of actions', () => {
    const game = drive({
      seats: [{ faction: 'romans', goods: { raze: 2, worker: 1 }, empire: ['Szpiedzy'] }],
      virtual: { locations: ['Zamek'], line: ['wood'] },
    });
    const raze = decisionOf(osadnicy.rules, game.state, 0)!.options.find((option) => option.do === 'raze location')!;
    expect(optionText(game.state, raze, 'pl')).toContain('„Zamek” u wirtualnego gracza');
    expect(optionText(game.state, raze, 'en')).toContain('Castle');
    game.choose('romans', 'activate').choose('romans', 'take deal');
    expect(told(game, 'take deal')).toEqual([
      ['Rzymianie przejmują Umowę „Atak (drewno)” od wirtualnego gracza.'],
      ['The Romans take over the Attack (wood) Deal from the virtual player.'],
    ]);
  });

  test('the beginning, without a lot for the first player', () => {
    const game = drive({ phase: 'setup', seats: [{ faction: 'romans' }] });
    expect(told(game, 'begin', 'round')).toEqual([
      ['Gra jednoosobowa: Rzymianie przeciw wirtualnemu graczowi.', 'Runda 1.'],
      ['Solo game: the Romans against the virtual player.', 'Round 1.'],
    ]);
  });
});

describe('the end', () => {
  const ended = (empire: readonly string[]) =>
    drive({
      phase: 'end',
      round: 5,
      seats: [{ faction: 'romans', points: 58, empire }],
      virtual: { collection: ['Zamek', 'Tartak'] },
    });

  test('won: the comparison, the score and the title', () => {
    const { state } = ended(['Kolos', 'Legion', 'Ogrody']);
    expect(LANGS.map((lang) => soloResultText(state, lang))).toEqual([
      'Lokacje Frakcyjne w twoim Imperium: 3, karty w Kolekcji wirtualnego gracza: 2. Wygrywasz: 64 PZ, tytuł: Kasztelan.',
      'Faction Locations in your Empire: 3, cards in the Collection of the virtual player: 2. You win: 64 VP, title: Castellan.',
    ]);
  });

  test('lost: what was missing', () => {
    const { state } = ended(['Kolos', 'Legion']);
    expect(LANGS.map((lang) => soloResultText(state, lang))).toEqual([
      'Lokacje Frakcyjne w twoim Imperium: 2, karty w Kolekcji wirtualnego gracza: 2. Przegrywasz: Lokacji Frakcyjnych musi być więcej niż kart w Kolekcji.',
      'Faction Locations in your Empire: 2, cards in the Collection of the virtual player: 2. You lose: there must be more faction Locations than cards in the Collection.',
    ]);
  });
});
