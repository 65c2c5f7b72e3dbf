import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { withExamples } from '../help.ts';
import { addPerson, listPeople, nameHost, removePerson, resetPassword } from './admin-people.ts';
import {
  closeTable,
  endCode,
  listAudit,
  listCodes,
  listReports,
  listTables,
  newCode,
  settleReport,
} from './admin-tables.ts';
import { adminWords } from './admin-words.ts';
import type { Deed } from './words.ts';

/** `imperia server people`, `tables`, `reports`, `codes`, `audit`: each lists, and has parts that do something. */
export function adminCommands(server: Command, context: Context): void {
  const words = adminWords[context.lang];
  const { json } = context.words.help;
  const list = (name: string, { says, examples }: Deed) =>
    withExamples(server.command(name).description(says).option('--json', json), context, examples);
  const part = (of: Command, name: string, says: string) => of.command(name).description(says).option('--json', json);
  /** What was typed comes first, the options of all levels after it. */
  const acting =
    <Asked>(act: (context: Context, asked: Asked, ...typed: (string | undefined)[]) => Promise<void>) =>
    (...given: unknown[]) =>
      act(context, (given.at(-1) as Command).optsWithGlobals<Asked & object>(), ...(given.slice(0, -2) as string[]));

  const people = list('people', words.people).argument('[search]', words.search).action(acting(listPeople));
  part(people, 'add <name>', words.add).requiredOption('--login <login>', words.login).action(acting(addPerson));
  part(people, 'remove <who>', words.remove).action(acting(removePerson));
  part(people, 'reset <who>', words.reset).action(acting(resetPassword));
  part(people, 'host <who>', words.host).option('--off', words.off).action(acting(nameHost));

  const tables = list('tables', words.tables)
    .argument('[search]', words.search)
    .option('--all', words.allTables)
    .action(acting(listTables));
  part(tables, 'close <table>', words.close).action(acting(closeTable));

  const reports = list('reports', words.reports).option('--all', words.allReports).action(acting(listReports));
  part(reports, 'settle <table> <line>', words.settle).option('--note <text>', words.note).action(acting(settleReport));

  const codes = list('codes', words.codes).action(acting(listCodes));
  part(codes, 'new', words.newCode)
    .option('--for <text>', words.label)
    .option('--uses <n>', words.uses, '1')
    .option('--days <n>', words.days)
    .action(acting(newCode));
  part(codes, 'end <id>', words.endCode).action(acting(endCode));

  list('audit', words.audit).action(acting(listAudit));
}
