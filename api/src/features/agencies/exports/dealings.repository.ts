import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** Read at a time, so that any number of them needs the same memory. */
export const PAGE = 200;

/** Pages of rows, each read after the last id of the one before. */
export async function* inPages<Row extends { readonly id: string }>(
  read: (last: string | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: string | null = null;
  for (;;) {
    const rows: Row[] = await read(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

/** Newest first. */
export const applicationsInPages = (db: Db, listerId: string) =>
  inPages((before) => {
    let query = db.selectFrom('application').selectAll().where('lister_id', '=', listerId);
    if (before) query = query.where('id', '<', before);
    return query.orderBy('id', 'desc').limit(PAGE).execute();
  });

export async function referencesOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db.selectFrom('listing').select(['id', 'reference']).where('id', 'in', listingIds).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** In the order of their ids, with the first message of the tenant. */
export const enquiriesInPages = (db: Db, listerId: string) =>
  inPages((after) => {
    let query = db
      .selectFrom('conversation')
      .innerJoin('listing', 'listing.id', 'conversation.listing_id')
      .innerJoin('account as tenant', 'tenant.id', 'conversation.tenant_id')
      .leftJoin('message', (join) =>
        join.onRef('message.conversation_id', '=', 'conversation.id').on('message.number', '=', 1),
      )
      .select([
        'conversation.id',
        'conversation.created_at',
        'conversation.updated_at',
        'conversation.message_count',
        'listing.reference',
        'listing.title',
        'tenant.first_name',
        'tenant.last_name',
        'message.content',
      ])
      .select(
        sql<boolean>`exists (
          select from message answer where answer.conversation_id = conversation.id and not answer.by_tenant
        )`.as('answered'),
      )
      .where('conversation.lister_id', '=', listerId);
    if (after) query = query.where('conversation.id', '>', after);
    return query.orderBy('conversation.id').limit(PAGE).execute();
  });
