import type { Transporter } from 'nodemailer';
import { addressOf, noticeText } from './notice.ts';
import type { Channel } from './teller.ts';

export function mailChannel(smtpUrl: string, from: string, publicUrl: URL): Channel {
  let transport: Promise<Transporter> | undefined;
  return async ({ email, lang }, notice) => {
    if (email === null) return;
    const sentence = noticeText(notice, lang);
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    await (await transport).sendMail({
      from,
      to: email,
      subject: sentence,
      text: `${sentence}\n\n${addressOf(publicUrl, notice)}\n`,
    });
  };
}
