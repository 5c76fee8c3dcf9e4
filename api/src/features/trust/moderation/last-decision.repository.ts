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
