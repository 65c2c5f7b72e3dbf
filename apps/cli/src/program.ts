import { Command } from 'commander';
import { arenaCommand } from './arena/index.ts';
import { benchCommand } from './bench/index.ts';
import { botProtocolCommand } from './commands/bot-protocol.ts';
import { cardsCommand } from './commands/cards.ts';
import { deckCommand } from './commands/deck.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context } from './context.ts';
import { envCommand } from './env/index.ts';
import { helpIn, withExamples } from './help.ts';
import { serverCommand } from './server/index.ts';
import { simCommand } from './sim/index.ts';
import { VERSION } from './version.ts';

/** The whole command line. */
export function programFor(context: Context): Command {
  const { words, terminal } = context;
  const program = helpIn(new Command('imperia'), context)
    .description(words.help.program)
    .version(VERSION, '-V, --version', words.help.version)
    .option('--lang <pl|en>', words.help.lang)
    .option('--no-color', words.help.noColor)
    .exitOverride()
    .configureOutput({
      writeOut: terminal.write,
      writeErr: () => {},
      getOutHelpWidth: terminal.width,
      getErrHelpWidth: terminal.width,
      getOutHasColors: () => context.paint.on,
      getErrHasColors: () => false,
    });
  withExamples(program, context, words.help.start);
  playCommand(program, context);
  cardsCommand(program, context);
  rulesCommand(program, context);
  replayCommand(program, context);
  verifyCommand(program, context);
  scenarioCommand(program, context);
  deckCommand(program, context);
  packCommand(program, context);
  simCommand(program, context);
  arenaCommand(program, context);
  envCommand(program, context);
  botProtocolCommand(program, context);
  benchCommand(program, context);
  serverCommand(program, context);
  return program;
}
