import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { attachmentsOf } from './attachments/attachments.repository.ts';
import type { ConversationRow, Party, Side } from './sides.ts';

export interface AuthorColumns {
  /** Null for a tenant's message. */
  readonly author_id: string | null;
  /** Null once the author's account is gone. */
  readonly author_name: string | null;
}

export type MessageRow = Selectable<Tables['message']> &
  AuthorColumns & { readonly attachments: readonly Attachment[] };

/** The person of a lister's team who wrote a message: the account itself unless the message names someone else. */
const authorOf = (message: string) => sql`
  conversation join account on account.id = coalesce(${sql.ref(`${message}.sent_by`)}, conversation.lister_id)
  where conversation.id = ${sql.ref(`${message}.conversation_id`)} and not ${sql.ref(`${message}.by_tenant`)}`;
export const authorIdOf = (message: string) => sql<string | null>`(select account.id from ${authorOf(message)})`;
export const authorNameOf = (message: string) => sql<string | null>`(
  select account.first_name || ' ' || account.last_name from ${authorOf(message)} and account.erased_at is null)`;

/** Expects the conversation's counter to include this message. */
export const insertMessage = (tx: Tx, counted: ConversationRow, by: Party, content: string) =>
  tx
    .insertInto('message')
    .values({
      id: newId(),
      conversation_id: counted.id,
      number: counted.message_count,
      by_tenant: by.side === 'tenant',
      sent_by: by.person === by.id ? null : by.person,
      content,
      created_at: counted.updated_at,
    })
    .returningAll()
    .returning([authorIdOf('message').as('author_id'), authorNameOf('message').as('author_name')])
    .executeTakeFirstOrThrow();

export const hasListerWritten = async (db: Db, conversationId: string, before: number): Promise<boolean> =>
  (await db
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('number', '<', before)
    .where('by_tenant', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Newest first. */
export function findMessages(
  db: Db,
  conversationId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('message')
    .selectAll()
    .select(attachmentsOf('message.id').as('attachments'))
    .select([authorIdOf('message').as('author_id'), authorNameOf('message').as('author_name')])
    .where('conversation_id', '=', conversationId);
  if (before !== null) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

const unreadMessages = (db: Db, conversationId: string, side: Side, after: number) =>
  db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .where('by_tenant', '=', side === 'lister');

export const countUnreadAfter = (db: Db, conversationId: string, side: Side, after: number): Promise<number> =>
  countRows(unreadMessages(db, conversationId, side, after));

/** Seconds that the first message after this number has been waiting; null when there is none. */
export async function secondsSinceFirstUnread(
  db: Db,
  conversationId: string,
  side: Side,
  after: number,
): Promise<number | null> {
  const first = await unreadMessages(db, conversationId, side, after)
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('seconds'))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return first?.seconds ?? null;
}
