import { verify } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { NotPassed } from '../failure.ts';
import { readSave, tableOf } from '../files/save-file.ts';
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

function runVerify(context: Context, file: string, json: boolean): void {
  const { words, paint, terminal } = context;
  const save = readSave(context, file);
  const fault = verify(osadnicy, save);
  const answers = save.answers.length;
  if (json) {
    writeJson(terminal, { game: save.game, verified: fault === null, commitment: save.commitment, answers, fault });
  } else if (fault) {
    terminal.write(`${paint.as('failure', words.files.notVerified(words.files.fault(fault)))}\n`);
  } else {
    const says = tableOf(context, file, save).over ? words.files.verifiedOver : words.files.verified;
    terminal.write(`${paint.as('green', says(answers))}\n`);
  }
  if (fault) throw new NotPassed();
}
