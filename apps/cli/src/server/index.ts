import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { withExamples } from '../help.ts';
import { adminCommands } from './admin.ts';
import { type Asked, environmentOf, loadHost, orFail } from './host.ts';
import { runBackup, runRestore } from './keep.ts';
import { runCheckUpgrade, runDoctor } from './look.ts';
import { serverWords } from './words.ts';

/** `imperia server`: tables online, and what a host does for them. */
export function serverCommand(program: Command, context: Context): void {
  const words = serverWords[context.lang];
  const { json } = context.words.help;
  const server = program
    .command('server')
    .description(words.serve.says)
    .option('--port <port>', words.port)
    .option('--host <address>', words.host)
    .option('--data <folder>', words.data)
    .action((asked: Asked) => runServe(context, asked));
  withExamples(server, context, words.serve.examples);

  const part = (name: string, { says, examples }: { says: string; examples: typeof words.serve.examples }) =>
    withExamples(server.command(name).description(says).option('--json', json), context, examples);
  part('backup', words.backup)
    .argument('<file>', words.backupFile)
    .action((file: string, _: Asked, command: Command) => runBackup(context, file, command.optsWithGlobals()));
  part('restore', words.restore)
    .argument('<file>', words.backupFile)
    .option('--overwrite', words.overwrite)
    .action((file: string, _: Asked, command: Command) => runRestore(context, file, command.optsWithGlobals()));
  part('doctor', words.doctor).action((_: Asked, command: Command) => runDoctor(context, command.optsWithGlobals()));
  part('check-upgrade', words.checkUpgrade).action((_: Asked, command: Command) =>
    runCheckUpgrade(context, command.optsWithGlobals()),
  );
  adminCommands(server, context);
}

function runServe(context: Context, asked: Asked): Promise<void> {
  return orFail(serverWords[context.lang], async () => {
    const { serve } = await loadHost();
    await serve(environmentOf(context, asked), (line) => context.terminal.write(`${line}\n`));
  });
}
