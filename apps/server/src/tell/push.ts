import { createECDH } from 'node:crypto';
import type { Identity, NoteStore, PeopleStore, PushAddress } from '../store/store.ts';
import { linkTo, type Notice, noticeText } from './notice.ts';
import { agentFor, isPushAddress } from './push-hosts.ts';
import type { Channel } from './teller.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Hands an encrypted message to the browser's own push service. */
export type SendPush = (address: PushAddress, payload: string) => Promise<void>;

/** One pair of keys for the whole server, made when it is first needed. */
export async function pushKeys(notes: NoteStore): Promise<PushKeys> {
  const kept = await notes.noteOnce('push keys', JSON.stringify(newKeys()));
  return JSON.parse(kept) as PushKeys;
}

function newKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url') };
}

export function sendingPush(keys: PushKeys, publicUrl: URL, hosts: readonly string[]): SendPush {
  // Push services want to know whom to ask about a sender: a page with https, or a mail address.
  const subject = publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:host@localhost.localdomain';
  return async ({ endpoint, p256dh, auth }, payload) => {
    if (!isPushAddress(endpoint, hosts)) throw new Gone();
    const { default: webpush } = await import('web-push');
    const agent = agentFor(endpoint, hosts);
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: 24 * 60 * 60,
      urgency: 'normal',
      timeout: 10_000,
      ...(agent && { agent }),
    });
  };
}

export function pushChannel(people: PeopleStore, publicUrl: URL, send: SendPush): Channel {
  const tellOne = async (address: PushAddress, payload: string) => {
    try {
      await send(address, payload);
    } catch (error) {
      if (!isGone(error)) throw error;
      await people.dropPush(address.endpoint);
    }
  };
  return async ({ id, lang }: Identity, notice: Notice) => {
    const payload = JSON.stringify({
      title: 'Imperia',
      body: noticeText(notice, lang),
      url: linkTo(publicUrl, notice),
      tag: notice.table,
    });
    await Promise.all((await people.pushOf(id)).map((address) => tellOne(address, payload)));
  };
}

/** An address that was taken down before it was looked at so closely. */
class Gone extends Error {
  readonly statusCode = 410;
}

/** The browser has withdrawn its permission: nobody will ever hear at this address again. */
function isGone(error: unknown): boolean {
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 404 || statusCode === 410;
}
