import type { FromReplay, ToReplay } from './protocol.ts';
import { Recording } from './recording.ts';

let recording: Recording | null = null;

function answerTo(message: ToReplay): FromReplay | null {
  switch (message.say) {
    case 'open':
      recording = new Recording(message.game);
      return { say: 'opened', moments: recording.moments };
    case 'look':
      return recording && { say: 'seen', seen: recording.look(message.from) };
    case 'continue':
      return recording && { say: 'continued', game: recording.continued(message.at, message.kinds, Date.now()) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToReplay>) => {
  try {
    const answer = answerTo(data);
    if (answer) self.postMessage(answer);
  } catch (error) {
    self.postMessage({ say: 'trouble', what: String(error) } satisfies FromReplay);
  }
};
