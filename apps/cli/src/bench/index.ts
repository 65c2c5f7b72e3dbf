import { type Command, Option } from 'commander';
import { progressBar } from '../sim/progress.ts';
import type { Lang } from '../words/lang.ts';
import { PARTS, type Part, serve } from './apart.ts';
import { FULL, measure, QUICK } from './measure.ts';
import { measuredText } from './text.ts';
import { benchWords } from './words.ts';

interface Asked {
  readonly json?: true;
  readonly quick?: true;
  readonly part?: Part;
}

/** `imperia bench`: how fast the rules run here, and beside boardgame.io. */
export function benchCommand(program: Command, lang: Lang = 'en'): void {
  const words = benchWords[lang];
  const command = program
    .command('bench')
    .description(words.says)
    .option('--json', words.json)
    .option('--quick', words.quick)
    .addOption(new Option('--part <part>').choices(PARTS).hideHelp())
    .action(async ({ json, quick, part }: Asked) => {
      if (part) return serve(part);
      const progress = progressBar(() => performance.now() / 1000);
      const measured = await measure(quick ? QUICK : FULL, progress ? { progress } : {});
      const text = json ? `${JSON.stringify(measured, null, 2)}\n` : measuredText(measured, lang);
      command.configureOutput().writeOut?.(text);
    });
}
