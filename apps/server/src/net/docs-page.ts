import type { Api } from './api.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/** The reference of the interface, as data and as a page; both are made from the schemas that check the messages. */
export function docsPage(app: Api): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
    );
    return reply.type('text/html; charset=utf-8').send(page(operations.join('\n')));
  });
}

function section(method: string, path: string, { summary = '', requestBody, responses }: Operation): string {
  const part = (name: string, what: unknown) =>
    what === undefined
      ? ''
      : `<details><summary>${name}</summary><pre>${escaped(JSON.stringify(what, null, 2))}</pre></details>`;
  return `<article><h2><code>${method}</code> ${escaped(path)}</h2><p>${escaped(summary)}</p>${part('request', requestBody)}${part('responses', responses)}</article>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Imperia: the interface</title><meta name="viewport" content="width=device-width"></head><body><h1>Imperia: the interface</h1><p>As data: <a href="/api/openapi.json">openapi.json</a></p>${body}</body></html>`;
}
