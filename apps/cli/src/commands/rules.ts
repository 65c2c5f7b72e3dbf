import type { Rule } from '@imperia/kit';
import type { Command } from 'commander';
import { asTyped } from '../as-typed.ts';
import { meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { provenRules } from '../coverage.ts';
import { kitNamed } from '../games.ts';
import { gameHelp, withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { flow, hang, wrap } from '../terminal/layout.ts';

interface Filters {
  readonly search?: string;
  readonly area?: string;
  readonly coverage?: true;
  readonly json?: true;
}

export function rulesCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const { options } = help.rules;
  const command = program
    .command('rules')
    .description(help.rules.says)
    .argument('[game]', gameHelp(context))
    .option('--search <text>', options.search)
    .option('--area <area>', options.area)
    .option('--coverage', options.coverage)
    .option('--json', help.json)
    .action((game: string | undefined, filters: Filters) => runRules(context, game ?? context.game.id, filters));
  withExamples(command, context, help.rules.examples);
}

async function runRules(context: Context, game: string, filters: Filters): Promise<void> {
  const kit = await kitNamed(context, game);
  const { terminal } = context;
  const rules = filtered(context, (await kit.catalogue()).rules, filters);
  if (filters.coverage) {
    const report = coverageOf(game, rules, provenRules(context, game));
    if (filters.json) writeJson(terminal, report);
    else terminal.write(coverageText(context, report));
  } else if (filters.json) {
    writeJson(terminal, { game, rules });
  } else {
    terminal.write(listText(context, rules));
  }
}

function filtered(context: Context, all: readonly Rule[], { search = '', area }: Filters): Rule[] {
  const areas = [...new Set(all.map((rule) => rule.area))];
  const wanted = area === undefined ? null : meant(context, '--area', area, areas);
  const words = asTyped(search).split(' ');
  return all.filter((rule) => {
    if (wanted && rule.area !== wanted) return false;
    const text = asTyped([rule.id, rule.term.pl, rule.term.en, rule.rule.pl, rule.rule.en].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function listText({ words, paint, lang, terminal }: Context, rules: readonly Rule[]): string {
  if (rules.length === 0) return `${words.lists.noRules}\n`;
  const lines: string[] = [];
  for (const { id, term, rule, example, variant } of rules) {
    const marks = [...(example ? [words.lists.example] : []), ...(variant ? [words.lists.variant] : [])];
    lines.push([paint.as('bold', id), paint.as('dim', [term[lang], ...marks].join(' · '))].join('  '));
    lines.push(...hang('  ', wrap(rule[lang], terminal.width() - 2)), '');
  }
  return [...lines, paint.as('dim', words.lists.ruleCount(rules.length)), ''].join('\n');
}

interface Coverage {
  readonly game: string;
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
  readonly modules: Readonly<Record<string, { readonly total: number; readonly covered: number }>>;
}

function coverageOf(game: string, rules: readonly Rule[], proven: ReadonlySet<string>): Coverage {
  const modules: Record<string, { total: number; covered: number }> = {};
  for (const { id, module } of rules) {
    const { total, covered } = modules[module] ?? { total: 0, covered: 0 };
    modules[module] = { total: total + 1, covered: covered + (proven.has(id) ? 1 : 0) };
  }
  const uncovered = rules.map(({ id }) => id).filter((id) => !proven.has(id));
  return { game, total: rules.length, covered: rules.length - uncovered.length, uncovered, modules };
}

function coverageText({ words, paint, terminal }: Context, { total, covered, uncovered, modules }: Coverage): string {
  const lines = [paint.as('bold', words.lists.covered(covered, total))];
  for (const [module, count] of Object.entries(modules)) {
    lines.push(`  ${words.lists.coveredIn(module, count.covered, count.total)}`);
  }
  if (uncovered.length > 0)
    lines.push(words.lists.uncovered, ...hang('  ', flow(uncovered, '  ', terminal.width() - 2)));
  return `${lines.join('\n')}\n`;
}
