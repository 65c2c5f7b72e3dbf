import { hear, optionId, SPECTATOR } from '@imperia/engine';
import { expect, test } from 'vitest';
import {
  type Config,
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
import { baseConfig, expandedConfig, playGames } from './play.ts';

const GAMES = 200;
const EXPANDED_GAMES = 40;
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
  expect([...groups].sort()).toEqual([...GROUPS].sort());
  expect(sentences.count).toBeGreaterThan(5000);
});

const EXPANDED_QUESTIONS = ['sort drawn', 'spend foundation for', 'stock goods'];
const EXPANDED_CHOSEN = [
  'bury',
  'play instant',
  'renovate',
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

test('a hidden card is called by its back', () => {
  playGames(1, baseConfig, {
    told(game, event) {
      if (event.did !== 'draw') return;
      const hidden = hear(osadnicy, event, SPECTATOR);
      expect(eventText(game, hidden, 'pl')).toMatch(/dobierają kartę (Zwykłą|Barbarzyńców|Japończyków)\.$/);
      expect(eventText(game, hidden, 'en')).toMatch(/draw a (Common|Barbarian|Japanese) card\.$/);
    },
  });
});

test('every group has a heading', () => {
  for (const lang of LANGS) expect(new Set(GROUPS.map((group) => groupText(group, lang))).size).toBe(GROUPS.length);
});
