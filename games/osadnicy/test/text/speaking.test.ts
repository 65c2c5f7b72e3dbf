import { hear, optionId, pending, SPECTATOR } from '@imperia/engine';
import { expect, test } from 'vitest';
import {
  type Config,
  cardNumber,
  eventText,
  GROUPS,
  type Group,
  groupText,
  LANGS,
  type Lang,
  optionGroup,
  optionText,
  osadnicy,
  pickItemText,
  questionText,
} from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { atlantisConfig, baseConfig, expandedConfig, minisConfig, playGames, warConfig } from './play.ts';

const GAMES = 130;
const EXPANDED_GAMES = 50;
const ATLANTIS_GAMES = 60;
const WAR_GAMES = 60;
const MINIS_GAMES = 20;
const ODD = /undefined|null|NaN|\[object|\$\{| {2}| [.,;:)?]|\(\)|^\s|\s$|Infinity/;

/** Each sentence is looked at once: random games say the same thing very often. */
class Sentences {
  private readonly seen = new Set<string>();

  heard(lang: Lang, text: string): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    if (text.length < 2 || ODD.test(text) || !/^(\p{Lu}|„|\d)/u.test(text)) expect.fail(`${lang}: «${text}»`);
    if (text.length > 330) expect.fail(`${lang}: too long: «${text}»`);
  }

  get count(): number {
    return this.seen.size;
  }
}

/** Asked where the virtual player's attack finds equals, which random games hardly ever have. */
const EQUALS = { question: 'strike', option: 'lose location' };

const QUESTIONS = [
  'discard for',
  'discard loot',
  'discard one',
  'draw',
  'end deal for',
  'exchange more',
  'give up location',
  'keep cards',
  'keep one',
  'moment',
  'pay',
  'pick',
  'place samurai',
  'produce locations',
  'put cards under',
  'put resources on',
  'sell resources',
  'target',
  'turn',
];

/** Of the steps that can be chosen only `sell resources` is never shown: it is always alone. */
const CHOSEN = [
  'activate',
  'block',
  'build',
  'build without location',
  'choose effects',
  'copy production',
  'deal',
  'deal with location',
  'defend',
  'discard',
  'discard deal',
  'discard these',
  'draw one',
  'end deal',
  'enemy discards',
  'exchange',
  'exchange for',
  'gain deal good',
  'gain raze good',
  'give up',
  'go on',
  'guard',
  'keep',
  'lay cards under',
  'lay foundation',
  'lay resource on',
  'lose loot',
  'pass',
  'produce first',
  'raze',
  'raze card',
  'raze for points',
  'raze location',
  'refresh',
  'remove location',
  'samurai',
  'seize',
  'sell',
  'skip',
  'sold',
  'spend',
  'stop',
  'take',
  'take deal',
  'take resource',
];

const TOLD = [
  'activate',
  'attack',
  'attack missed',
  'begin',
  'block',
  'build',
  'collect',
  'copy production',
  'deal',
  'deal with',
  'defend',
  'discard',
  'draw',
  'exchange',
  'foundation',
  'gain',
  'give up',
  'keep',
  'lay foundation',
  'lose',
  'lose deal',
  'pass',
  'pass draft',
  'pay',
  'phase',
  'put on',
  'put under',
  'raze',
  'raze card',
  'refresh',
  'remove',
  'reveal',
  'round',
  'samurai',
  'score',
  'seize',
  'shuffle',
  'solo',
  'store',
  'strike',
  'take',
  'take deal',
  'take resource',
  'win',
];

/** Plays such games, and says everything in both languages. */
function saidIn(games: number, configOf: (game: number) => Config) {
  const sentences = new Sentences();
  const asked = new Set<string>();
  const chosen = new Set<string>();
  const told = new Set<string>();
  const groups = new Set<Group>();
  const shown = new Set<string>();
  const isNew = (id: string) => !shown.has(id) && shown.add(id);
  playGames(games, configOf, {
    asked(game, decision) {
      asked.add(decision.ask.do);
      const news = decision.options.filter((option) => isNew(`${optionId(option)} ${game.config.factions}`));
      for (const option of news) {
        chosen.add(option.do);
        groups.add(optionGroup(option));
      }
      for (const lang of LANGS) {
        sentences.heard(lang, questionText(game, decision, lang));
        for (const option of news) sentences.heard(lang, optionText(game, option, lang));
        for (const item of decision.pick?.from ?? []) sentences.heard(lang, pickItemText(game, decision, item, lang));
      }
    },
    chosen(game, option) {
      chosen.add(option.do);
      for (const lang of LANGS) sentences.heard(lang, optionText(game, option, lang));
    },
    told(game, event) {
      told.add(event.did);
      if (!isNew(`${JSON.stringify(event)} ${game.config.factions}`)) return;
      for (const heard of new Set([event, hear(osadnicy, event, SPECTATOR)])) {
        for (const lang of LANGS) sentences.heard(lang, eventText(game, heard, lang));
      }
    },
  });
  return { asked, chosen, told, groups, sentences };
}

test('every question, option and event of random games can be said in both languages', () => {
  const { asked, chosen, told, groups, sentences } = saidIn(GAMES, baseConfig);
  expect([...asked].filter((question) => question !== EQUALS.question).sort()).toEqual(QUESTIONS);
  expect([...chosen].filter((option) => option !== EQUALS.option).sort()).toEqual(CHOSEN);
  expect([...told].sort()).toEqual(TOLD);
  expect([...groups].sort()).toEqual(GROUPS.filter((group) => group !== 'conquer').sort());
  expect(sentences.count).toBeGreaterThan(5000);
});

const EXPANDED_QUESTIONS = ['sort drawn', 'spend foundation for', 'stock goods'];
const EXPANDED_CHOSEN = [
  'bury',
  'play instant',
  'sort',
  'send worker',
  'spend foundation',
  'stock',
  'take discarded',
  'trade card',
];
const EXPANDED_TOLD = ['play instant', 'return stock', 'send worker', 'shuffle in', 'stock'];

test('so can everything that expansions add', () => {
  const { asked, chosen, told } = saidIn(EXPANDED_GAMES, expandedConfig);
  expect(EXPANDED_QUESTIONS.filter((question) => !asked.has(question))).toEqual([]);
  expect(EXPANDED_CHOSEN.filter((option) => !chosen.has(option))).toEqual([]);
  expect(EXPANDED_TOLD.filter((event) => !told.has(event))).toEqual([]);
});

const WAR_CHOSEN = ['besiege', 'conquer', 'conquer location', 'defend faction', 'lay rampart', 'shift'];
const WAR_TOLD = [
  'clear rival row',
  'conquer',
  'conquest',
  'conquest failed',
  'fortify',
  'lose collected',
  'lose to rival',
  'rampart',
  'rival',
  'rival row',
  'shift',
  'siege',
];

test('so can everything that war brings', () => {
  const { chosen, told, groups } = saidIn(WAR_GAMES, warConfig);
  expect(WAR_CHOSEN.filter((option) => !chosen.has(option))).toEqual([]);
  expect(WAR_TOLD.filter((event) => !told.has(event))).toEqual([]);
  expect(groups).toContain('conquer');
});

test('conquests and sieges are said with their price and with what they bring', () => {
  const driver = drive(
    {
      turn: 'romans',
      seats: [
        { faction: 'romans', goods: { raze: 3 }, empire: ['Machina oblężnicza'] },
        { faction: 'egyptians', empire: [{ card: 'Forteca Skarabeusza', fortifications: 3 }, 'EGI028'] },
      ],
    },
    { options: ['war'] },
  );
  const { options } = pending(osadnicy.rules, driver.state)[0]!;
  const said = (does: string) =>
    LANGS.map((lang) => optionText(driver.state, options.find((one) => one.do === does)!, lang));
  expect(said('conquer location')).toEqual([
    'Podbij Lokację „Piramidy” u Egipcjan (2 żetony Plądrowania) – zyskaj 1 Złoto i 1 kamień',
    'Conquer Pyramids of the Egyptians (2 Raze tokens) – gain 1 Gold and 1 stone',
  ]);
  expect(said('besiege')).toEqual([
    'Oblegaj Lokację „Forteca Skarabeusza” u Egipcjan (2 żetony Plądrowania)',
    'Besiege Scarab Fortress of the Egyptians (2 Raze tokens)',
  ]);
  driver.choose('romans', { do: 'activate', card: 'Machina oblężnicza', times: 1 });
  const [siege] = pending(osadnicy.rules, driver.state)[0]!.options;
  expect(LANGS.map((lang) => optionText(driver.state, siege!, lang))).toEqual([
    'Oblegaj Lokację „Forteca Skarabeusza” u Egipcjan',
    'Besiege Scarab Fortress of the Egyptians',
  ]);
  const torn = { did: 'siege', seat: 0, of: 1, card: cardNumber('EGI078')!, n: 3 } as const;
  expect(LANGS.map((lang) => eventText(driver.state, torn, lang))).toEqual([
    'Rzymianie oblegają Lokację „Forteca Skarabeusza” u Egipcjan i burzą 3 Umocnienia.',
    'The Romans besiege Scarab Fortress of the Egyptians and tear down 3 Fortifications.',
  ]);
});

const ATLANTIS_QUESTIONS = ['choose technology', 'lose card', 'move technology', 'remove other'];
const ATLANTIS_CHOSEN = [
  'free location',
  'move one',
  'place technology',
  'recall',
  'remove own',
  'take technology',
  'unlock',
  'use own action',
  'wreck',
];
const ATLANTIS_TOLD = [
  'event',
  'free location',
  'move technology',
  'place technology',
  'return technology',
  'unlock',
  'wreck',
];

test('so can everything that technology brings', () => {
  const { asked, chosen, told } = saidIn(ATLANTIS_GAMES, atlantisConfig);
  expect(ATLANTIS_QUESTIONS.filter((question) => !asked.has(question))).toEqual([]);
  expect(ATLANTIS_CHOSEN.filter((option) => !chosen.has(option))).toEqual([]);
  expect(ATLANTIS_TOLD.filter((event) => !told.has(event))).toEqual([]);
});

const MINIS_CHOSEN = ['bring', 'share', 'take token', 'use stall', 'use tile', 'visit market'];
const MINIS_TOLD = ['expedition', 'market', 'use tile', 'visit market'];

test('so can everything that mini-expansions bring', () => {
  const { asked, chosen, told } = saidIn(MINIS_GAMES, minisConfig);
  expect(['choose token', 'use stalls'].filter((question) => !asked.has(question))).toEqual([]);
  expect(MINIS_CHOSEN.filter((option) => !chosen.has(option))).toEqual([]);
  expect(MINIS_TOLD.filter((event) => !told.has(event))).toEqual([]);
});

test('tiles say what they cost and bring', () => {
  const driver = drive(
    {
      turn: 'romans',
      seats: [{ faction: 'romans', goods: { worker: 2, gold: 1, wood: 1 } }, { faction: 'barbarians' }],
    },
    { options: ['market', 'diplomacyAlliance', 'diplomacyTruce'] },
  );
  const said = (lang: Lang) =>
    pending(osadnicy.rules, driver.state)[0]!
      .options.filter((option) => option.do === 'use tile' || option.do === 'visit market')
      .map((option) => optionText(driver.state, option, lang));
  expect(said('pl')).toMatchInlineSnapshot(`
    [
      "Użyj kafelka „Rozejm” (1 Złoto) – chroń swoje Lokacje przed plądrowaniem do swojej następnej tury",
      "Użyj kafelka „Sojusz” (1 Robotnik) – daj przeciwnikowi 1 Surowiec ze swojej puli i zyskaj 2 PZ",
      "Odwiedź Targowisko (1 Robotnik)",
    ]
  `);
  expect(said('en')).toMatchInlineSnapshot(`
    [
      "Use the tile Truce (1 Gold) – protect your Locations from being razed until your next turn",
      "Use the tile Alliance (1 Worker) – give an opponent 1 Resource from your pool, then gain 2 VP",
      "Visit the Market (1 Worker)",
    ]
  `);
});

test('what technology is spent on a raze is asked by the name of what was razed', () => {
  const driver = drive(
    {
      turn: 'barbarians',
      seats: [
        { faction: 'barbarians', goods: { tech: 2, raze: 2 }, empire: ['Jeden Koń Mechaniczny'] },
        { faction: 'romans', empire: ['Młyn'] },
      ],
    },
    { options: ['atlantis'] },
  );
  driver.choose('barbarians', { do: 'raze location', card: 'Młyn' });
  const asked = pending(osadnicy.rules, driver.state)[0]!;
  expect(questionText(driver.state, asked, 'pl')).toContain('za splądrowaną Lokację „Młyn”');
  expect(questionText(driver.state, asked, 'en')).toContain('for razing Mill');
  expect(optionText(driver.state, asked.options[1]!, 'pl')).toBe(
    'Wydaj 2 żetony Podstawowej Technologii – zyskaj 2 PZ i 2 jadła',
  );
});

test('a foundation that is turned back is called by its name', () => {
  const driver = drive(
    {
      turn: 'japanese',
      seats: [
        { faction: 'japanese', goods: { tech: 1 }, empire: ['Artyści feng shui'], foundations: ['Młyn'] },
        { faction: 'romans' },
      ],
    },
    { options: ['atlantis'] },
  );
  driver.choose('japanese', { do: 'activate', card: 'Artyści feng shui', times: 1 });
  const [option] = pending(osadnicy.rules, driver.state)[0]!.options;
  expect(LANGS.map((lang) => optionText(driver.state, option!, lang))).toEqual([
    'Odwróć Fundament „Młyn” z powrotem na stronę Lokacji',
    'Turn the Foundation Mill back to its Location side',
  ]);
  const restored = { did: 'restore', seat: 0, card: cardNumber('ZWY006')! } as const;
  expect(eventText(driver.state, restored, 'pl')).toBe(
    'Japończycy odwracają Fundament „Młyn” z powrotem na stronę Lokacji.',
  );
});

test('whose Feature is copied is said by the name of the location and of its owner', () => {
  const driver = drive(
    {
      turn: 'egyptians',
      seats: [
        { faction: 'egyptians', goods: { tech: 1 }, empire: ['Uszy faraona'] },
        { faction: 'romans', empire: ['Dostawca'] },
      ],
    },
    { options: ['atlantis'] },
  );
  driver.choose('egyptians', { do: 'activate', card: 'Uszy faraona', times: 1 });
  const [option] = pending(osadnicy.rules, driver.state)[0]!.options;
  expect(LANGS.map((lang) => optionText(driver.state, option!, lang))).toEqual([
    'Skopiuj Cechę Lokacji „Dostawca” u Rzymian do końca rundy',
    'Copy the Feature of Supplier of the Romans until the end of the round',
  ]);
  const copied = { did: 'copy feature', seat: 0, of: 1, card: cardNumber('ZWY002')! } as const;
  expect(eventText(driver.state, copied, 'pl')).toBe(
    'Egipcjanie kopiują Cechę Lokacji „Dostawca” u Rzymian do końca rundy.',
  );
});

test('a location that is renovated is called by its name', () => {
  const driver = drive(
    {
      turn: 'romans',
      seats: [
        { faction: 'romans', goods: { worker: 1 }, empire: ['Renowacje', 'Skład drewna'] },
        { faction: 'amazons' },
      ],
    },
    { options: ['amazons'] },
  );
  driver.choose('romans', { do: 'activate', card: 'Renowacje', times: 1 });
  const option = pending(osadnicy.rules, driver.state)[0]!.options.find((one) => one.do === 'renovate');
  expect(LANGS.map((lang) => optionText(driver.state, option!, lang))).toEqual([
    'Odrzuć Lokację „Skład drewna”',
    'Discard Wood Storage',
  ]);
});

test('a hidden card is called by its back', () => {
  playGames(1, baseConfig, {
    told(game, event) {
      if (event.did !== 'draw') return;
      const hidden = hear(osadnicy, event, SPECTATOR);
      expect(eventText(game, hidden, 'pl')).toMatch(/dobierają kartę (Zwykłą|Frakcji)\.$/);
      expect(eventText(game, hidden, 'en')).toMatch(/draw a (Common|Barbarian|Japanese) card\.$/);
    },
  });
});

test('every group has a heading', () => {
  for (const lang of LANGS) expect(new Set(GROUPS.map((group) => groupText(group, lang))).size).toBe(GROUPS.length);
});
