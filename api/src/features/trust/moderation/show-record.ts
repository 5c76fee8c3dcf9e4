import {
  DECISIONS_OF_A_LISTER,
  type ListerRecord,
  NETWORKS_OF_A_LISTER,
  type reviewContract,
} from '@letfair/contract/trust/admin/review';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { findAgencyDetails, findRedressOf } from '../../accounts/profile/index.ts';
import { type Account, findAccountById } from '../../accounts/sign-in/index.ts';
import { listingById } from '../../listings/manage/index.ts';
import { compareRents } from '../../search/results/index.ts';
import { listNotes } from './notes.ts';

export const showRecord =
  (db: Db): Handler<typeof reviewContract.record> =>
  async ({ params: { id } }) => {
    const listing = await listingById(db, id);
    const account = listing && (await findAccountById(db, listing.account_id));
    if (!listing || !account) return listingNotFound();
    const [lister, compared, notes] = await Promise.all([
      loadListerRecord(db, account),
      compareRents(db, listing.postcode, listing.bedrooms),
      listNotes(db, { accountId: account.id, listingId: id }),
    ]);
    const rents = compared && {
      median: compared.medianPence / 100,
      homes: compared.homes,
      bedrooms: compared.bedrooms,
      place: compared.place,
    };
    return { ok: true, data: { lister, rents, notes } };
  };

async function loadListerRecord(db: Db, { id, created_at, user_type }: Account): Promise<ListerRecord> {
  const isAgency = user_type === 'agent';
  const [agency, redress, homes, reports, decisions, networks] = await Promise.all([
    isAgency ? findAgencyDetails(db, id) : null,
    findRedressOf(db, id),
    countHomes(db, id),
    countReports(db, id),
    listDecisions(db, id),
    listNetworks(db, id),
  ]);
  const redressConfirmedAt = redress?.redress_confirmed_at?.toISOString() ?? null;
  return { id, createdAt: created_at.toISOString(), agency, redressConfirmedAt, homes, reports, decisions, networks };
}

async function countHomes(db: Db, accountId: string): Promise<ListerRecord['homes']> {
  const rows = await db
    .selectFrom('listing')
    .select(['status', sql<number>`count(*)::int`.as('homes')])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, homes }) => [status, homes]));
}

/** The person and each of their homes can be reported. */
const targetsOf = (accountId: string) =>
  sql`select ${accountId}::uuid as id union all select id from listing where account_id = ${accountId}`;

async function countReports(db: Db, accountId: string): Promise<ListerRecord['reports']> {
  const { rows } = await sql<ListerRecord['reports']>`
    with target as (${targetsOf(accountId)})
    select
      (select coalesce(sum(reported_target.open_reporters), 0)::int
        from target join reported_target on reported_target.id = target.id) as open,
      (select count(*)::int from target join report_decision on report_decision.target_id = target.id
        where report_decision.outcome = 'upheld') as upheld,
      (select count(*)::int from target join report_decision on report_decision.target_id = target.id
        where report_decision.outcome = 'dismissed') as dismissed
  `.execute(db);
  return rows[0] ?? { open: 0, upheld: 0, dismissed: 0 };
}

/** Newest first; the homes that were entered last stand for the others. */
async function listDecisions(db: Db, accountId: string): Promise<ListerRecord['decisions']> {
  const { rows } = await sql<{ at: Date; action: string; about: 'listing' | 'account'; note: string }>`
    with target as (
      select 'account' as type, ${accountId}::uuid as id
      union all
      (select 'listing', id from listing where account_id = ${accountId} order by id desc limit ${MOST_LISTINGS}::int)
    )
    select entry.at, entry.action, target.type as about, entry.note
    from target cross join lateral (
      select id, at, action, note from audit_entry
      where target_type = target.type and target_id = target.id and actor_role = 'moderator'
        and action not in ('add-note', 'delete-note')
      order by id desc limit ${DECISIONS_OF_A_LISTER}::int
    ) entry
    order by entry.id desc limit ${DECISIONS_OF_A_LISTER}::int
  `.execute(db);
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

/** Bounds what is read about an agent with thousands of homes. */
const MOST_LISTINGS = 200;

const listNetworks = (db: Db, accountId: string): Promise<ListerRecord['networks']> =>
  db
    .selectFrom('session')
    .select(['network', sql<number>`count(*)::int`.as('sessions')])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .groupBy('network')
    .orderBy('sessions', 'desc')
    .limit(NETWORKS_OF_A_LISTER)
    .execute();
