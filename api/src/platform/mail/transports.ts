import type { Transporter } from 'nodemailer';
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
  let server: Promise<Transporter> | undefined;
  const sender = from.split(/[\s<>]+/).find((word) => /^[^@]+@[^@]+$/.test(word)) ?? 'letfair@letfair.invalid';
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    sender,
    send: async ({ id, to, subject, text, html, unsubscribeLink, invitation }) => {
      server ??= connectTo(url);
      const connected = await server;
      try {
        await connected.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(invitation && asCalendarParts(invitation)),
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

/** Loads the library with the first mail, so that starts without a mail server do not wait for it. */
async function connectTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const BEGIN = 'BEGIN:VCALENDAR';
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/**
 * The first once beside text and HTML, where Gmail and Apple look, and once as a file, where Outlook does. What is taken
 * out of the calendar at the same time follows in files of its own.
 */
function asCalendarParts(invitation: string) {
  const [first = '', ...others] = invitation
    .split(BEGIN)
    .filter((text) => text !== '')
    .map((text) => BEGIN + text);
  return {
    icalEvent: { method: methodOf(first), filename: 'invite.ics', content: first },
    attachments: others.map((content, index) => ({
      filename: `remove-${index + 1}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
      content,
    })),
  };
}

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
