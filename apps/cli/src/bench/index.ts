import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { kitNamed } from '../games.ts';
import { gameHelp } from '../help.ts';
import { progressBar } from '../sim/progress.ts';
import { PARTS, type Part, serve } from './apart.ts';
import { FULL, measure, TRIAL } from './measure.ts';
import { measuredText } from './text.ts';
import { benchWords } from './words.ts';

interface Asked {
  readonly json?: true;
  readonly trial?: true;
  readonly part?: Part;
}

/** `imperia bench`: how fast the rules run here, and beside boardgame.io. */
export function benchCommand(program: Command, context: Context): void {
  const { lang, terminal } = context;
  const words = benchWords[lang];
  program
    .command('bench')
    .description(words.says)
    .argument('[game]', gameHelp(context))
    .option('--json', words.json)
    .addOption(new Option('--trial').hideHelp())
    .addOption(new Option('--part <part>').choices(PARTS).hideHelp())
    .action(async (game: string | undefined, { json, trial, part }: Asked) => {
      const kit = await kitNamed(context, game ?? context.game.id);
      if (part) return serve(kit, part);
      const progress = progressBar(() => performance.now() / 1000);
      const measured = await measure(kit, trial ? TRIAL : FULL, progress ? { progress } : {});
      const text = json ? `${JSON.stringify(measured, null, 2)}\n` : measuredText(measured, lang);
      terminal.write(text);
    });
}
