import { linkTo, noticeText } from './notice.ts';
import type { Channel } from './teller.ts';

/** Tells a service of the host's, such as a bot in a chat room, whose turn it is. */
export function webhookChannel(url: string, publicUrl: URL): Channel {
  return async ({ name, lang }, notice) => {
    const body = { name, what: notice.what, text: noticeText(notice, lang), url: linkTo(publicUrl, notice) };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  };
}
