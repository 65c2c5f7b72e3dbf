import { type GameRecord, randomAnswer, replay, seeded, verify } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { type Config, osadnicy } from '../../src/index.ts';

const RECORDS = goldenFiles('records').filter(({ name }) => name.startsWith('osadnicy/'));

test('there are golden records', () => {
  expect(RECORDS.length).toBeGreaterThanOrEqual(11);
});

test('games in which a Gate or a Shrine was razed hold by the first rules, and by those alone', () => {
  const razed = RECORDS.filter(({ name }) => name.includes('solo-japanese-razed'));
  expect(razed).toHaveLength(2);
  for (const { text } of razed) {
    const record: GameRecord<Config> = JSON.parse(text);
    expect(record.version).toBe('1');
    expect(verify(osadnicy, { ...record, version: osadnicy.version })).not.toBeNull();
  }
});

describe.each(RECORDS)('the golden record $name', ({ text }) => {
  const record: GameRecord<Config> = JSON.parse(text);

  test('verifies, and is played again to the same end', () => {
    expect(verify(osadnicy, record)).toBeNull();
    expect(replay(osadnicy, record).length).toBe(record.answers.length);
  });

  test('is played on to its end, and verifies as a whole', () => {
    const table = replay(osadnicy, record);
    const rng = seeded(1);
    while (!table.over) {
      const decision = table.decisions()[0]!;
      const option = randomAnswer(decision, rng)!;
      expect(table.answer({ seat: decision.seat, decision: table.state.decision, option })).toBeNull();
    }
    expect(table.result()).not.toBeNull();
    expect(verify(osadnicy, table.record())).toBeNull();
  });

  test('holds whatever the order of the fields in which its choices were written', () => {
    const turned = (option: string) => {
      const [name, ...fields] = option.split(/ (?=\w+=)/);
      return [name, ...fields.reverse()].join(' ');
    };
    const answers = record.answers.map((answer) => ({ ...answer, option: turned(answer.option) }));
    expect(verify(osadnicy, { ...record, answers })).toBeNull();
  });

  test('is found out when a byte of it is changed', () => {
    const [answers, outcomes] = [record.answers.slice(0, -1), record.outcomes.slice(0, -1)];
    if (answers.length < record.answers.length) expect(verify(osadnicy, { ...record, answers })).not.toBeNull();
    expect(verify(osadnicy, { ...record, outcomes })).not.toBeNull();
  });
});
