import { expect, test } from 'vitest';
import { RULES, refusalText } from '../../src/catalogue/index.ts';
import {
  COLOURS,
  cardName,
  cardNumber,
  colourName,
  configFault,
  configFaultText,
  DECKS,
  deckOf,
  type Faction,
  factionName,
  KINDS,
  kindName,
  LANGS,
  OPTIONS,
  type Option,
  optionDescription,
  optionName,
  osadnicy,
  type Phase,
  phaseName,
  type Source,
  sourceName,
} from '../../src/index.ts';
import { drive, type Position } from '../../src/scenario/index.ts';

test('cards are called by their names, hidden ones by their backs', () => {
  const storage = cardNumber('ZWY003')!;
  expect(LANGS.map((lang) => cardName(storage, lang))).toEqual(['Skład drewna', 'Wood Storage']);
  expect(LANGS.map((lang) => cardName(-2, lang))).toEqual(['karta Zwykła', 'a Common card']);
  expect(LANGS.map((lang) => cardName(-2 - deckOf('romans'), lang))).toEqual(['karta Frakcji', 'a Roman card']);
  expect(LANGS.map((lang) => cardName(-2 - deckOf('egyptians'), lang))).toEqual(['karta Frakcji', 'an Egyptian card']);
});

test('everything that has a name has one in each language', () => {
  const phases: Phase[] = ['lookout', 'production', 'action', 'cleanup', 'end'];
  const sources: Source[] = ['rulebook', 'public', 'recalled', 'designed'];
  for (const lang of LANGS) {
    const lists = [
      DECKS.map((deck) => factionName(deckOf(deck), lang)),
      COLOURS.map((colour) => colourName(colour, lang)),
      KINDS.map((kind) => kindName(kind, lang)),
      phases.map((phase) => phaseName(phase, lang)),
      sources.map((source) => sourceName(source, lang)),
      OPTIONS.map((option) => optionName(option, lang)),
      OPTIONS.map((option) => optionDescription(option, lang)),
    ];
    for (const names of lists) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/\p{L}{3,}/u);
    }
  }
  expect(colourName('blue', 'pl')).toBe('niebieski');
  expect(factionName(deckOf('romans'), 'pl')).toBe('Rzymianie');
});

test('a refusal is the sentence of the catalogue with its id', () => {
  for (const { id, rule } of RULES) {
    for (const lang of LANGS) expect(refusalText({ rule: id }, lang)).toBe(`${rule[lang]} (${id})`);
  }
});

test('a table that cannot be set says what is possible', () => {
  const said = (factions: string[], options: string[] = []) => {
    const fault = configFault({ factions: factions as Faction[], options: options as Option[] })!;
    return LANGS.map((lang) => configFaultText(fault, lang));
  };
  expect(said([])).toEqual([
    'Graczy może być od 2 do 4, albo 1 w grze jednoosobowej, a nie 0.',
    'There can be 2 to 4 players, or 1 in the solo game, not 0.',
  ]);
  expect(said(['romans'], ['peaceful'])).toEqual([
    'Opcja „Wariant pokojowy” (peaceful) nie działa w grze jednoosobowej: usuń ją.',
    'The option “Peaceful variant” (peaceful) cannot be used in the solo game: leave it out.',
  ]);
  expect(said(['romans', 'huns'])[0]).toContain(
    'Do wyboru: barbarians, japanese, romans, egyptians, amazons, atlanteans, aztecs.',
  );
  expect(said(['romans', 'romans'])[1]).toContain('Only one player');
  expect(said(['romans', 'egyptians'], ['dice'])[1]).toContain('lookoutAdvanced');
  expect(said(['romans', 'egyptians'], ['lookoutAlternative', 'peaceful'])[0]).toMatch(
    /Alternatywne.*pokojowy.*łączyć/,
  );
});

test('who cannot pay is told what is missing, then the rule', () => {
  const position: Position = {
    turn: 'romans',
    seats: [
      { faction: 'romans', hand: ['Skład drewna'], goods: { wood: 1 } },
      { faction: 'barbarians', empire: [{ card: 'Młyn', defended: true }] },
    ],
  };
  const { state } = drive(position);
  const build = osadnicy.whyNot(state, 0, { do: 'build', seat: 0, card: cardNumber('ZWY003')! })!;
  expect(build.because).toEqual({ wood: 1, stone: 1 });
  expect(refusalText(build, 'en')).toMatch(/^Missing: 1 wood and 1 stone\. .*\(OSD-BUILD-02\)$/);
  expect(refusalText(build, 'pl')).toMatch(/^Brakuje: 1 drewno i 1 kamień\. .*\(OSD-BUILD-02\)$/);
  const raze = osadnicy.whyNot(state, 0, { do: 'raze location', seat: 0, of: 1, card: cardNumber('ZWY006')! })!;
  expect(raze.because).toEqual({ raze: 3 });
});
