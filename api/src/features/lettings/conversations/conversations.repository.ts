import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { ConversationRow, Party, Side } from './sides.ts';

const idColumn = { tenant: 'tenant_id', lister: 'lister_id' } as const;
const unreadColumn = { tenant: 'tenant_unread', lister: 'lister_unread' } as const;

export const lockConversation = (tx: Tx, id: string): Promise<ConversationRow | undefined> =>
  tx.selectFrom('conversation').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const lockOwnConversation = (tx: Tx, party: Party, id: string): Promise<ConversationRow | undefined> =>
  tx
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where(idColumn[party.side], '=', party.id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findOwnConversation = (db: Db, party: Party, id: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where(idColumn[party.side], '=', party.id)
    .executeTakeFirst();

export const findConversationAbout = (db: Db, listingId: string, tenantId: string) =>
  db
    .selectFrom('conversation')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

/** Returns null when the tenant has just started it in another tab. */
export async function insertConversation(
  tx: Tx,
  begun: { readonly listing_id: string; readonly tenant_id: string; readonly lister_id: string },
): Promise<string | null> {
  const inserted = await tx
    .insertInto('conversation')
    .values({ id: newId(), ...begun })
    .onConflict((conflict) => conflict.columns(['listing_id', 'tenant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Only for a live listing of an account that is neither suspended nor closed. */
export const findReachableLister = (db: Db, listingId: string) =>
  db
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .select('account.id')
    .where('listing.id', '=', listingId)
    .where('listing.status', '=', 'live')
    .where('account.hidden_at', 'is', null)
    .executeTakeFirst();

/** `clock_timestamp()` under the row lock keeps messages in order of time. */
export const incrementMessageCount = (tx: Tx, id: string, by: Side): Promise<ConversationRow> =>
  tx
    .updateTable('conversation')
    .set({
      message_count: sql<number>`message_count + 1`,
      updated_at: sql<Date>`greatest(updated_at, clock_timestamp())`,
      ...(by === 'tenant'
        ? { lister_unread: sql<number>`lister_unread + 1` }
        : { tenant_unread: sql<number>`tenant_unread + 1` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reading also allows the next unread mail. */
export const setReadPosition = (tx: Tx, id: string, side: Side, { read, unread }: { read: number; unread: number }) =>
  tx
    .updateTable('conversation')
    .set(
      side === 'tenant'
        ? { tenant_read: read, tenant_unread: unread, tenant_mailed: false }
        : { lister_read: read, lister_unread: unread, lister_mailed: false },
    )
    .where('id', '=', id)
    .execute();

/** How far this person of a lister's team has read; never backwards. */
export const recordSeen = (tx: Tx, conversation_id: string, person_id: string, number: number) =>
  tx
    .insertInto('conversation_seen')
    .values({ conversation_id, person_id, number })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'person_id'])
        .doUpdateSet({ number, seen_at: sql<Date>`now()` })
        .where('conversation_seen.number', '<', number),
    )
    .execute();

export const markMailed = (tx: Tx, id: string, side: Side) =>
  tx
    .updateTable('conversation')
    .set(side === 'tenant' ? { tenant_mailed: true } : { lister_mailed: true })
    .where('id', '=', id)
    .execute();

type Pair = Pick<ConversationRow, 'tenant_id' | 'lister_id'>;

/**
 * Blocks the person in all conversations of the pair; locks in id order, so that two who block each other do not
 * deadlock.
 */
export async function setBlocked(tx: Tx, { tenant_id, lister_id }: Pair, by: Side, blocked: boolean): Promise<void> {
  const rows = await tx
    .selectFrom('conversation')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('lister_id', '=', lister_id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('conversation')
    .set(by === 'tenant' ? { blocked_by_tenant: blocked } : { blocked_by_lister: blocked })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

export const findBlock = (db: Db, { tenant_id, lister_id }: Pair): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('lister_id', '=', lister_id)
    .where((where) => where.or([where('blocked_by_tenant', '=', true), where('blocked_by_lister', '=', true)]))
    .limit(1)
    .executeTakeFirst();

export async function countUnread(db: Db, { id, side }: Party): Promise<number> {
  const unread = unreadColumn[side];
  const { total } = await db
    .selectFrom('conversation')
    .select(sql<number>`coalesce(sum(${sql.ref(unread)}), 0)::int`.as('total'))
    .where(idColumn[side], '=', id)
    .where(unread, '>', 0)
    .executeTakeFirstOrThrow();
  return total;
}

export const countConversations = (db: Db, { id, side }: Party): Promise<number> =>
  countRows(db.selectFrom('conversation').where(idColumn[side], '=', id));
