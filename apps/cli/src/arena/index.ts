import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hash } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { Command } from 'commander';
import type { Hiring } from '../bots/hire.ts';
import { hiringFor, USUAL_TIME } from '../bots/try-out.ts';
import { botWords } from '../bots/words.ts';
import type { Context } from '../context.ts';
import { Failure, NotPassed } from '../failure.ts';
import { packsTyped } from '../files/packs.ts';
import { reasonOf } from '../files/read.ts';
import { inStateFolder } from '../files/state-folder.ts';
import { kitNamed, withPacks } from '../games.ts';
import { gameHelp, withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { forAll } from '../play/choices.ts';
import { progressBar } from '../sim/progress.ts';
import { completed } from '../sim/seating.ts';
import { mainChoice } from '../sim/tables.ts';
import { workersIn } from '../workers/count.ts';
import { Pool, Stopped } from '../workers/pool.ts';
import { workerWords } from '../workers/words.ts';
import { type Asked, Schedule, type Tournament, tournamentOf } from './plan.ts';
import { RecordFile } from './record.ts';
import { reportPage } from './report/page.ts';
import { type Standings, standingsOf } from './standings.ts';
import { standingsText } from './text.ts';
import { type BrokenGame, type Outcomes, playOn } from './tournament.ts';
import { arenaWords } from './words.ts';

interface Options extends Asked {
  readonly pack?: string;
  readonly workers: string;
  readonly botTime: string;
  readonly report?: string;
  readonly resume?: string;
  readonly json?: true;
}

/** `imperia arena`: bots meet, and the stronger is found. */
export function arenaCommand(program: Command, context: Context): void {
  const words = arenaWords[context.lang];
  const { help } = context.words;
  const choice = mainChoice(context.game.kit);
  const command = program
    .command('arena')
    .description(words.says)
    .argument('[game]', gameHelp(context))
    .option('--bots <list>', words.bots, 'random,greedy,normal')
    .option('--games <n>', words.games, '48')
    .option('--players <n>', words.players, '2')
    .option('--seed <n>', words.seed, '1')
    .option('--workers <n>', workerWords[context.lang].workers, 'all')
    .option('--bot-time <ms>', botWords[context.lang].time, USUAL_TIME)
    .option('--report <file>', words.report)
    .option('--resume <file>', words.resume)
    .option('--pack <files>', context.words.packs.option)
    .option('--json', help.json)
    .action((game: string | undefined, options: Options) => runArena(context, game ?? context.game.id, options));
  if (choice) command.option(`--${forAll(choice)} <list>`, words.sides(choice.of.map(({ id }) => id)));
  withExamples(command, context, words.examples);
}

async function runArena(given: Context, game: string, options: Options): Promise<void> {
  const { lang, terminal } = given;
  const packs = await packsTyped(given, await kitNamed(given, game), options.pack);
  const context = withPacks(given, packs);
  const { kit } = context.game;
  const tournament = tournamentOf(context, options);
  const workers = workersIn(options.workers);
  if (workers === null) throw new Failure(workerWords[lang].notWorkers(options.workers));
  const report = options.report === undefined ? null : reportFile(context, options.report);
  const hiring = await hiringFor(context, kit, tournament.bots, options.botTime);
  const record = new RecordFile(context, recordFile(context, tournament, options.resume), tournament);
  const { results, errors: broken } = await played(context, kit, tournament, record, workers, hiring);
  const errors = completed(broken, options);
  const schedule = new Schedule(kit, tournament);
  const standings = standingsOf(
    tournament,
    results.map((result) => ({ duel: schedule.duel(result.game), result })),
  );
  if (report) write(context, report, reportPage(standings, lang));
  if (options.json) writeJson(terminal, jsonOf(standings, errors));
  else tell(context, standings, errors, record.file, report);
  if (errors.length > 0 || standings.faults) throw new NotPassed();
}

function tell(
  { lang, terminal }: Context,
  standings: Standings,
  errors: readonly BrokenGame[],
  kept: string,
  report: string | null,
): void {
  const words = arenaWords[lang];
  const files = [words.kept(kept), ...(report ? [words.reported(report)] : [])];
  terminal.write(`${standingsText(standings, errors, lang)}\n${files.join('\n')}\n`);
}

/** Without the raw numbers behind the charts. */
function jsonOf(standings: Standings, errors: readonly BrokenGame[]): object {
  const { points: _points, lengths: _lengths, ...told } = standings;
  return { ...told, errors };
}

/** Ctrl-C ends the workers at once; what is over has been written down. */
async function played(
  context: Context,
  kit: AnyKit,
  tournament: Tournament,
  record: RecordFile,
  workers: number,
  hiring: Hiring,
): Promise<Outcomes> {
  const words = arenaWords[context.lang];
  const schedule = new Schedule(kit, tournament);
  const { total } = schedule;
  let done = record.found.length;
  if (done > 0) {
    const note = done < total ? words.resuming(done, total, record.file) : words.allPlayed(total, record.file);
    context.terminal.complain(`${note}\n`);
  }
  const bar = progressBar(() => performance.now() / 1000);
  const pool = new Pool(Math.min(workers, Math.max(1, total - done)), hiring);
  const stop = () => void pool.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await playOn(kit, schedule, record, pool, (now) => {
      done = now;
      bar?.(done, total);
    });
  } catch (error) {
    if (error instanceof Stopped) throw new Failure(words.stopped(done, total, record.file));
    throw error;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    bar?.(total, total);
    await pool.stop();
  }
}

/** By its contents: the same tournament finds its file again, and no other does. */
function recordFile({ terminal }: Context, tournament: Tournament, named: string | undefined): string {
  if (named !== undefined) return resolve(terminal.cwd, named);
  return inStateFolder(terminal, `arena-${tournament.game}-${hash(tournament).slice(0, 12)}.jsonl`);
}

/** Found wanting before the games, not after them. */
function reportFile({ terminal, lang, words }: Context, named: string): string {
  const file = resolve(terminal.cwd, named);
  if (!existsSync(dirname(file))) throw new Failure(arenaWords[lang].unusableFile(file, words.files.reasons.ENOENT));
  return file;
}

function write(context: Context, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(arenaWords[context.lang].unusableFile(file, reasonOf(error, context)));
  }
}
