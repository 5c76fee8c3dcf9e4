import type { PortablePhoto } from '@letfair/domain/agencies/portfolio/portable-listing';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { ListingRow } from '../../listings/manage/index.ts';

export type FeedPropertyRow = Selectable<Tables['feed_property']>;

export interface MediaProblem {
  readonly source: string;
  readonly wanted: string;
}

/** Listings of the account, or of one of its branches, that have a reference, newest first. */
export function listFed(
  db: Db,
  accountId: string,
  { before, limit }: KeysetRange,
  branchId: string | null = null,
): Promise<ListingRow[]> {
  let query = db.selectFrom('listing').selectAll().where('account_id', '=', accountId).where('reference', '<>', '');
  if (before) query = query.where('id', '<', before);
  if (branchId) query = query.where('branch_id', '=', branchId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function findFeedProperties(
  db: Db,
  accountId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, FeedPropertyRow>> {
  const rows = await db
    .selectFrom('feed_property')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

interface WantedPhotos {
  readonly accountId: string;
  readonly reference: string;
  readonly photos: readonly PortablePhoto[];
  /** A home that comes back after it was withdrawn is a new listing, without the photos of the former one. */
  readonly isNew: boolean;
}

/** Remembers the pictures that are wanted. True when they have to be fetched, false when they are what was asked before. */
export async function keepWantedPhotos(
  tx: Tx,
  { accountId, reference, photos, isNew }: WantedPhotos,
): Promise<boolean> {
  const wanted = JSON.stringify(photos);
  const changed = await sql`
    insert into feed_property as known (account_id, reference, photos, media)
    values (${accountId}, ${reference}, ${wanted}::jsonb, ${photos.length > 0 ? 'waiting' : 'done'})
    on conflict (account_id, reference) do update
      set photos = excluded.photos, media = 'waiting', media_problems = '[]', received_at = now()
      where known.photos <> excluded.photos or known.media_problems <> '[]' or ${isNew}
    returning reference`.execute(tx);
  return changed.rows.length > 0;
}

/** Homes of the account whose pictures are not fetched yet, up to `most`. */
export const countWaitingMedia = async (db: Db, accountId: string, most: number): Promise<number> =>
  (
    await db
      .selectFrom(
        db
          .selectFrom('feed_property')
          .select('reference')
          .where('account_id', '=', accountId)
          .where('media', '=', sql.lit('waiting'))
          .limit(most)
          .as('waiting'),
      )
      .select(sql<number>`count(*)::int`.as('homes'))
      .executeTakeFirstOrThrow()
  ).homes;

/** What the sender calls the home, where that is not its reference. */
export async function keepAgentRef(tx: Tx, accountId: string, reference: string, agentRef: string): Promise<void> {
  const agent_ref = agentRef === reference ? '' : agentRef;
  await sql`
    insert into feed_property as known (account_id, reference, agent_ref)
    select ${accountId}, ${reference}, ${agent_ref} where ${agent_ref} <> '' or exists (
      select from feed_property where account_id = ${accountId} and reference = ${reference}
    )
    on conflict (account_id, reference) do update
      set agent_ref = excluded.agent_ref where known.agent_ref <> excluded.agent_ref`.execute(tx);
}

export const setMediaDone = (tx: Db | Tx, accountId: string, reference: string, problems: readonly MediaProblem[]) =>
  tx
    .updateTable('feed_property')
    .set({ media: 'done', media_problems: JSON.stringify(problems) })
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .execute();
