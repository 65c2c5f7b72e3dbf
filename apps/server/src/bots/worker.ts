import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from './bots.ts';
import { replyTo } from './reply.ts';

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(replyTo(question)));
