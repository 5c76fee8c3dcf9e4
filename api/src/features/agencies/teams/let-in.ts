import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** A person in the team of an account, or who was in it lately. */
export interface LetIn {
  readonly account_id: string;
  readonly person_id: string;
}

const everyone = sql`(
  select account_id, person_id, invited_by, invited_at from team_member
  union all select account_id, person_id, invited_by, invited_at from team_departure)`;

/**
 * Whoever came into a team by an invitation that this person sent at or after a moment, whomever those let in, and so
 * on. People who have left are among them, because those they let in have not.
 */
export async function findLetInSince(db: Db, personId: string, since: Date): Promise<readonly LetIn[]> {
  const { rows } = await sql<LetIn>`
    with recursive let_in as (
      select account_id, person_id from ${everyone} as joined
      where invited_by = ${personId} and invited_at >= ${since}
      union
      select joined.account_id, joined.person_id
      from let_in join ${everyone} as joined
        on joined.invited_by = let_in.person_id and joined.account_id = let_in.account_id
      where joined.invited_at >= ${since}
    )
    select account_id, person_id from let_in where person_id <> ${personId}
  `.execute(db);
  return rows;
}
