import { id as anId } from '@letfair/contract/wire/text';
import { type ListingTab, MOST_COUNTED } from '@letfair/domain/trust/moderation/review';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { certificatesToConfirm } from '../../../listings/certificates/index.ts';
import type { ListingRow } from '../../../listings/manage/index.ts';

/** What waits in each tab: the home, whose it is, since when, whether it was flagged, and whether the law blocks it. */
const sources: Readonly<Record<ListingTab, RawBuilder<unknown>>> = {
  homes: sql`select id, id as listing_id, account_id, submitted_at as since, flags = '[]'::jsonb as is_unflagged, is_blocked
    from listing where status = 'pending'`,
  changes: sql`select revision.id, revision.listing_id, listing.account_id, revision.submitted_at as since,
      revision.flags = '[]'::jsonb as is_unflagged, listing.is_blocked
    from listing_revision revision join listing on listing.id = revision.listing_id`,
  certificates: sql`select id, listing_id, account_id, created_at as since, true as is_unflagged, false as is_blocked
    from ${certificatesToConfirm}`,
};

/** What was flagged comes first, then what has waited longest. Certificates have no flags, and ids in order of time. */
const flaggedFirst = { by: sql`is_unflagged, since, id`, behind: isBehindFlagged };
const orders = {
  homes: flaggedFirst,
  changes: flaggedFirst,
  certificates: { by: sql`id`, behind: ({ id }: QueuePosition) => sql`id > ${id}::uuid` },
} satisfies Record<ListingTab, unknown>;

function isBehindFlagged({ isUnflagged, exact, id }: QueuePosition) {
  return sql`(is_unflagged, since, id) > (${isUnflagged}::boolean, ${exact}::timestamptz, ${id}::uuid)`;
}

interface WaitingRow {
  readonly id: string;
  readonly listing_id: string;
  readonly since: Date;
  readonly is_unflagged: boolean;
  /** To the microsecond, which a Date does not have. */
  readonly exact: string;
}

interface QueuePosition {
  readonly isUnflagged: boolean;
  readonly exact: string;
  readonly id: string;
}

export const positionIn = ({ is_unflagged, exact, id }: WaitingRow): string => `${is_unflagged ? 1 : 0} ${exact} ${id}`;

/** Null for what `positionIn` has not written. */
export function readPosition(cursor: string): QueuePosition | null {
  const [, unflagged, exact = '', id = ''] =
    /^([01]) (2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (.{36})$/.exec(cursor) ?? [];
  const time = new Date(exact);
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === exact.slice(0, 19);
  return isTime && anId.safeParse(id).success ? { isUnflagged: unflagged === '1', exact, id } : null;
}

interface WaitingRange {
  readonly lister: string | null;
  readonly after: QueuePosition | null;
  readonly limit: number;
}

export async function listWaiting(
  db: Db,
  tab: ListingTab,
  { lister, after, limit }: WaitingRange,
): Promise<WaitingRow[]> {
  const ofLister = lister ? sql`account_id = ${lister}::uuid` : sql`true`;
  const isBehind = after ? orders[tab].behind(after) : sql`true`;
  const { rows } = await sql<WaitingRow>`
    select id, listing_id, since, is_unflagged, to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact
    from (${sources[tab]}) waiting
    where ${ofLister} and ${isBehind}
    order by ${orders[tab].by} limit ${limit}::int
  `.execute(db);
  return rows;
}

/** Most homes first. */
export async function countByLister(db: Db, tab: ListingTab, most: number) {
  const { rows } = await sql<{ account_id: string; waiting: number; unflagged: number }>`
    select account_id, count(*)::int as waiting,
      count(*) filter (where is_unflagged and not is_blocked)::int as unflagged
    from (
      select account_id, is_unflagged, is_blocked from (${sources[tab]}) waiting
      order by ${orders[tab].by} limit ${MOST_COUNTED}::int
    ) counted
    group by account_id order by waiting desc, account_id limit ${most}::int
  `.execute(db);
  return rows;
}

/** New homes of somebody that can be approved without being opened, those that have waited longest first. */
export const listUnflaggedHomes = (db: Db, accountId: string, limit: number): Promise<ListingRow[]> =>
  db
    .selectFrom('listing')
    .selectAll()
    .where('status', '=', 'pending')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`flags = '[]'::jsonb`)
    .where('is_blocked', '=', sql<boolean>`false`)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** For an account that a moderator has just trusted with its first home. Homes that someone decides about right now keep theirs. */
export const dropNewAccountFlags = (tx: Tx, accountId: string) =>
  sql`
    update listing set flags = jsonb_path_query_array(flags, '$[*] ? (@.kind != "new-account")')
    where id in (
      select id from listing
      where account_id = ${accountId}::uuid and status = 'pending' and flags @> '[{"kind": "new-account"}]'
      for update skip locked
    )
  `.execute(tx);
