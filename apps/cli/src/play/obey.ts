import { wrap } from '../terminal/layout.ts';
import { explained } from './explain.ts';
import { helpLines } from './help-lines.ts';
import type { Input } from './input.ts';
import { logLines } from './log.ts';
import { chosen } from './menu.ts';
import { save, savedAs } from './saving.ts';
import { type Asked, drawScreen, say } from './screen.ts';
import type { Session } from './session.ts';
import { whyLines } from './why.ts';

/** What follows from what was typed: the game goes on, the same question waits, or the person leaves. */
export type Done = 'go on' | 'ask again' | 'leave';

export async function obey(session: Session, asked: Asked, input: Exclude<Input, { say: 'hint' }>): Promise<Done> {
  const { context, table } = session;
  const { play } = context.words;
  const { seat, view, menu } = asked;
  switch (input.say) {
    case 'numbers':
      return answer(session, asked, input.numbers);
    case 'explain':
      return tell(session, await explained(context, view, seat, menu, input.what));
    case 'why':
      return tell(session, await whyLines(context, view, seat, menu, input.what));
    case 'undo':
      return undo(session, asked);
    case 'log': {
      const lines = logLines(context, view, table.heard(seat)).slice(-input.lines);
      return tell(session, lines.length > 0 ? lines : [play.emptyLog]);
    }
    case 'save':
      return tell(session, [save(session, input.file) ?? play.saved(savedAs(session, input.file))]);
    case 'table':
      drawScreen(session, asked);
      return 'ask again';
    case 'help':
      return tell(session, helpLines(context));
    case 'quit':
      return quit(session);
    case 'unknown':
      return tell(session, [play.notUnderstood(input.line)]);
  }
}

/** Where the game cannot be saved, nobody is sent away. */
function quit(session: Session): Done {
  const problem = save(session, '');
  return problem ? tell(session, [problem]) : 'leave';
}

function tell({ context }: Session, lines: readonly string[]): Done {
  say(
    context,
    lines.flatMap((line) => wrap(line, context.terminal.width())),
  );
  return 'ask again';
}

function answer(session: Session, { seat, view, menu }: Asked, numbers: readonly number[]): Done {
  const choice = chosen(session.context, menu, numbers);
  if ('problem' in choice) return tell(session, [choice.problem]);
  const rejection = session.table.answer({ seat, decision: view.decision, option: choice.id });
  if (rejection) throw new Error(`What was offered was ${rejection}: ${choice.id}`);
  return 'go on';
}

function undo(session: Session, { seat }: Asked): Done {
  const { context, table, heardBy } = session;
  const { play } = context.words;
  if (!table.undo(seat)) return tell(session, [play.cannotUndo]);
  heardBy.set(seat, Math.min(heardBy.get(seat) ?? 0, table.heard(seat).length));
  session.notes = [play.undone];
  return 'go on';
}
