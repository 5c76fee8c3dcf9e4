import {
  TRANSPARENCY_MONTHS,
  type TransparencyFigure,
  type TransparencyMedian,
} from '@letfair/domain/trust/moderation/transparency';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { reviewWaits } from '../../listings/manage/index.ts';

const since = sql`(date_trunc('month', now()) - make_interval(months => ${TRANSPARENCY_MONTHS}))`;
/** The UK's months, whatever the time zone of the database is. */
const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM')`;

interface CountRow {
  readonly month: string;
  readonly figure: TransparencyFigure;
  readonly amount: number;
}

export async function countByMonth(db: Db): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${monthOf('created_at')} as month,
      case when type = 'user' then 'reportsAboutPeople' else 'reportsAboutHomes' end as figure, count(*)::int as amount
    from report where created_at >= ${since} group by 1, 2
    union all
    select ${monthOf('decided_at')}, case when outcome = 'upheld' then 'reportsUpheld' else 'reportsDismissed' end,
      sum(reports)::int
    from report_decision where decided_at >= ${since} group by 1, 2
    union all
    select ${monthOf('at')},
      case action when 'approve' then 'listingsApproved' when 'reject' then 'listingsRejected' else 'listingsHidden' end,
      count(*)::int
    from audit_entry
    where actor_role = 'moderator' and target_type = 'listing' and action in ('approve', 'reject', 'hide')
      and at >= ${since}
    group by 1, 2
    union all
    select ${monthOf('created_at')}, 'appealsSent', count(*)::int
    from appeal where created_at >= ${since} group by 1
    union all
    select ${monthOf('decided_at')}, case when status = 'upheld' then 'appealsUpheld' else 'appealsOverturned' end,
      count(*)::int
    from appeal where decided_at >= ${since} group by 1, 2
  `.execute(db);
  return rows;
}

interface ReasonRow {
  readonly month: string;
  readonly reason: string;
  readonly amount: number;
}

export async function countByReason(db: Db): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select ${monthOf('created_at')} as month, reason, count(*)::int as amount
    from report where created_at >= ${since} group by 1, 2
  `.execute(db);
  return rows;
}

interface MedianRow {
  readonly month: string;
  readonly median: TransparencyMedian;
  readonly decisions: number;
  readonly hours: number | null;
}

/** A listing waits from the last time it was sent for approval, reports from the first of those that were closed. */
export async function mediansByMonth(db: Db): Promise<MedianRow[]> {
  const { rows } = await sql<MedianRow>`
    with waited as (
      select ${monthOf('decided_at')} as month, 'reports' as median,
        decided_at - (select min(created_at) from report where decision_id = report_decision.id) as wait
      from report_decision where decided_at >= ${since}
      union all
      select ${monthOf('decided_at')}, 'listings', wait from (${reviewWaits(since)}) reviewed
      union all
      select ${monthOf('decided_at')}, 'appeals', decided_at - created_at
      from appeal where decided_at >= ${since}
    )
    select month, median, count(wait)::int as decisions,
      percentile_cont(0.5) within group (order by extract(epoch from wait)::float8 / 3600) as hours
    from waited group by 1, 2
  `.execute(db);
  return rows;
}
