import type { AuditTarget } from '@letfair/domain/trust/audit-words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

export interface LastDecision {
  /** Null once the account is gone. */
  readonly by: string | null;
  readonly action: string;
  readonly at: Date;
  readonly note: string;
}

/** What a moderator last decided about a listing, by its id. */
export async function findLastListingDecisions(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, LastDecision>> {
  const { rows } = await sql<LastDecision & { target_id: string }>`
    select target.id as target_id, entry.action, entry.at, entry.note,
      account.first_name || ' ' || account.last_name as by
    from unnest(${[...listingIds]}::uuid[]) target(id)
    cross join lateral (
      select actor_id, action, at, note from audit_entry
      where target_type = 'listing' and target_id = target.id and actor_role = 'moderator'
        and action not in ('add-note', 'delete-note')
      order by id desc limit 1
    ) entry
    left join account on account.id = entry.actor_id
  `.execute(db);
  return new Map(rows.map(({ target_id, ...decision }) => [target_id, decision]));
}

/**
 * What was last decided about anything that can be in the review workspace, by its id there: a listing, an account, an
 * appeal, a suspension or a contested entry. The first two may have been decided with the reports about them.
 */
export async function findLastDecision(db: Db, id: string): Promise<(LastDecision & { about: AuditTarget }) | null> {
  const { rows } = await sql<LastDecision & { about: AuditTarget }>`
    select decided.about, decided.action, decided.at, decided.note, account.first_name || ' ' || account.last_name as by
    from (
      select type as about, entry.actor_id, entry.action, entry.at, entry.note
      from (values ('listing'), ('account'), ('report')) target(type)
      cross join lateral (
        select actor_id, action, at, note from audit_entry
        where target_type = target.type and target_id = ${id}::uuid and actor_role = 'moderator'
          and action not in ('add-note', 'delete-note', 'read-messages', 'request-suspension')
        order by id desc limit 1
      ) entry
      union all
      select 'account', entry.actor_id, entry.action, entry.at, entry.note
      from measure
      cross join lateral (
        select actor_id, action, at, note from audit_entry
        where target_type = 'account' and target_id = measure.account_id and actor_role = 'moderator'
          and action in ('suspend', 'withdraw-suspension') and at >= measure.requested_at
        order by id desc limit 1
      ) entry
      where measure.id = ${id}::uuid and measure.kind = 'suspend'
      union all
      select 'appeal', decided_by, case status when 'upheld' then 'uphold-appeal' else 'overturn-appeal' end, decided_at, reason
      from appeal where id = ${id}::uuid and decided_at is not null
      union all
      select 'listing', decided_by, case status when 'struck' then 'viewing-struck' else 'viewing-upheld' end, decided_at, reason
      from viewing_contest where id = ${id}::uuid and decided_at is not null
    ) decided
    left join account on account.id = decided.actor_id
    order by decided.at desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
