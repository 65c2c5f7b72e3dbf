import { type AnyVocabulary, type FailedScenario, scenariosOf } from '@imperia/kit/scenario';
import { GAME_IDS, isGame, SHELF } from '@imperia/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure, NotPassed } from '../failure.ts';
import { packsTyped } from '../files/packs.ts';
import { isObject, readText } from '../files/read.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { sketchLines } from '../terminal/sketch.ts';

interface Options {
  readonly json?: true;
  readonly draw?: true;
  readonly pack?: string;
}

export function scenarioCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('scenario')
    .description(help.scenario.says)
    .argument('<files...>', help.scenarioFiles)
    .option('--pack <files>', context.words.packs.option)
    .option('--draw', help.scenario.options.draw)
    .option('--json', help.json)
    .action((files: string[], options: Options) =>
      options.draw
        ? drawScenarios(context, files, options.pack)
        : runScenarios(context, files, options.json === true, options.pack),
    );
  withExamples(command, context, help.scenario.examples);
}

async function runScenarios(
  context: Context,
  files: readonly string[],
  json: boolean,
  packs: string | undefined,
): Promise<void> {
  const { words, paint, terminal } = context;
  let passed = 0;
  let failed = 0;
  const failures: FailedScenario[] = [];
  for (const [file, text] of textsOf(context, files)) {
    const report = scenariosOf((await languageOf(context, file, text, packs)).vocabulary).run(text, file);
    passed += report.passed;
    failed += report.failed;
    failures.push(...report.failures);
  }
  if (json) {
    writeJson(terminal, { passed, failed, failures });
  } else {
    for (const { file, line, scenario, reason } of failures) {
      terminal.write(`${words.files.scenarioFailed(`${file}:${line}`, scenario, reason)}\n`);
    }
    const summary = failed > 0 ? words.files.scenariosFailed(failed, passed) : words.files.scenariosPassed(passed);
    terminal.write(`${paint.as(failed > 0 ? 'failure' : 'green', summary)}\n`);
  }
  if (failed > 0) throw new NotPassed();
}

/** Every position as everyone's eyes together see it, and drawn where the game draws it. */
async function drawScenarios(context: Context, files: readonly string[], packs: string | undefined): Promise<void> {
  const { paint, terminal, lang } = context;
  for (const [file, text] of textsOf(context, files)) {
    const { vocabulary, sketch } = await languageOf(context, file, text, packs);
    const scenarios = scenariosOf(vocabulary);
    for (const scenario of parsed(file, () => scenarios.parse(text, file))) {
      const state = scenarios.position(scenario.position, scenario.chosen);
      const lines = [
        paint.as('bold', scenario.scenario),
        ...(vocabulary.draw?.(state) ?? []),
        ...sketchLines({ paint, width: terminal.width() }, sketch(state, 0, lang)),
        '',
      ];
      terminal.write(`${lines.join('\n')}\n`);
    }
  }
}

/** The schema for editors lies among them, and is none. */
function textsOf(context: Context, files: readonly string[]): (readonly [file: string, text: string])[] {
  const scenarios = files.filter((file) => !file.endsWith('.schema.json'));
  return scenarios.map((file) => [file, readText(context, file)]);
}

function parsed<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Failure(error instanceof Error ? `${file}: ${error.message}` : String(error));
  }
}

/** A file says whose scenarios it holds; those that say nothing are of the first game on the shelf. */
async function languageOf(context: Context, file: string, text: string, packs: string | undefined) {
  const id = gameIn(text) ?? GAME_IDS[0]!;
  if (!isGame(id)) throw new Failure(context.words.files.otherGame(file, id));
  const kit = await SHELF[id].kit();
  const vocabulary: AnyVocabulary | undefined = await kit.scenarios?.();
  if (!vocabulary) throw new Failure(context.words.files.noScenarios(id));
  const own = (await packsTyped(context, kit, packs)).map((pack) => pack.file);
  return { vocabulary: own.length > 0 ? withTheirPacks(vocabulary, own) : vocabulary, sketch: kit.sketch };
}

/** At every table of the scenarios. */
function withTheirPacks(vocabulary: AnyVocabulary, packs: readonly object[]): AnyVocabulary {
  const config: AnyVocabulary['config'] = (table, seats) => ({ ...(vocabulary.config(table, seats) as object), packs });
  return { ...vocabulary, config };
}

/** What cannot be read is left to who reads it whole. */
function gameIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(value) ? value.find((one) => isObject(one) && one.game) : value;
    return isObject(first) && typeof first.game === 'string' ? first.game : null;
  } catch {
    return null;
  }
}
