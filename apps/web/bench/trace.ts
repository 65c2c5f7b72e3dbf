/** What of a trace of Chromium is read. Times are in microseconds; `tdur` is processor time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: {
      readonly state: string;
      readonly frame_sequence: number;
      readonly has_compositor_animation: boolean;
      readonly has_main_animation: boolean;
      readonly affects_smoothness: boolean;
    };
  };
}

export const CATEGORIES = [
  'cc',
  'benchmark',
  'toplevel',
  'blink.animations',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** What went on while something moved. */
export interface Motion {
  /** Frames that were to be shown, and those of them that were not. */
  readonly frames: number;
  readonly dropped: number;
  /** Milliseconds of processor time of each task of the page's main thread. */
  readonly tasks: readonly number[];
}

export function motionIn(trace: Buffer): Motion {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const pid = traceEvents.find(({ name }) => name === 'Animation')?.pid;
  const ours = traceEvents.filter((event) => event.pid === pid);
  const frames = movingFrames(ours);
  const shown = [...frames.values()];
  return { frames: shown.length, dropped: shown.filter((one) => !one).length, tasks: tasksOf(ours) };
}

/** Each frame in which something moved, and whether it was shown. One frame may be reported twice: in part, then whole. */
function movingFrames(events: readonly TraceEvent[]): Map<number, boolean> {
  const frames = new Map<number, boolean>();
  for (const { name, ph, args } of events) {
    const frame = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !frame) continue;
    if (!frame.has_compositor_animation && !frame.has_main_animation) continue;
    if (frame.state === 'STATE_NO_UPDATE_DESIRED') continue;
    const shown = frame.state.startsWith('STATE_PRESENTED');
    if (!shown && !frame.affects_smoothness) continue;
    frames.set(frame.frame_sequence, shown || frames.get(frame.frame_sequence) === true);
  }
  return frames;
}

function tasksOf(events: readonly TraceEvent[]): number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return events
    .filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && tid === main?.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}
