import type pg from 'pg';
import { openDb } from '../db.ts';
import { readableMails } from './mail.repository.ts';
import type { MailTransport } from './transport.ts';

/** Stands in for a mail server on a machine that has none: the mails stay in the database, where /dev/mail shows them. */
export const localMailbox = (): MailTransport => ({ kind: 'local', send: async () => undefined });

export interface LocalMail {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

/** Newest first. A mail is here as soon as what caused it is committed. */
export async function listLocalMail(
  pool: pg.Pool,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<LocalMail[]> {
  const mails = await readableMails(openDb(pool), { to, limit });
  return mails.map((mail) => ({
    id: mail.id,
    template: mail.template,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.text_body ?? '',
    html: mail.html_body ?? '',
    createdAt: mail.created_at.toISOString(),
  }));
}
