import type { Command } from 'commander';
import { Failure, NotPassed } from '../failure.ts';
import type { Lang } from '../words/lang.ts';
import { settlers } from './osadnicy.ts';
import { type Asked, planOf } from './plan.ts';
import { progressBar } from './progress.ts';
import { simulate } from './simulate.ts';
import { reportText } from './text.ts';
import { simWords } from './words.ts';

const seconds = () => performance.now() / 1000;

/** `imperia sim`: games between bots, many of them. */
export function simCommand(program: Command, lang: Lang = 'en'): void {
  const words = simWords[lang];
  const command = program
    .command('sim')
    .description(words.says)
    .argument('<game>', words.game)
    .option('--games <n>', words.games, '100')
    .option('--players <n>', words.players)
    .option('--seats <bots>', words.seats, 'random')
    .option('--factions <names>', words.factions)
    .option('--options <names>', words.options)
    .option('--seed <seed>', words.seed, '1')
    .option('--limit <decisions>', words.limit, '5000')
    .option('--json', words.json)
    .action((game: string, asked: Asked & { readonly json?: true }) => {
      const { id } = settlers.game;
      if (game !== id) throw new Failure(words.unknownGame(game, [id]));
      const plan = planOf(asked, lang);
      const progress = progressBar(seconds);
      const report = simulate(settlers, plan, { now: seconds, ...(progress && { progress }) });
      const text = asked.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, lang);
      command.configureOutput().writeOut?.(text);
      if (report.errors.length > 0) throw new NotPassed();
    });
}
