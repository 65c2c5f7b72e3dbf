import type { Command } from 'commander';
import { progressBar } from '../sim/progress.ts';
import type { Lang } from '../words/lang.ts';
import { FULL, measure, QUICK } from './measure.ts';
import { measuredText } from './text.ts';
import { benchWords } from './words.ts';

/** `imperia bench`: how fast the rules run here, and beside boardgame.io. */
export function benchCommand(program: Command, lang: Lang = 'en'): void {
  const words = benchWords[lang];
  const command = program
    .command('bench')
    .description(words.says)
    .option('--json', words.json)
    .option('--quick', words.quick)
    .action(({ json, quick }: { readonly json?: true; readonly quick?: true }) => {
      const measured = measure(
        quick ? QUICK : FULL,
        progressBar(() => performance.now() / 1000),
      );
      const text = json ? `${JSON.stringify(measured, null, 2)}\n` : measuredText(measured, lang);
      command.configureOutput().writeOut?.(text);
    });
}
