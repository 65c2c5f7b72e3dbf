import { replay, verify } from '@imperia/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { NotPassed } from '../failure.ts';
import { readRecord } from '../files/save-file.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';

export function verifyCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('verify')
    .description(help.verify.says)
    .argument('<file>', help.file)
    .option('--json', help.json)
    .action((file: string, { json }: { json?: true }) => runVerify(context, file, json === true));
  withExamples(command, context, help.verify.examples);
}

async function runVerify(context: Context, file: string, json: boolean): Promise<void> {
  const { words, paint, terminal } = context;
  const { kit, record } = await readRecord(context, file);
  const fault = verify(kit.game, record);
  const answers = record.answers.length;
  if (json) {
    writeJson(terminal, { game: record.game, verified: fault === null, commitment: record.commitment, answers, fault });
  } else if (fault) {
    terminal.write(`${paint.as('failure', words.files.notVerified(words.files.fault(fault)))}\n`);
  } else {
    const says = replay(kit.game, record).over ? words.files.verifiedOver : words.files.verified;
    terminal.write(`${paint.as('green', says(answers))}\n`);
  }
  if (fault) throw new NotPassed();
}
