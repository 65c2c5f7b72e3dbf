import { seeded } from '@imperia/engine';
import { RULES } from '@imperia/imperium/catalogue';
import { LANGS } from '@imperia/kit';
import { expect, test } from 'vitest';
import { BEAT_IDS } from '../src/games/imperium/learn/beat.ts';
import { firstGame } from '../src/games/imperium/learn/first-game.ts';
import { holdsBack } from '../src/learn/lesson.ts';
import { imperiumPupil } from './pupil.ts';

const { beats } = firstGame;
const obedient = imperiumPupil();
obedient.play();
const { led } = obedient;
const heard = obedient.heard.map(({ beat }) => beat.id);

test('whoever does what the guide says has tried everything within two rounds', () => {
  const first = ['region', 'garrison', 'conquer', 'way', 'acquireWhich', 'acquired', 'calm', 'cleanUp', 'marketToken'];
  const then = ['solstice', 'otherTurns', 'prosper', 'reshuffled', 'breakThrough', 'breakFor', 'playNew', 'exhaust'];
  expect(led.filter((id) => [...first, ...then].includes(id))).toEqual([...first, ...then]);
  expect(new Set(led).size, 'nothing is said twice').toBe(led.length);
});

test('the rest of the game is told to its end', () => {
  expect(obedient.table.over).toBe(true);
  expect(heard.slice(heard.indexOf('alone'))).toEqual(
    expect.arrayContaining(['accession', 'develop', 'developed', 'lastRound', 'end']),
  );
  const { lines = [] } = obedient.heard.at(-1)!;
  const vp = (of: string) => lines.find((line) => line.of === of)?.goods.vp ?? 0;
  const [mine, theirs] = obedient.moment.result!.points;
  expect([vp('total'), vp('theirs')]).toEqual([mine, theirs]);
  expect(vp('progress') + vp('play') + vp('history') + vp('deck') + vp('power')).toBe(mine);
});

test('every beat has its moment in the prepared deal', () => {
  const reached = new Set<string>(heard);
  for (const luck of [1, 5]) {
    const pupil = imperiumPupil(seeded(luck));
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
      for (const { goods } of facts.lines ?? []) {
        for (const [good, n] of Object.entries(goods)) {
          expect(firstGame.amount(good, n!, lang), good).toMatch(n === 0 ? /\w/ : new RegExp(`${n}`));
        }
      }
    }
  }
});

test('the rules that the guide names are in the catalogue', () => {
  const known = new Set(RULES.map(({ id }) => id));
  expect(beats.flatMap(({ rules = [] }) => rules).filter((id) => !known.has(id))).toEqual([]);
});

test('nobody cleans up before everything was shown, and nobody is kept from it for ever', () => {
  const contrary = imperiumPupil(seeded(7));
  let held = 0;
  contrary.play(({ moment, said, table }) => {
    if (moment.decision?.ask.do === 'turn' && holdsBack(firstGame, moment, said)) {
      held++;
      expect(moment.decision.options.some((option) => option.do !== 'end activation')).toBe(true);
    }
    return table.state.round > 3;
  });
  expect(held).toBeGreaterThan(0);
  expect(contrary.table.state.round).toBe(4);
});
