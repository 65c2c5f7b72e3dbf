import { hear, SPECTATOR } from '@imperia/engine';
import { LANGS, type Lang, type Part, plain } from '@imperia/kit';
import { expect, test } from 'vitest';
import { ruleOf } from '../../src/catalogue/index.ts';
import { type ClashStep, clash, type State } from '../../src/index.ts';
import * as refusals from '../../src/refusals.ts';
import { eventParts, itemParts, optionParts, questionParts } from '../../src/text/index.ts';
import { playGames } from './play.ts';

const GAMES = 4;
const ODD = /undefined|null|NaN|\[object|\$\{|\{| {2}| [.,;:)?]|\(\)|: \.|^\s|\s$|Infinity|-1/;

/** Each sentence is looked at once: random games say the same thing very often. */
class Sentences {
  private readonly seen = new Set<string>();
  private readonly asked = new Set<string>();
  readonly kinds = new Set<string>();

  /** Says it in every language, unless it has been said of the same. */
  say(kind: string, about: unknown, parts: (lang: Lang) => readonly Part[]): void {
    const key = JSON.stringify(about);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.kinds.add(kind);
    for (const lang of LANGS) this.heard(kind, lang, plain(parts(lang)));
  }

  private heard(kind: string, lang: Lang, text: string): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    const known = text.length > 1 && !ODD.test(text) && /^(\p{Lu}|„|\d)/u.test(text) && text.length < 900;
    if (!known) expect.fail(`${kind}, ${lang}: «${text}»`);
  }

  get count(): number {
    return this.seen.size;
  }
}

test('whole games are told, asked and offered in sentences of both languages', () => {
  const told = new Sentences();
  const asked = new Sentences();
  const offered = new Sentences();
  const offer = (game: State, option: ClashStep) =>
    offered.say(option.do, [game.config, option], (lang) => optionParts(game, option, lang));
  playGames(GAMES, {
    asked: (game, decision) => {
      asked.say(decision.ask.do, [game.config, decision.ask], (lang) => questionParts(game, decision, lang));
      for (const option of decision.options) offer(game, option);
      for (const item of decision.pick?.from ?? [])
        offered.say(`${decision.ask.do} item`, [game.config, decision.ask.do, item], (lang) =>
          itemParts(game, decision, item, lang),
        );
    },
    chosen: offer,
    told: (game, event) => {
      // An action is shown, and told by what comes of it.
      if (event.did === 'act') return;
      told.say(event.did, [game.config, event], (lang) => eventParts(game, event, lang));
      const heard = hear(clash, event, SPECTATOR);
      told.say(event.did, [game.config, heard], (lang) => eventParts(game, heard, lang));
    },
  });
  expect(told.kinds.size).toBeGreaterThan(35);
  expect(asked.kinds.size).toBeGreaterThan(35);
  expect(offered.kinds.size).toBeGreaterThan(55);
  expect(told.count + asked.count + offered.count).toBeGreaterThan(2000);
});

test('every refusal names a rule of the catalogue', () => {
  for (const { rule } of Object.values(refusals)) expect(ruleOf(rule), rule).toBeDefined();
});
