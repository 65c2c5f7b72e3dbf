import type { AnyKit } from '@imperia/kit';
import type { Command } from 'commander';
import { isOwnBot } from '../bots/kinds.ts';
import { hiringFor, USUAL_TIME } from '../bots/try-out.ts';
import { botWords } from '../bots/words.ts';
import type { Context } from '../context.ts';
import { Failure, NotPassed } from '../failure.ts';
import { packsTyped } from '../files/packs.ts';
import { kitNamed, withPacks } from '../games.ts';
import { gameHelp } from '../help.ts';
import { addChoices } from '../play/choices.ts';
import { workersIn } from '../workers/count.ts';
import { Stopped } from '../workers/pool.ts';
import { workerWords } from '../workers/words.ts';
import { Watched } from './exercised.ts';
import { simulateWith } from './parallel.ts';
import { type Asked, type Plan, planOf } from './plan.ts';
import { progressBar } from './progress.ts';
import { type Places, Rows } from './rows.ts';
import { completed } from './seating.ts';
import { type Report, simulate } from './simulate.ts';
import { reportText } from './text.ts';
import { simWords } from './words.ts';

const seconds = () => performance.now() / 1000;

interface Options extends Asked, Places {
  readonly workers: string;
  readonly pack?: string;
  readonly botTime: string;
  readonly json?: true;
  readonly coverage?: true;
}

/** `imperia sim`: games between bots, many of them. */
export function simCommand(program: Command, context: Context): void {
  const { lang } = context;
  const words = simWords[lang];
  const command = program
    .command('sim')
    .description(words.says)
    .argument('[game]', gameHelp(context))
    .option('--games <n>', words.games, '100')
    .option('--players <n>', words.players)
    .option('--seats <bots>', words.seats, 'random');
  addChoices(command, context, { everySeat: true })
    .option('--seed <seed>', words.seed, '1')
    .option('--limit <decisions>', words.limit, '5000')
    .option('--workers <n>', workerWords[lang].workers, '1')
    .option('--bot-time <ms>', botWords[lang].time, USUAL_TIME)
    .option('--out <file>', words.out)
    .option('--records <folder>', words.records)
    .option('--csv <file>', words.csv)
    .option('--coverage', words.coverage)
    .option('--json', words.json)
    .action((game: string | undefined, asked: Options) => runSim(context, game ?? context.game.id, asked));
}

/** Who notes what is carried out does so in this process: workers would each see a part. */
async function watchedGame({ lang }: Context, kit: AnyKit): Promise<Watched> {
  const exercise = await kit.exercise?.();
  if (!exercise) throw new Failure(simWords[lang].noCoverage(kit.game.id));
  return new Watched(kit, exercise);
}

async function runSim(given: Context, game: string, asked: Options): Promise<void> {
  const { lang, terminal } = given;
  const packs = await packsTyped(given, await kitNamed(given, game), asked.pack);
  const context = withPacks(given, packs);
  const { kit } = context.game;
  const workers = workersIn(asked.workers);
  if (workers === null) throw new Failure(workerWords[lang].notWorkers(asked.workers));
  const plan = planOf(context, asked);
  const progress = progressBar(seconds);
  const watch = { now: seconds, ...(progress && { progress }) };
  const own = plan.bots.some(isOwnBot);
  const kept = [asked.out, asked.records, asked.csv].some((place) => place !== undefined);
  if ((own || kept) && asked.coverage) throw new Failure(botWords[lang].noCoverage);
  const hiring = await hiringFor(context, kit, plan.bots, asked.botTime);
  const watched = asked.coverage ? await watchedGame(context, kit) : null;
  const rows = kept ? new Rows(context, kit, plan, asked) : undefined;
  const inOne = (workers === 1 && !own && !kept) || watched !== null;
  const played: Report = inOne
    ? simulate(watched?.kit ?? kit, plan, watch)
    : await keeping(context, plan, rows, () => simulateWith(workers, kit, plan, watch, hiring, rows));
  if (asked.csv !== undefined) rows?.writeCsv(asked.csv);
  const errors = completed(played.errors, asked);
  const report = { ...played, errors, ...(watched && { exercised: watched.exercised }) };
  terminal.write(asked.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(kit, report, lang));
  if (report.errors.length > 0 || report.faults) throw new NotPassed();
}

/** Says from where it goes on, and how far it came when it was stopped: what is over has been written down. */
async function keeping<T>(
  { lang, terminal }: Context,
  { games }: Plan,
  rows: Rows | undefined,
  play: () => Promise<T>,
): Promise<T> {
  const words = simWords[lang];
  const file = rows?.file ?? null;
  if (rows && file !== null && rows.size > 0) terminal.complain(`${words.resuming(rows.size, games, file)}\n`);
  const lost = rows?.withoutRecord ?? 0;
  if (lost > 0) terminal.complain(`${words.withoutRecord(lost)}\n`);
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof Stopped) || !rows) throw error;
    throw new Failure(file === null ? words.stoppedForGood(rows.size, games) : words.stopped(rows.size, games, file));
  }
}
