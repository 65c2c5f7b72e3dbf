import { type Account, advise, THINKING } from '@imperia/bots';
import { type Step, seeded } from '@imperia/engine';
import { type AnyKit, type AnyState, type Lang, packsIn, plain, takePacks } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import { checkShuffle } from './check.ts';
import { Hosting } from './hosting.ts';
import type { AdviceWanted, FromWorker, Hint, ToRecording, ToTable, ToWorker } from './protocol.ts';
import { Recording } from './recording.ts';

/** As long as an ordinary bot thinks. */
const BUDGET = { milliseconds: THINKING.normal };

let hosting: Hosting | null = null;
let recording: Recording | null = null;

function send(message: FromWorker): void {
  self.postMessage(message);
}

/** With the packs of the table that it is about. */
async function kitOf(game: string, config: unknown): Promise<AnyKit> {
  if (!isGame(game)) throw new Error(`There is no game «${game}» here`);
  const kit = await SHELF[game].kit();
  await takePacks(kit, packsIn(config));
  return kit;
}

async function atTable(message: ToTable): Promise<void> {
  if (message.say === 'open')
    hosting = new Hosting(await kitOf(message.saved.game, message.saved.config), message, send);
  else hosting?.obey(message);
}

async function inRecording(message: ToRecording): Promise<void> {
  switch (message.say) {
    case 'open':
      recording = new Recording(await kitOf(message.saved.game, message.saved.config), message.saved);
      return send({ say: 'opened', moments: recording.moments });
    case 'look':
      return recording ? send({ say: 'seen', seen: recording.look(message.from) }) : undefined;
    case 'continue':
      return recording
        ? send({ say: 'continued', saved: recording.continued(message.at, message.kinds, Date.now()) })
        : undefined;
  }
}

async function advised({ number, game, view, seat, lang }: AdviceWanted): Promise<void> {
  const kit = await kitOf(game, view.config);
  const account: Account<AnyState, Step, string> = {
    measure: (state, of) => kit.mind.measure(state, of),
    isDone: (asked) => kit.deeds.isDone(asked),
    nameOf: (seen, _, step) => plain(kit.words.option(seen, step, lang)),
  };
  const now = { now: () => performance.now() };
  const advice = advise(kit, account, view, seat, BUDGET, seeded(view.decision), now).map(
    ({ id, step, ahead, changes }): Hint => {
      const why = (of: Lang) => kit.mind.why(view, step, changes, of);
      return { id, step, ahead, why: { pl: why('pl'), en: why('en') } };
    },
  );
  send({ say: 'advised', number, advice });
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.to) {
    case 'table':
      return atTable(message);
    case 'recording':
      return inRecording(message);
    case 'advice':
      return advised(message);
    case 'check':
      return send({
        say: 'checked',
        finding: checkShuffle(await kitOf(message.saved.game, message.saved.config), message.saved),
      });
  }
}

/** One after another: what is said while a game is fetched waits for it. */
let last = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  last = last
    .then(() => obey(data))
    .catch((error: unknown) => send({ say: 'trouble', what: error instanceof Error ? error.message : String(error) }));
};
