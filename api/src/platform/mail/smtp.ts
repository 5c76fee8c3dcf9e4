import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  /** The sender, e.g. `Letfair <hello@letfair.example>` */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

export function smtpMail({ url, from }: SmtpOptions): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'letfair.invalid';
  return {
    kind: 'smtp',
    send: async ({ id, to, subject, text, html, unsubscribeLink }) => {
      try {
        await server.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeLink && {
              'List-Unsubscribe': `<${unsubscribeLink}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw refusedBy(error);
      }
    },
  };
}

/** Mail servers quote the address they refuse, and what is thrown here is logged and stored: only the codes go on. */
function refusedBy(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server did not take the mail (${[code, responseCode].join(' ').trim()}).`);
}
