import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { withExamples } from '../help.ts';

const PAGE = 'docs/bot-protocol.md';

export function botProtocolCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('bot-protocol')
    .description(help.botProtocol.says)
    .action(() => context.terminal.write(readFileSync(pageFile(), 'utf8')));
  withExamples(command, context, help.botProtocol.examples);
}

/** It lies in the repository and in a release alike, however deep this code was bundled. */
function pageFile(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, PAGE)) && dirname(at) !== at) at = dirname(at);
  return join(at, PAGE);
}
