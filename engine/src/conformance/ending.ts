import { hash } from '../hash.ts';
import { replay, verify } from '../replay.ts';
import { mustBeSame } from './difference.ts';
import { type AnyGame, type AnyTable, broken, clone } from './suite.ts';

/** A game that is over has a result, takes no answer, and can be played again from its record. */
export function recordHolds(game: AnyGame, table: AnyTable, seats: number): void {
  const result = table.result();
  if (result?.points.length !== seats) broken('result', `there are not ${seats} scores: ${JSON.stringify(result)}`);
  if (result.winners.some((seat) => seat < 0 || seat >= seats)) broken('result', `no such seat won: ${result.winners}`);
  if (table.answer({ seat: 0, decision: table.state.decision, option: '' }) !== 'over') broken('result', 'not over');
  const record = table.record();
  const loaded = clone(record);
  mustBeSame('record', 'the loaded record', record, loaded);
  if (hash(replay(game, loaded).state) !== hash(table.state)) broken('replay', 'the record leads to another end');
  const fault = verify(game, loaded);
  if (fault) broken('verify', JSON.stringify(fault));
}
