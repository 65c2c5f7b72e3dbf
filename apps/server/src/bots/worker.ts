import { parentPort } from 'node:worker_threads';
import { botNamed } from '@imperia/bots';
import { settlers } from '@imperia/bots/osadnicy';
import { type BotQuestion, luckOf } from './bots.ts';

export type BotReply = { readonly option: string } | { readonly error: string };

function reply(question: BotQuestion): BotReply {
  try {
    return { option: botNamed(question.level, settlers).choose(question.view, question.seat, luckOf(question)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(reply(question)));
