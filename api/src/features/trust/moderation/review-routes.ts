import { MOST_CLAIMS, MOST_WAITING_LISTERS, type reviewContract } from '@letfair/contract/trust/admin/review';
import { decidedInWords } from '@letfair/domain/trust/moderation/last-decision';
import { MOST_COUNTED, type ReviewTab } from '@letfair/domain/trust/moderation/review';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { findCompanyNames } from '../../accounts/profile/index.ts';
import { findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { certificatesToConfirm } from '../../listings/certificates/index.ts';
import { claimTarget, listClaims, presentClaim, releaseTarget } from './claims.ts';
import { findLastDecision } from './last-decision.repository.ts';
import { addNote, deleteNote, showNotes } from './notes.ts';
import { presentLister } from './present-reviewed-listing.ts';
import { showUnflaggedHomes } from './queue/list-unflagged-homes.ts';
import { countByLister } from './queue/review-queue.repository.ts';
import { showRecord } from './show-record.ts';

/** What waits in each tab, in the order of an index, so that a count ends at its limit. */
const waiting: Readonly<Record<ReviewTab, RawBuilder<unknown>>> = {
  homes: sql`from listing where status = 'pending' order by id desc`,
  changes: sql`from listing_revision order by id`,
  reports: sql`from reported_target where open_reporters > 0 order by open_reporters desc, last_report_id desc`,
  appeals: sql`from appeal where status = 'open' order by id`,
  certificates: sql`from ${certificatesToConfirm} order by id`,
  suspensions: sql`from measure where started_at is null and ended_at is null order by id`,
  viewings: sql`from viewing_contest where status = 'open' order by created_at, id`,
};

const countWaiting = async (db: Db): Promise<Record<ReviewTab, number>> => {
  const columns = Object.entries(waiting).map(
    ([tab, rows]) =>
      sql`(select count(*)::int from (select 1 ${rows} limit ${MOST_COUNTED}::int) counted) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<ReviewTab, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
};

const showCounts =
  (db: Db, targetHours: number): Handler<typeof reviewContract.counts> =>
  async () => {
    const [counts, claims] = await Promise.all([countWaiting(db), listClaims(db, MOST_CLAIMS)]);
    return { ok: true, data: { counts, claims: claims.map(presentClaim), targetHours } };
  };

const showListers =
  (db: Db): Handler<typeof reviewContract.listers> =>
  async ({ query: { tab } }) => {
    const rows = await countByLister(db, tab, MOST_WAITING_LISTERS);
    const ids = rows.map(({ account_id }) => account_id);
    const [accounts, companies] = await Promise.all([findAccountsByIds(db, ids), findCompanyNames(db, ids)]);
    const listers = rows.flatMap(({ account_id, waiting, unflagged }) => {
      const account = accounts.get(account_id);
      if (!account) return [];
      const { id, name, company, userType } = presentLister(account, companies.get(account_id));
      return [{ id, name, company, userType, waiting, unflagged }];
    });
    return { ok: true, data: { listers } };
  };

export const reviewRoutes = (db: Db, targetHours: number): Handlers<typeof reviewContract> => ({
  counts: showCounts(db, targetHours),
  listers: showListers(db),
  unflagged: showUnflaggedHomes(db),
  record: showRecord(db),
  decision: async ({ params: { targetId } }) => {
    const last = await findLastDecision(db, targetId);
    const decision = last && {
      sentence: decidedInWords(last.about, last),
      note: last.note,
      at: last.at.toISOString(),
    };
    return { ok: true, data: { decision } };
  },
  claim: claimTarget,
  release: releaseTarget,
  notes: showNotes(db),
  addNote,
  deleteNote,
});
