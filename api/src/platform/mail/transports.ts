import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { openDb } from '../db.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { readableMails, type StoredMail } from './mail.repository.ts';

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
  const sender = from.split(/[\s<>]+/).find((word) => /^[^@]+@[^@]+$/.test(word)) ?? 'letfair@letfair.invalid';
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    sender,
    send: async ({ id, to, subject, text, html, unsubscribeLink, invitation }) => {
      try {
        await server.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(invitation && { icalEvent: asCalendarPart(invitation) }),
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

/** Once beside text and HTML, where Gmail and Apple look, and once as a file, where Outlook does. */
const asCalendarPart = (invitation: string) => ({
  method: /^METHOD:(\w+)/m.exec(invitation)?.[1] ?? 'PUBLISH',
  filename: 'invite.ics',
  content: invitation,
});

/** Keeps only the codes, because mail servers quote the refused address and this error is logged and stored. */
function refusedBy(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server did not take the mail (${[code, responseCode].join(' ').trim()}).`);
}

interface OutgoingMail {
  /** Stable over retries, so that a repeated delivery is recognised as the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink: string | null;
  readonly invitation: string | null;
}

/** Implemented by SMTP and by the local mailbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'local';
  /** The email address that mails come from; mail programs trust an invitation of the same organizer. */
  readonly sender: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** Without a mail server, mails stay in the database and /dev/mail shows them. */
export const localMailbox = (): MailTransport => ({
  kind: 'local',
  sender: 'letfair@letfair.invalid',
  send: async () => undefined,
});

export interface LocalMail extends Omit<StoredMail, 'unsubscribeLink' | 'invitation'> {
  readonly invitation: string | null;
  readonly createdAt: string;
}

/** Newest first. */
export async function listLocalMail(
  pool: pg.Pool,
  keyRing: KeyRing,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<LocalMail[]> {
  const mails = await readableMails(openDb(pool, { keyRing }), { to, limit });
  return mails.map((mail) => ({
    id: mail.id,
    template: mail.template,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.text_body ?? '',
    html: mail.html_body ?? '',
    invitation: mail.invitation,
    createdAt: mail.created_at.toISOString(),
  }));
}
