import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import type { Party } from '../sides.ts';

const shown = ['id', 'name', 'type', 'bytes', 'width', 'height'] as const;

/** A column with the attachments of a message, as they go over the wire. */
export const attachmentsOf = (messageId: string) => sql<readonly Attachment[]>`
  coalesce((
    select json_agg(json_build_object('id', attachment.id, 'name', attachment.name, 'type', attachment.type,
      'bytes', attachment.bytes, 'width', attachment.width, 'height', attachment.height) order by attachment.position)
    from attachment where attachment.message_id = ${sql.ref(messageId)}
  ), '[]')
`;

export const insertAttachment = (tx: Tx, attachment: Insertable<Tables['attachment']>): Promise<Attachment> =>
  tx.insertInto('attachment').values(attachment).returning(shown).executeTakeFirstOrThrow();

interface Claim {
  readonly accountId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly ids: readonly string[];
}

/** Gives uploads to the message they are sent with, in this order; null unless all of them are there and unsent. */
export async function claimAttachments(
  tx: Tx,
  { accountId, conversationId, messageId, ids }: Claim,
): Promise<readonly Attachment[] | null> {
  if (ids.length === 0) return [];
  const claimed = await tx
    .updateTable('attachment')
    .set({ message_id: messageId, position: sql<number>`array_position(${[...ids]}::uuid[], id) - 1` })
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .returning(shown)
    .execute();
  const byId = new Map(claimed.map((attachment) => [attachment.id, attachment]));
  return byId.size === ids.length ? ids.map((id) => byId.get(id)!) : null;
}

export const deleteUnsentAttachment = (tx: Tx, accountId: string, id: string) =>
  tx
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('message_id', 'is', null)
    .returning(['id', 'type'])
    .executeTakeFirst();

/** What was sent is read by both sides, what is not sent yet by its owner. */
export const findReadableAttachment = (db: Db, { id: accountId, side }: Party, id: string) =>
  db
    .selectFrom('attachment')
    .innerJoin('conversation', 'conversation.id', 'attachment.conversation_id')
    .select(['attachment.id', 'attachment.name', 'attachment.type'])
    .where('attachment.id', '=', id)
    .where(side === 'tenant' ? 'conversation.tenant_id' : 'conversation.lister_id', '=', accountId)
    .where((where) =>
      where.or([where('attachment.message_id', 'is not', null), where('attachment.account_id', '=', accountId)]),
    )
    .executeTakeFirst();
