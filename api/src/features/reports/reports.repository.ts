import type { ReportType } from '@letfair/domain/reports/report-reasons';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

export type TargetRow = Selectable<Tables['reported_target']>;

interface Target {
  /** Whose it is, or who it is. */
  readonly ownerId: string;
  readonly title: string;
}

/** A listing that people could have seen: it is live, or once was. */
export async function findListing(db: Db, id: string): Promise<Target | null> {
  const listing = await db
    .selectFrom('listing')
    .select(['account_id', 'title'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return listing ? { ownerId: listing.account_id, title: listing.title } : null;
}

/** Somebody the reader can have met: they have a conversation with each other, or a home of theirs is live. */
export async function findPerson(db: Db, id: string, readerId: string): Promise<Target | null> {
  const person = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('id', '=', readerId),
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .where('tenant_id', '=', id)
            .where('lister_id', '=', readerId),
        ),
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .where('tenant_id', '=', readerId)
            .where('lister_id', '=', id),
        ),
        where.exists(
          where
            .selectFrom('listing')
            .select('listing.id')
            .where('listing.account_id', '=', id)
            .where('listing.status', '=', 'live'),
        ),
      ]),
    )
    .executeTakeFirst();
  return person ? { ownerId: id, title: `${person.first_name} ${person.last_name}` } : null;
}

/** The target's row, made by the first report and locked: whoever reports the same thing at the same moment waits. */
export const lockTarget = (tx: Tx, type: ReportType, id: string): Promise<TargetRow> =>
  tx
    .insertInto('reported_target')
    .values({ id, ...(type === 'user' ? { account_id: id } : { listing_id: id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const openReportOf = (
  db: Db,
  { reporterId, targetId, type }: { reporterId: string; targetId: string; type: ReportType },
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('report')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('target_id', '=', targetId)
    .where('type', '=', type)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const insertReport = (tx: Tx, report: Insertable<Tables['report']>) =>
  tx.insertInto('report').values(report).execute();

/** Counts a locked target's open reports anew. Somebody whose account is gone still counts as somebody. */
export const recount = (tx: Tx, id: string): Promise<TargetRow> =>
  tx
    .updateTable('reported_target')
    .from((from) =>
      from
        .selectFrom('report')
        .select([
          sql<number>`count(distinct coalesce(reporter_id, id))::int`.as('reporters'),
          sql<string | null>`(array_agg(id order by id desc))[1]`.as('newest'),
        ])
        .where('target_id', '=', id)
        .where('closed_at', 'is', null)
        .as('open'),
    )
    .set((set) => ({ open_reporters: set.ref('open.reporters'), last_report_id: set.ref('open.newest') }))
    .where('reported_target.id', '=', id)
    .returningAll('reported_target')
    .executeTakeFirstOrThrow();
