import type { ApplicationStatus } from '@letfair/domain/lettings/applications/lifecycle';
import { MOST_ENQUIRIES, type PublicReplies, REPLY_DAYS } from '@letfair/domain/lettings/reply-times/reply-figures';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';

export type RepliesRow = Selectable<Tables['lister_replies']>;

export interface EnquiryRow {
  readonly listingId: string;
  readonly conversationId: string | null;
  readonly applicationId: string | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** Steps of a lister that answer an applicant; reading an application is none. */
const answeringStatuses = ['accepted', 'declined', 'closed'] as const satisfies readonly ApplicationStatus[];

/**
 * The enquiries that count for a lister, newest first. A tenant who writes and applies about the same home enquires
 * once. Blocked people and reported spam do not count, nor does what nobody can answer any more.
 */
export async function listEnquiries(db: Db, listerId: string, now: Date): Promise<EnquiryRow[]> {
  const since = sql`${new Date(now.getTime() - REPLY_DAYS * 86_400_000)}::timestamptz`;
  const { rows } = await sql<EnquiryRow>`
    with talks as (
      select talk.listing_id, talk.tenant_id, talk.id as conversation_id, null::uuid as application_id,
        (select created_at from message where conversation_id = talk.id and by_tenant order by number limit 1) as asked_at,
        (select created_at from message where conversation_id = talk.id and not by_tenant order by number limit 1)
          as answered_at,
        talk.blocked_by_tenant or talk.blocked_by_lister as is_blocked
      from conversation as talk
      where talk.lister_id = ${listerId} and talk.updated_at >= ${since} and talk.created_at >= ${since}
    ), applied as (
      select application.listing_id, application.tenant_id, talk.id, application.id, application.created_at,
        least(
          (select min(at) from application_event where application_id = application.id and by = 'lister'
            and status = any(${[...answeringStatuses]}::text[])),
          (select message.created_at from message
            where conversation_id = talk.id and not by_tenant and message.created_at >= application.created_at
            order by number limit 1)
        ) as answered_at,
        coalesce(talk.blocked_by_tenant or talk.blocked_by_lister, false)
      from application
      left join conversation as talk using (listing_id, tenant_id)
      where application.lister_id = ${listerId} and application.created_at >= ${since}
        and application.status <> 'withdrawn'
    )
    select listing_id as "listingId", min(conversation_id::text) as "conversationId",
      min(application_id::text) as "applicationId", min(asked_at) as "askedAt", min(answered_at) as "answeredAt"
    from (select * from talks where asked_at is not null union all select * from applied) as enquiry
    join account as tenant on tenant.id = enquiry.tenant_id
    join account as lister on lister.id = ${listerId} and lister.is_demo = tenant.is_demo
    where enquiry.tenant_id <> all(array(
      select target_id from report
      where reporter_id = ${listerId} and type = 'user' and reason = 'spam' and outcome is distinct from 'dismissed'))
    group by listing_id, enquiry.tenant_id
    having not bool_or(is_blocked) and (min(answered_at) is not null or min(tenant.hidden_at) is null)
    order by min(asked_at) desc
    limit ${MOST_ENQUIRIES}
  `.execute(db);
  return rows;
}

/** Waits for whoever computes or hides the figures of the same lister; null for somebody without an account. */
export async function lockReplies(tx: Tx, accountId: string): Promise<RepliesRow | null> {
  const { rows } = await sql<RepliesRow>`
    insert into lister_replies (account_id) select id from account where id = ${accountId}
    on conflict (account_id) do update set due_at = lister_replies.due_at
    returning *
  `.execute(tx);
  return rows[0] ?? null;
}

export const isListerHidden = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('account').select('hidden_at').where('id', '=', accountId).executeTakeFirst())?.hidden_at !==
  null;

export const saveReplies = (tx: Tx, accountId: string, replies: PublicReplies | null, dueAt: Date) =>
  tx
    .updateTable('lister_replies')
    .set({
      rate: replies?.rate ?? null,
      median_minutes: replies?.medianMinutes ?? null,
      answers_within_day: replies?.withinDay ?? false,
      due_at: dueAt,
    })
    .where('account_id', '=', accountId)
    .execute();

export async function listDueListers(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lister_replies')
    .select('account_id')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function listTitles(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from listing where id = any(${[...new Set(listingIds)]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
