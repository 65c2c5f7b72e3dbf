import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure, NotPassed } from '../failure.ts';
import { flawLines, packIn } from '../files/packs.ts';
import { kitNamed } from '../games.ts';
import { gameHelp, withExamples } from '../help.ts';
import { writeJson } from '../json.ts';

interface Options {
  readonly game: string;
  readonly json?: true;
}

const SCHEMA = 'pack.schema.json';

export function packCommand(program: Command, context: Context): void {
  const { packs, help } = context.words;
  const command = program.command('pack').description(packs.says);
  command
    .command('check')
    .description(packs.check)
    .argument('<file>', packs.file)
    .option('--game <game>', gameHelp(context), context.game.id)
    .option('--json', help.json)
    .action((file: string, { game, json }: Options) => checkPack(context, game, file, json === true));
  command
    .command('new')
    .description(packs.make)
    .argument('<file>', packs.newFile)
    .option('--game <game>', gameHelp(context), context.game.id)
    .action((file: string, { game }: Options) => newPack(context, game, file));
  command
    .command('schema')
    .description(packs.schema)
    .option('--game <game>', gameHelp(context), context.game.id)
    .action(async ({ game }: Options) => writeJson(context.terminal, (await packsOf(context, game)).schema));
  withExamples(command, context, packs.examples);
}

async function packsOf(context: Context, game: string) {
  const packs = await (await kitNamed(context, game)).packs?.();
  if (!packs) throw new Failure(context.words.packs.none(game));
  return packs;
}

/** Whether the pack can be played, or everything that is wrong with it. */
async function checkPack(context: Context, game: string, file: string, json: boolean): Promise<void> {
  const { words, paint, terminal, lang } = context;
  const read = await packIn(context, await kitNamed(context, game), file);
  const right = 'pack' in read;
  if (json) {
    const cards = right ? { cards: read.pack.entries.map((entry) => entry.json()) } : {};
    writeJson(terminal, { file, right, flaws: right ? [] : read.flaws, ...cards });
  } else if (right) {
    const { name, copies, deck } = read.pack;
    terminal.write(`${paint.as('green', words.packs.right(file, name, copies, deck[lang]))}\n`);
  } else {
    const lines = flawLines(context, read.flaws).map((line) => `${line}\n`);
    terminal.write(`${paint.as('failure', words.packs.broken(file))}\n${lines.join('')}`);
  }
  if (!right) throw new NotPassed();
}

async function newPack(context: Context, game: string, file: string): Promise<void> {
  const { words, terminal } = context;
  const { example, schema } = await packsOf(context, game);
  const path = resolve(terminal.cwd, file);
  if (existsSync(path)) throw new Failure(words.packs.exists(file));
  writeFileSync(path, `${JSON.stringify({ $schema: `./${SCHEMA}`, ...example }, null, 2)}\n`);
  writeFileSync(join(dirname(path), SCHEMA), `${JSON.stringify(schema, null, 2)}\n`);
  for (const name of [basename(file), SCHEMA]) terminal.write(`${words.packs.made(join(dirname(file), name))}\n`);
}
