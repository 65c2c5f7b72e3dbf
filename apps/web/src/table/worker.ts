import { saveGame } from '../store/saves.ts';
import type { SavedGame } from './game.ts';
import { HostedTable } from './hosted-table.ts';
import type { FromTable, ToTable } from './protocol.ts';

let table: HostedTable | null = null;
let pace = 0;
let hurried = false;
/** Whether the last game that was to be kept was not; nobody knows before the first. */
let unkept = true;
let waiting: ReturnType<typeof setTimeout> | undefined;

function send(message: FromTable): void {
  self.postMessage(message);
}

/** Where this worker cannot save, the page holds the game and says so. */
async function keep(game: SavedGame): Promise<void> {
  const kept = (await saveGame(game)) === null;
  if (!kept) send({ say: 'unkept', game });
  else if (unkept) send({ say: 'kept again' });
  unkept = !kept;
}

/** Whatever was said, the page learns how things stand, the game is kept, and a bot may be next. */
function goOn(changed: boolean): void {
  if (!table) return;
  send({ say: 'now', now: table.now() });
  if (changed) void keep(table.saved(Date.now()));
  waitForBot(table);
}

/** The time a bot thinks is part of the pause before its answer. */
function waitForBot(at: HostedTable): void {
  clearTimeout(waiting);
  const bot = at.waitingBot();
  hurried &&= bot !== null;
  if (bot === null) return;
  later(0, () => {
    const since = performance.now();
    const answer = at.botAnswer(bot);
    later(hurried ? 0 : pace - (performance.now() - since), () => {
      at.answer([answer]);
      goOn(true);
    });
  });
}

function later(milliseconds: number, then: () => void): void {
  waiting = setTimeout(() => attempt(then), milliseconds);
}

function attempt(what: () => void): void {
  try {
    what();
  } catch (error) {
    send({ say: 'trouble', what: error instanceof Error ? error.message : String(error) });
  }
}

function obey(message: ToTable): void {
  switch (message.say) {
    case 'open':
      pace = message.pace;
      table = new HostedTable(message.game);
      goOn(false);
      break;
    case 'answer':
      table?.answer(message.answers);
      goOn(true);
      break;
    case 'undo':
      table?.undo(message.seat);
      goOn(true);
      break;
    case 'sit':
      table?.sit(message.seat);
      goOn(false);
      break;
    case 'since':
      if (table) send({ say: 'since', snapshots: table.since() });
      break;
    case 'pace':
      pace = message.milliseconds;
      if (table) waitForBot(table);
      break;
    case 'hurry':
      hurried = true;
      if (table) waitForBot(table);
      break;
  }
}

self.onmessage = ({ data }: MessageEvent<ToTable>) => attempt(() => obey(data));
