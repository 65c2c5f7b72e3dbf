import { hear, SPECTATOR } from '@imperia/engine';
import { LANGS, type Lang } from '@imperia/kit';
import { expect, test } from 'vitest';
import { ruleOf } from '../../src/catalogue/index.ts';
import {
  eventText,
  type ImperiumEvent,
  type ImperiumStep,
  imperium,
  optionText,
  pickItemText,
  questionText,
  type State,
} from '../../src/index.ts';
import * as refusals from '../../src/refusals.ts';
import { playGames } from './play.ts';

const GAMES = 14;
const ODD = /undefined|null|NaN|\[object|\$\{|\{| {2}| [.,;:)?]|\(\)|: \.|^\s|\s$|Infinity/;

/** Each sentence is looked at once: random games say the same thing very often. */
class Sentences {
  private readonly seen = new Set<string>();
  private readonly asked = new Set<string>();
  readonly kinds = new Set<string>();

  /** Says it in every language, unless it has been said of the same. */
  say(kind: string, about: unknown, text: (lang: Lang) => string): void {
    const key = JSON.stringify(about);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.kinds.add(kind);
    for (const lang of LANGS) this.heard(lang, text(lang));
  }

  private heard(lang: Lang, text: string): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    if (text.length < 2 || ODD.test(text) || !/^(\p{Lu}|„|\d)/u.test(text)) expect.fail(`${lang}: «${text}»`);
    if (text.length > 420) expect.fail(`${lang}: too long: «${text}»`);
  }

  get count(): number {
    return this.seen.size;
  }
}

/** Asked or told only where luck is rare: nobody waits for it here. */
const RARE = new Set(['collapse', 'into play', 'not found', 'nothing left', 'journey', 'found all', 'king of kings']);

const EVENTS: Record<ImperiumEvent['did'], true> = {
  begin: true,
  power: true,
  round: true,
  turn: true,
  solstice: true,
  roll: true,
  rival: true,
  'rival score': true,
  reveal: true,
  innovate: true,
  revolt: true,
  play: true,
  exhaust: true,
  resolve: true,
  gain: true,
  pay: true,
  spend: true,
  steal: true,
  'lay token': true,
  unexhaust: true,
  draw: true,
  take: true,
  'take unrest': true,
  'take fame': true,
  discard: true,
  top: true,
  history: true,
  sink: true,
  exile: true,
  abandon: true,
  recall: true,
  return: true,
  garrison: true,
  'into play': true,
  give: true,
  acquire: true,
  breakthrough: true,
  'breakthrough deck': true,
  search: true,
  'nothing left': true,
  swap: true,
  declare: true,
  gamble: true,
  look: true,
  find: true,
  'found all': true,
  'not found': true,
  'nation card': true,
  state: true,
  develop: true,
  shuffle: true,
  'king of kings': true,
  journey: true,
  avoid: true,
  'buy off': true,
  'end begins': true,
  collapse: true,
  score: true,
  win: true,
};

test('whole games are told, asked and offered in sentences of both languages', () => {
  const told = new Sentences();
  const asked = new Sentences();
  const offered = new Sentences();
  const nations = (game: State) => game.seats.map(({ nation }) => nation);
  const offer = (game: State, option: ImperiumStep) =>
    offered.say(option.do, [nations(game), option], (lang) => optionText(game, option, lang));
  playGames(GAMES, {
    asked: (game, decision) => {
      const { ask, options, pick } = decision;
      asked.say(ask.do, [nations(game), ask, pick?.min, pick?.max], (lang) => questionText(game, decision, lang));
      for (const option of options) offer(game, option);
      for (const item of pick?.from ?? []) {
        for (const lang of LANGS) expect(pickItemText(game, decision, item, lang)).not.toBe('');
      }
    },
    chosen: offer,
    told: (game, event) => {
      told.say(event.did, [nations(game), event], (lang) => eventText(game, event, lang));
      const heard = hear(imperium, event, SPECTATOR);
      told.say(event.did, [nations(game), heard, 'heard'], (lang) => eventText(game, heard, lang));
    },
  });
  expect(Object.keys(EVENTS).filter((did) => !told.kinds.has(did) && !RARE.has(did))).toEqual([]);
  expect(asked.kinds.size).toBeGreaterThan(22);
  expect(offered.kinds.size).toBeGreaterThan(28);
  expect(told.count + asked.count + offered.count).toBeGreaterThan(5000);
});

test('every refusal names a rule of the catalogue', () => {
  for (const { rule } of Object.values(refusals)) expect(ruleOf(rule), rule).toBeDefined();
});
