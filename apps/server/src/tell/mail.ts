import type { Transporter } from 'nodemailer';
import { hashOf } from '../identity/tokens.ts';
import { CONFIRMATIONS, NOTICES } from '../net/limits.ts';
import type { Quotas } from '../net/quotas.ts';
import { Refusal } from '../net/refusals.ts';
import type { Identity, PeopleStore } from '../store/store.ts';
import { readerOf } from './mail-address.ts';
import { type MailPurpose, mailLink, type Sealing } from './mail-links.ts';
import { CONFIRM, STOP, SUBJECTS } from './mail-words.ts';
import { linkTo, noticeText } from './notice.ts';
import type { Channel } from './teller.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type SendMail = (letter: Letter) => Promise<void>;

export function sendingMail(smtpUrl: string, from: string): SendMail {
  let transport: Promise<Transporter> | undefined;
  return async (letter) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    // An address, not a text in which some may be found.
    const to = { name: '', address: letter.to };
    await (await transport).sendMail({ from, ...letter, to, headers: { ...letter.headers } });
  };
}

interface Around {
  readonly people: PeopleStore;
  readonly quotas: Quotas;
  readonly sealing: Sealing;
  readonly publicUrl: URL;
  /** Null: this server sends no mail. */
  readonly send: SendMail | null;
  /** The host is told why a letter could not be sent. */
  readonly failed: (error: unknown) => void;
}

/** Mail goes to who has confirmed the address, seldom, and each letter says how to hear no more. */
export class Mail {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The address counts once its reader has confirmed it. Guests are made faster than letters may be sent from one place. */
  async changeAddress(me: Identity, email: string | null, request: { readonly ip: string }): Promise<void> {
    const { people, send } = this.#around;
    if (email === me.email && (email === null || me.emailVerified)) return;
    if (email !== null && send && !(await this.#mayAsk(me.id, email, request))) throw new Refusal('too often');
    await people.change(me.id, { email, emailVerified: false });
    if (email === null || !send) return;
    await send(this.#confirmation({ ...me, email })).catch(async (error: unknown) => {
      // An address whose letter never left could never be confirmed.
      await people.change(me.id, { email: me.email, emailVerified: me.emailVerified });
      this.#around.failed(error);
      throw new Refusal('no mail');
    });
  }

  async confirm(sealed: string): Promise<Identity | null> {
    return this.#change('confirm', sealed, { emailVerified: true });
  }

  async stop(sealed: string): Promise<Identity | null> {
    return this.#change('stop', sealed, { email: null, emailVerified: false });
  }

  /** Who a letter was for, if the address is still theirs. */
  async reader(purpose: MailPurpose, sealed: string): Promise<Identity | null> {
    const opened = this.#around.sealing.open(purpose, sealed);
    const who = opened && (await this.#around.people.byId(opened.id));
    return who && who.email === opened.email ? who : null;
  }

  readonly channel: Channel = async (who, notice) => {
    const { email, emailVerified, lang, id } = who;
    const { send, publicUrl } = this.#around;
    if (!send || email === null || !emailVerified || !(await this.#may(NOTICES, id, email))) return;
    const stop = this.#link('stop', { id, email });
    await send({
      to: email,
      // No words of others: whoever sees it in a list of letters sees ours.
      subject: SUBJECTS[lang][notice.what],
      text: `${noticeText(notice, lang)}\n\n${linkTo(publicUrl, notice)}\n\n-- \n${STOP[lang]}: ${stop}\n`,
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  };

  async #change(purpose: MailPurpose, sealed: string, change: Partial<Identity>): Promise<Identity | null> {
    const who = await this.reader(purpose, sealed);
    if (who) await this.#around.people.change(who.id, change);
    return who;
  }

  async #mayAsk(id: string, email: string, request: { readonly ip: string }): Promise<boolean> {
    return (await this.#may(CONFIRMATIONS, id, email)) && this.#around.quotas.takeFrom(CONFIRMATIONS, request);
  }

  async #may(quota: typeof NOTICES, id: string, email: string): Promise<boolean> {
    const { quotas } = this.#around;
    return (await quotas.take(quota, id)) && quotas.take(quota, `to ${hashOf(readerOf(email))}`);
  }

  #link(purpose: MailPurpose, whose: { readonly id: string; readonly email: string }): string {
    return mailLink(this.#around.publicUrl, purpose, this.#around.sealing.seal(purpose, whose));
  }

  #confirmation({ id, email, lang }: Identity & { readonly email: string }): Letter {
    const { subject, text, unasked } = CONFIRM[lang];
    const link = this.#link('confirm', { id, email });
    return { to: email, subject, text: `${text}\n\n${link}\n\n${unasked}\n`, headers: {} };
  }
}
