import { sql } from 'kysely';
import type { Db, Tx } from '../db.ts';
import { decryptSecret, secretEncryption } from '../secrets/stored-secrets.ts';
import type { LateMail, Written } from './late-mail.ts';

export interface StoredMail {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink?: string;
  readonly invitation?: string;
  readonly usefulMinutes?: number;
  readonly isSecret?: true;
  readonly late?: LateMail;
}

type Body = 'text_body' | 'html_body';
const placeOf = (id: string, column: Body) => ({ table: 'mail', column, row: id }) as const;

interface StoredBodies extends Readonly<Record<Body, string | null>> {
  readonly id: string;
}

/** The mail with its text and its HTML as they are sent. */
async function withBodies<Mail extends StoredBodies>(db: Db, mail: Mail): Promise<Mail> {
  const read = (column: Body) => mail[column] && decryptSecret(db, placeOf(mail.id, column), mail[column]);
  return { ...mail, text_body: await read('text_body'), html_body: await read('html_body') };
}

export async function insertMail(
  tx: Tx,
  { id, template, to, subject, text, html, unsubscribeLink, invitation, usefulMinutes, isSecret, late }: StoredMail,
) {
  const encrypt = isSecret && (await secretEncryption(tx));
  const stored = (column: Body, body: string) => (encrypt ? encrypt(placeOf(id, column), body) : body);
  return tx
    .insertInto('mail')
    .values({
      id,
      template,
      to_address: to,
      subject,
      text_body: stored('text_body', text),
      html_body: stored('html_body', html),
      unsubscribe_link: unsubscribeLink ?? null,
      invitation: invitation ?? null,
      expires_at: usefulMinutes === undefined ? null : sql<Date>`now() + make_interval(mins => ${usefulMinutes})`,
      topic: late?.topic ?? null,
      rewrite: late ? JSON.stringify(late.rewrite) : null,
    })
    .execute();
}

/** Emails of a topic that still wait to be sent to this address. */
export const listWaiting = (tx: Tx, to: string, topic: string) =>
  tx
    .selectFrom('mail')
    .select(['id', 'template', 'rewrite'])
    .where('topic', '=', topic)
    .where('to_address', '=', to)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute();

export const rewriteMail = (tx: Tx, id: string, { subject, text, html, invitation }: Written) =>
  tx
    .updateTable('mail')
    .set({ subject, text_body: text, html_body: html, invitation: invitation ?? null })
    .where('id', '=', id)
    .execute();

export async function unsentMail(db: Db, id: string) {
  const mail = await db
    .selectFrom('mail')
    .select([
      'id',
      'template',
      'to_address',
      'subject',
      'text_body',
      'html_body',
      'unsubscribe_link',
      'invitation',
      'rewrite',
    ])
    .select(sql<boolean>`coalesce(expires_at < now(), false)`.as('is_expired'))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return mail && withBodies(db, mail);
}

export const markSent = (db: Db, id: string, { keepBody }: { readonly keepBody: boolean }) =>
  db
    .updateTable('mail')
    .set({
      sent_at: sql<Date>`now()`,
      rewrite: null,
      ...(!keepBody && { text_body: null, html_body: null, unsubscribe_link: null, invitation: null }),
    })
    .where('id', '=', id)
    .execute();

export const deleteMail = (db: Db, id: string) => db.deleteFrom('mail').where('id', '=', id).execute();

export const deleteUnsentMail = (tx: Tx, id: string) =>
  tx.deleteFrom('mail').where('id', '=', id).where('sent_at', 'is', null).execute();

/** Newest first; mails that went to a mail server have no body any more. */
export async function readableMails(
  db: Db,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
) {
  const newest = db
    .selectFrom('mail')
    .select(['id', 'template', 'to_address', 'subject', 'text_body', 'html_body', 'invitation', 'created_at'])
    .where('text_body', 'is not', null)
    .where('to_address', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const found = to === undefined ? newest : newest.where(sql<boolean>`lower(to_address) = lower(${to})`);
  return Promise.all((await found.execute()).map((mail) => withBodies(db, mail)));
}
