import { optionId, seeded } from '@imperia/engine';
import { LANGS } from '@imperia/osadnicy';
import { RULES } from '@imperia/osadnicy/catalogue';
import { expect, test } from 'vitest';
import { BEAT_IDS } from '../src/games/osadnicy/learn/beat.ts';
import { firstGame } from '../src/games/osadnicy/learn/first-game.ts';
import { holdsBack } from '../src/learn/lesson.ts';
import { osadnicyPupil } from './pupil.ts';

const { beats } = firstGame;
const obedient = osadnicyPupil();
obedient.play();
const { led } = obedient;
const heard = obedient.heard.map(({ beat }) => beat.id);

test('whoever does what the guide says has tried everything within two rounds', () => {
  const tried = ['build', 'defend', 'razeHand', 'deal', 'gold', 'exchange', 'pass', 'cleanup'] as const;
  const then = [
    'productionAgain',
    'faction',
    'pay',
    'activate',
    'razeRival',
    'featureBuild',
    'feature',
    'passAgain',
  ] as const;
  expect(led.filter((id) => [...tried, ...then].some((one) => one === id))).toEqual([...tried, ...then]);
  expect(new Set(led).size, 'nothing is said twice').toBe(led.length);
});

test('every beat has its moment in the prepared deal', () => {
  const reached = new Set<string>(heard);
  for (let luck = 1; luck < 12; luck++) {
    const pupil = osadnicyPupil(seeded(luck));
    pupil.play();
    for (const { beat } of pupil.heard) reached.add(beat.id);
  }
  expect(BEAT_IDS.filter((id) => !reached.has(id))).toEqual([]);
  expect(beats.map(({ id }) => id).sort()).toEqual([...BEAT_IDS].sort());
});

test('what the guide says is complete in both languages, and short', () => {
  const { view, heard: events } = obedient.moment;
  for (const lang of LANGS) {
    for (const { beat, ...facts } of obedient.heard) {
      const { title, text } = firstGame.words[lang].beats[beat.id]!;
      const said = text(firstGame.told(facts, view, events, lang));
      expect(`${title} ${said}`, beat.id).not.toMatch(/undefined|null|NaN|“”|„”|\s{2}|^\s|\s$/);
      expect(said.length, `${beat.id}, ${lang}`).toBeLessThan(330);
    }
  }
});

test('the rules that the guide names are in the catalogue', () => {
  const known = new Set(RULES.map(({ id }) => id));
  expect(beats.flatMap(({ rules = [] }) => rules).filter((id) => !known.has(id))).toEqual([]);
});

test('nobody passes before everything was shown, and nobody is kept from passing for ever', () => {
  const contrary = osadnicyPupil(seeded(7));
  let held = 0;
  contrary.play(({ moment, said }) => {
    if (moment.decision?.ask.do !== 'turn' || !holdsBack(firstGame, moment, said)) return false;
    held++;
    expect(moment.view.round).toBeLessThanOrEqual(2);
    expect(moment.decision.options.map(optionId).filter((id) => id !== 'pass')).not.toEqual([]);
    return false;
  });
  expect(held).toBeGreaterThan(0);
  expect(contrary.table.over).toBe(true);
});
