import { execFileSync } from 'node:child_process';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** What a browser says about where it hears pushes, and what only it knows. */
export interface Subscriber {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What it was sent, decrypted, oldest first. */
  readonly heard: readonly string[];
}

interface Push {
  readonly path: string;
  readonly authorization: string;
  readonly encoding: string;
  readonly body: Buffer;
}

/** A push service on this machine, which takes what is rightly signed and encrypted, as RFC 8030, 8188, 8291 and 8292 say. */
export class PushService {
  /** The certificate that whoever talks to it must trust. */
  readonly certificate: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'imperia-push-'));
  readonly #server: Server;
  readonly #listeners = new Map<string, (push: Push) => void>();
  /** What was refused, and why: a test looks that there is nothing. */
  readonly faults: string[] = [];

  constructor() {
    const key = join(this.#folder, 'key.pem');
    this.certificate = join(this.#folder, 'certificate.pem');
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...made, ...named, '-keyout', key, '-out', this.certificate], { stdio: 'pipe' });
    this.#server = createServer({ key: readFileSync(key), cert: readFileSync(this.certificate) });
    this.#server.on('request', async (request, response) => {
      const { authorization = '', 'content-encoding': encoding = '' } = request.headers;
      const path = request.url ?? '';
      try {
        const listener = this.#listeners.get(path);
        if (request.method !== 'POST' || !listener) throw new Error(`nobody hears at ${request.method} ${path}`);
        listener({ path, authorization, encoding: String(encoding), body: await buffer(request) });
        response.writeHead(201).end();
      } catch (error) {
        this.faults.push(String(error));
        response.writeHead(400).end();
      }
    });
  }

  get #origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The push service is at no port');
    return `https://localhost:${address.port}`;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One more browser; `serverKey` is the public key of the only sender it wants to hear. */
  subscribe(serverKey: string): Subscriber {
    const own = createECDH('prime256v1');
    own.generateKeys();
    const auth = randomBytes(16);
    const heard: string[] = [];
    const path = `/push/${randomBytes(12).toString('hex')}`;
    this.#listeners.set(path, (push) => {
      checkSender(push, serverKey, this.#origin);
      heard.push(decrypted(push, own, auth));
    });
    const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { subscription: { endpoint: `${this.#origin}${path}`, keys }, heard };
  }
}

/** RFC 8292: a token signed by the sender's key, for this very service, that has not run out. */
function checkSender({ authorization }: Push, serverKey: string, origin: string): void {
  const { t, k } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(authorization)?.groups ?? {};
  if (!t || k !== serverKey) throw new Error(`not from the server: ${authorization}`);
  const [head, claims, signature] = t.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const holds = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature ?? '', 'base64url'));
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as Record<string, unknown>;
  const inTime = Number(exp) > Date.now() / 1000 && Number(exp) < Date.now() / 1000 + 24 * 3600 + 60;
  if (!holds || aud !== origin || !inTime || !/^(mailto|https):/.test(String(sub)))
    throw new Error(`a wrong token: ${JSON.stringify({ holds, aud, exp, sub })}`);
}

/** RFC 8291 over RFC 8188, with one record. */
function decrypted({ encoding, body }: Push, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  if (encoding !== 'aes128gcm') throw new Error(`encoded as ${encoding}`);
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const derived = (key: Uint8Array, with_: Buffer, purpose: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, purpose, bytes));
  const secret = derived(own.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the last record is not marked');
  return padded.subarray(0, end).toString();
}
