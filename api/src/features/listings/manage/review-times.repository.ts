import { LATEST_APPROVALS } from '@letfair/domain/listings/review/review-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** The minutes between the latest approvals and what was approved being sent in. */
export async function latestReviews(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from approval.at - sent.at) / 60)::float8 as minutes
    from (
      select id, at, target_id from audit_entry
      where actor_role = 'moderator' and action = 'approve' and target_type = 'listing'
      order by id desc limit ${LATEST_APPROVALS}
    ) approval
    cross join lateral (
      select at from audit_entry
      where target_type = 'listing' and target_id = approval.target_id
        and id < approval.id and action in ('submit', 'review')
      order by id desc limit 1
    ) sent`.execute(db);
  return rows.map(({ minutes }) => minutes);
}
