import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { kitNamed } from '../games.ts';
import { gameHelp } from '../help.ts';
import { progressBar } from '../sim/progress.ts';
import { PARTS, type Part, serve } from './apart.ts';
import { FULL, type Measured, measure, TRIAL } from './measure.ts';
import { allText } from './text.ts';
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
    .argument('[games...]', gameHelp(context))
    .option('--json', words.json)
    .addOption(new Option('--trial').hideHelp())
    .addOption(new Option('--part <part>').choices(PARTS).hideHelp())
    .action(async (games: readonly string[], { json, trial, part }: Asked) => {
      const named = games.length > 0 ? games : [context.game.id];
      const kits = await Promise.all(named.map((game) => kitNamed(context, game)));
      if (part) return serve(kits[0]!, part);
      const all: Measured[] = [];
      for (const kit of kits) {
        const progress = progressBar(() => performance.now() / 1000);
        all.push(await measure(kit, trial ? TRIAL : FULL, progress ? { progress } : {}));
      }
      const found = all.length === 1 ? all[0] : { games: all };
      terminal.write(json ? `${JSON.stringify(found, null, 2)}\n` : allText(all, lang));
    });
}
