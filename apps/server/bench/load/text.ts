import type { Figures, Waits } from './figures.ts';

interface Machine {
  readonly node: string;
  readonly cores: number;
  readonly loadBefore: number | undefined;
}

export function figuresText(title: string, figures: Figures, { node, cores, loadBefore }: Machine): string {
  const rows: readonly (readonly [string, string])[] = [
    ['machine', `${cores} cores, Node ${node}, load ${loadBefore?.toFixed(1)} before it began`],
    ['tables, connected seats', `${figures.tables}, ${figures.connections}`],
    ['offered', figures.offeredRate === 0 ? 'as many as it takes' : `${figures.offeredRate} answers/s`],
    [
      'acknowledged',
      `${figures.rate.toFixed(0)} answers/s over ${figures.seconds} s, ${figures.leastInASecond} in the slowest second`,
    ],
    ['send → the other seat has it', waitsText(figures.toOther)],
    ['send → acknowledged', waitsText(figures.toSender)],
    ['a seat’s update', `${figures.updateBytes.toFixed(0)} bytes on average`],
    ['server', serverText(figures)],
    ['players', `${(figures.playersCpu * 100).toFixed(0)} % of a core`],
    ['games ended', `${figures.gamesEnded}${figures.ranDry ? ` (${figures.ranDry} pairs ran out of games)` : ''}`],
    ['errors', errorsText(figures.errors)],
    ['acknowledged, but lost by kill -9', figures.lost === null ? 'keeps nothing' : String(figures.lost)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return `\n${title}\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}`;
}

function waitsText({ p50, p95, p99, most }: Waits): string {
  return `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, at most ${most.toFixed(0)} ms`;
}

function serverText({ serverCpu, serverMicrosPerAnswer, rss, heap, lagP99, lagMost }: Figures): string {
  const lag = lagP99 === null ? '' : `, event loop late by p99 ${lagP99.toFixed(0)}, at most ${lagMost?.toFixed(0)} ms`;
  return (
    `${(serverCpu * 100).toFixed(0)} % of a core (${serverMicrosPerAnswer.toFixed(0)} µs an answer), ` +
    `${(rss / 1e6).toFixed(0)} MB, heap ${(heap / 1e6).toFixed(0)} MB${lag}`
  );
}

function errorsText(errors: Figures['errors']): string {
  const all = Object.entries(errors);
  return all.length === 0 ? 'none' : all.map(([what, count]) => `${what}: ${count}`).join(', ');
}

export interface Compared {
  readonly boardgameio: string;
  readonly ours: Figures;
  readonly theirs: Figures;
  readonly ratio: number;
}

export function comparedText({ ratio, ours, theirs }: Compared): string {
  const per = theirs.serverMicrosPerAnswer / ours.serverMicrosPerAnswer;
  return `\nImperia acknowledged ${ratio.toFixed(1)} times as many answers; an answer took ${per.toFixed(1)} times less of the server’s processor.`;
}
