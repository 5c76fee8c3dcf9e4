import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db } from '../../../platform/db.ts';
import type { Account } from './accounts.repository.ts';

interface About {
  /** The account of the lister. */
  readonly accountId: string;
  readonly listingId: string;
  /** Who looks after the conversation or viewing itself; before whoever looks after the home. */
  readonly assignedTo?: string | null;
}

/**
 * Who is written to about a home: the person who looks after it, or the owners where nobody does. Whoever left the
 * team or is suspended is never among them.
 */
export async function findListerReceivers(
  db: Db,
  { accountId, listingId, assignedTo = null }: About,
): Promise<readonly Account[]> {
  const { rows } = await sql<Account & { readonly rank: number }>`
    select person.*, case
        when person.id = ${assignedTo}::uuid then 1
        when person.id = listing.assigned_to then 2
        when person.id = ${accountId}::uuid or member.role = 'owner' then 3
      end as rank
    from listing
    cross join (
      select ${accountId}::uuid as id
      union all select person_id from team_member where account_id = ${accountId}
    ) works
    join account person on person.id = works.id
    left join team_member member on member.person_id = person.id and member.account_id = ${accountId}
    where listing.id = ${listingId} and person.suspended_at is null and person.closed_at is null
    order by rank, person.id
  `.execute(db);
  const [first] = rows;
  return first?.rank ? rows.filter(({ rank }) => rank === first.rank) : [];
}

/** Who works for an account besides its owner. */
export const countMembers = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('team_member').where('account_id', '=', accountId));
