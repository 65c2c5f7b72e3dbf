import { saveGame } from '../store/saves.ts';
import { HostedTable } from './hosted-table.ts';
import type { FromTable, ToTable } from './protocol.ts';

let table: HostedTable | null = null;
let pace = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function send(message: FromTable): void {
  self.postMessage(message);
}

/** Whatever was said, the page learns how things stand, the game is kept, and a bot may be next. */
function goOn(changed: boolean): void {
  if (!table) return;
  clearTimeout(waiting);
  send({ say: 'now', snapshot: table.snapshot() });
  if (changed) void saveGame(table.saved(Date.now()));
  const bot = table.waitingBot();
  if (bot !== null) {
    waiting = setTimeout(() => {
      attempt(() => {
        table?.letBotAnswer(bot);
        goOn(true);
      });
    }, pace);
  }
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
      break;
    case 'answer':
      table?.answer(message.answers);
      break;
    case 'undo':
      table?.undo(message.seat);
      break;
    case 'sit':
      table?.sit(message.seat);
      break;
    case 'pace':
      pace = message.milliseconds;
      break;
  }
  goOn(message.say === 'answer' || message.say === 'undo');
}

self.onmessage = ({ data }: MessageEvent<ToTable>) => attempt(() => obey(data));
