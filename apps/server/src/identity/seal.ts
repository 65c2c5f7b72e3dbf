import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NoteStore } from '../store/store.ts';

/** Hands out text that only this server can have written, and that goes stale. */
export interface Sealer {
  /** For this purpose, and for no other. */
  seal(purpose: string, text: string, milliseconds: number): string;
  /** The text, unless it was changed, is too old or was sealed for something else. */
  open(purpose: string, sealed: string): string | null;
}

/** The secret is the same for all processes that share a store. */
export async function sealerOf(notes: NoteStore, now: () => number): Promise<Sealer> {
  const secret = await notes.noteOnce('seal', randomBytes(32).toString('base64url'));
  const sign = (purpose: string, body: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, body]))
      .digest('base64url');
  return {
    seal: (purpose, text, milliseconds) => {
      const body = Buffer.from(JSON.stringify([text, now() + milliseconds])).toString('base64url');
      return `${body}.${sign(purpose, body)}`;
    },
    open: (purpose, sealed) => {
      const [body = '', signature = ''] = sealed.split('.');
      if (!same(signature, sign(purpose, body))) return null;
      const [text, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, number];
      return until > now() ? text : null;
    },
  };
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
