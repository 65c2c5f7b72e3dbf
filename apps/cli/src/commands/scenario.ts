import { runScenarioText } from '@imperia/osadnicy/scenario';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { NotPassed } from '../failure.ts';
import { readText } from '../files/read.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';

interface Failed {
  readonly file: string;
  readonly line: number;
  readonly scenario: string;
  readonly reason: string;
}

export function scenarioCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('scenario')
    .description(help.scenario.says)
    .argument('<files...>', help.scenarioFiles)
    .option('--json', help.json)
    .action((files: string[], { json }: { json?: true }) => runScenarios(context, files, json === true));
  withExamples(command, context, help.scenario.examples);
}

function runScenarios(context: Context, files: readonly string[], json: boolean): void {
  const { words, paint, terminal } = context;
  let passed = 0;
  let failed = 0;
  const failures: Failed[] = [];
  for (const [file, text] of files.map((file) => [file, readText(context, file)] as const)) {
    const report = runScenarioText(text, file);
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
