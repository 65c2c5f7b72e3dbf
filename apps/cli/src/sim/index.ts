import { kit } from '@imperia/osadnicy/kit';
import type { Command } from 'commander';
import { Failure, NotPassed } from '../failure.ts';
import type { Lang } from '../words/lang.ts';
import { workersIn } from '../workers/count.ts';
import { workerWords } from '../workers/words.ts';
import { simulateWith } from './parallel.ts';
import { type Asked, planOf } from './plan.ts';
import { progressBar } from './progress.ts';
import { type Report, simulate } from './simulate.ts';
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
    .option('--solo', words.solo)
    .option('--seats <bots>', words.seats, 'random')
    .option('--factions <names>', words.factions)
    .option('--options <names>', words.options)
    .option('--seed <seed>', words.seed, '1')
    .option('--limit <decisions>', words.limit, '5000')
    .option('--workers <n>', workerWords[lang].workers, '1')
    .option('--json', words.json)
    .action((game: string, asked: Asked & { readonly workers: string; readonly json?: true }) => {
      const { id } = kit.game;
      if (game !== id) throw new Failure(words.unknownGame(game, [id]));
      const plan = planOf(asked, lang);
      const progress = progressBar(seconds);
      const watch = { now: seconds, ...(progress && { progress }) };
      const tell = (report: Report) => {
        const text = asked.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, lang);
        command.configureOutput().writeOut?.(text);
        if (report.errors.length > 0) throw new NotPassed();
      };
      const workers = workersIn(asked.workers);
      if (workers === null) throw new Failure(workerWords[lang].notWorkers(asked.workers));
      return workers === 1 ? tell(simulate(kit, plan, watch)) : simulateWith(workers, id, plan, watch).then(tell);
    });
}
