import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

const encoders = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
};

/** Every file of the folder by its address: what is not in it cannot be asked for, however the address is written. */
function filesOf(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map();
  for (const entry of found) {
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    if (!entry.name.startsWith('.')) files.set(address, { file, bodies: new Map() });
  }
  if (files.has('/index.html')) files.set('/', files.get('/index.html'));
  return files;
}

function encodingFor(request, type) {
  if (!/^(text|application|image\/svg)/.test(type)) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return Object.keys(encoders).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? null;
}

function bodyOf(entry, encoding) {
  const kept = entry.bodies.get(encoding);
  if (kept) return kept;
  const plain = readFileSync(entry.file);
  const body = encoding ? encoders[encoding](plain) : plain;
  entry.bodies.set(encoding, body);
  return body;
}

function addressOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': TYPES['.txt'], 'Cache-Control': 'no-store', ...headers }).end(text);
}

/** Serves the files of a folder, and nothing else. */
export function staticServer(folder) {
  const files = filesOf(folder);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
      return;
    }
    const address = addressOf(request.url ?? '/');
    const entry = address === null ? undefined : files.get(address);
    if (!entry) {
      refuse(response, 404, 'Not found.\n');
      return;
    }
    const type = TYPES[extname(entry.file)] ?? 'application/octet-stream';
    const encoding = encodingFor(request, type);
    const body = bodyOf(entry, encoding);
    const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const headers = {
      'Content-Type': type,
      'Cache-Control': address.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
