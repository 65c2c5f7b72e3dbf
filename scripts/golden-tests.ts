import {
  type Dealt,
  type Game,
  type GameEvent,
  type GameRecord,
  randomAnswer,
  replay,
  type Step,
  seeded,
  verify,
} from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from './golden-files.ts';

/** Records of a game that were once made hold for ever: they verify, play on, and do not depend on how they are written. */
export function testGoldenRecords<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  least: number,
): void {
  const records = goldenFiles('records').filter(({ name }) => name.startsWith(`${game.id}/`));

  test('there are golden records', () => {
    expect(records.length).toBeGreaterThanOrEqual(least);
  });

  describe.each(records)('the golden record $name', ({ text }) => {
    const record: GameRecord<C> = JSON.parse(text);

    test('verifies, and is played again to the same end', () => {
      expect(verify(game, record)).toBeNull();
      expect(replay(game, record).length).toBe(record.answers.length);
    });

    test('is played on to its end, and verifies as a whole', () => {
      const table = replay(game, record);
      const rng = seeded(1);
      while (!table.over) {
        const decision = table.decisions()[0]!;
        const option = randomAnswer(decision, rng)!;
        expect(table.answer({ seat: decision.seat, decision: table.state.decision, option })).toBeNull();
      }
      expect(table.result()).not.toBeNull();
      expect(verify(game, table.record())).toBeNull();
    });

    test('holds whatever the order of the fields in which its choices were written', () => {
      const turned = (option: string) => {
        const [name, ...fields] = option.split(/ (?=\w+=)/);
        return [name, ...fields.reverse()].join(' ');
      };
      const answers = record.answers.map((answer) => ({ ...answer, option: turned(answer.option) }));
      expect(verify(game, { ...record, answers })).toBeNull();
    });

    test('is found out when a byte of it is changed', () => {
      const [answers, outcomes] = [record.answers.slice(0, -1), record.outcomes.slice(0, -1)];
      if (answers.length < record.answers.length) expect(verify(game, { ...record, answers })).not.toBeNull();
      expect(verify(game, { ...record, outcomes })).not.toBeNull();
    });
  });
}
