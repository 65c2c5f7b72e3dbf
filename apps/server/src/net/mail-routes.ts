import Type from 'typebox';
import { PAGES } from '../tell/mail-words.ts';
import type { Api } from './api.ts';
import { STRICT } from './limits.ts';
import type { Services } from './services.ts';

const Letter = Type.Object({ letter: Type.String({ maxLength: 1000 }) });

/**
 * Where the links of letters lead. Nothing happens by looking, since programs look at links in letters: a person presses
 * a button, or a mail program says so for them (RFC 8058).
 */
export function mailRoutes(api: Api, { mail }: Services): void {
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null));
  for (const purpose of ['confirm', 'stop'] as const) {
    const words = PAGES[purpose];
    const schema = { hide: true, querystring: Letter };
    api.get(`/mail/${purpose}`, { config: STRICT, schema }, async ({ query }, reply) => {
      const who = await mail.reader(purpose, query.letter);
      const { ask, act, stale, back } = words[who?.lang ?? 'en'];
      const button = `<form method="post"><button>${act}</button></form>`;
      const said = who ? `<p>${ask}</p>${button}` : `<p>${stale}</p>`;
      return reply
        .code(who ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(page(who?.lang ?? 'en', said, back));
    });
    api.post(`/mail/${purpose}`, { config: STRICT, schema }, async ({ query }, reply) => {
      const who = await mail[purpose](query.letter);
      const { done, stale, back } = words[who?.lang ?? 'en'];
      const said = `<p>${who ? done : stale}</p>`;
      return reply
        .code(who ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(page(who?.lang ?? 'en', said, back));
    });
  }
}

function page(lang: string, said: string, back: string): string {
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Imperia</title><body style="font:18px/1.5 system-ui,sans-serif;max-width:32em;margin:15vh auto;padding:0 1em">` +
    `<h1>Imperia</h1>${said}<p><a href="/#/online">${back}</a></p></body></html>`
  );
}
