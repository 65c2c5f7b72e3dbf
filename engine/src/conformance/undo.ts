import { hash } from '../hash.ts';
import { broken, type Moment } from './suite.ts';

/** Gives the answer; where it may be taken back, taking it back restores the game, and giving it again repeats it. */
export function answersCanBeTakenBack({ table, answer, observers }: Moment): void {
  const before = hash(table.state);
  take();
  const after = hash(table.state);
  for (const other of observers) {
    if (other !== answer.seat && table.undo(other)) broken('undo', `seat ${other} took back the answer of another`);
  }
  if (!table.canUndo(answer.seat)) {
    if (table.undo(answer.seat)) broken('undo', 'an answer was taken back that may not be');
    return;
  }
  const heard = table.heard(answer.seat).length;
  table.undo(answer.seat);
  if (hash(table.state) !== before) broken('undo', 'taking back did not restore the game');
  take();
  if (hash(table.state) !== after) broken('undo', 'the same answer, given again, led elsewhere');
  if (table.heard(answer.seat).length !== heard) broken('undo', 'the same answer, given again, told something else');

  function take(): void {
    const why = table.answer(answer);
    if (why) broken('offered is legal', `«${answer.option}» was refused: ${why}`);
  }
}
