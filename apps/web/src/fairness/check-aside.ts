import type { SavedGame } from '../table/game.ts';
import type { Finding } from './check.ts';

/** Away from the page, which goes on answering meanwhile. */
export function checkAside(game: SavedGame): Promise<Finding> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Finding>((found, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Finding>) => found(data);
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(game);
  }).finally(() => worker.terminate());
}
