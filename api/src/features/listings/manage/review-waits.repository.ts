import { publishedMedian } from '@letfair/domain/trust/moderation/transparency';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** Each decision about a listing since then, and how long it waited from the last time it was sent for approval. */
export const reviewWaits = (since: RawBuilder<unknown>) => sql`
  select entry.at as decided_at, entry.at - sent.at as wait
  from audit_entry entry
  cross join lateral (
    select at from audit_entry earlier
    where earlier.target_type = 'listing' and earlier.target_id = entry.target_id and earlier.id < entry.id
      and earlier.action in ('submit', 'review', 'reinstate')
    order by earlier.id desc limit 1
  ) sent
  where entry.actor_role = 'moderator' and entry.target_type = 'listing' and entry.action in ('approve', 'reject')
    and entry.at >= ${since}`;

/** What the transparency page says of this month, or of the last one while this one has too few decisions. */
export async function typicalReviewHours(db: Db): Promise<number | null> {
  const { rows } = await sql<{ hours: number; decisions: number }>`
    select count(wait)::int as decisions,
      percentile_cont(0.5) within group (order by extract(epoch from wait)::float8 / 3600) as hours
    from (${reviewWaits(sql`date_trunc('month', now()) - interval '1 month'`)}) waited
    group by date_trunc('month', decided_at at time zone 'Europe/London')
    order by date_trunc('month', decided_at at time zone 'Europe/London') desc
  `.execute(db);
  for (const { hours, decisions } of rows) {
    const published = publishedMedian(hours, decisions);
    if (published !== null) return published;
  }
  return null;
}
