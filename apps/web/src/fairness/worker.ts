import type { SavedGame } from '../table/game.ts';
import { checkShuffle } from './check.ts';

self.onmessage = ({ data }: MessageEvent<SavedGame>) => self.postMessage(checkShuffle(data));
