import { canStillInvite } from '@letfair/domain/agencies/invitations';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

export type InvitationTable = 'team_invitation' | 'client_invitation';

interface SentRow {
  readonly id: string;
  readonly granted: TeamRole | null;
  readonly sender_name: string | null;
  readonly sender_role: TeamRole | null;
  readonly sender_hidden: boolean;
  readonly sender_limited: boolean;
  readonly account_hidden: boolean;
  readonly account_limited: boolean;
}

/** The person whose account it is stands for the senders of the last release, which stored none. */
const readSent = async (db: Db, table: InvitationTable, where: RawBuilder<boolean>): Promise<readonly SentRow[]> => {
  const granted = table === 'team_invitation' ? sql.ref('invitation.role') : sql`null::text`;
  const { rows } = await sql<SentRow>`
    select invitation.id, ${granted} as granted,
      case when invitation.invited_by is not null then sender.first_name || ' ' || sender.last_name end as sender_name,
      case when sender.id = invitation.account_id then 'owner' else member.role end as sender_role,
      sender.hidden_at is not null as sender_hidden,
      coalesce(sender.limited_at, sender.homes_hidden_at) is not null as sender_limited,
      account.hidden_at is not null as account_hidden,
      coalesce(account.limited_at, account.homes_hidden_at) is not null as account_limited
    from ${sql.table(table)} as invitation
      join account on account.id = invitation.account_id
      join account as sender on sender.id = coalesce(invitation.invited_by, invitation.account_id)
      left join team_member as member on member.person_id = sender.id and member.account_id = invitation.account_id
    where ${where}
  `.execute(db);
  return rows;
};

const isStanding = (row: SentRow): boolean =>
  canStillInvite(
    row.granted === null ? { to: 'client' } : { to: 'team', role: row.granted },
    { role: row.sender_role, isHidden: row.sender_hidden, isLimited: row.sender_limited },
    { isHidden: row.account_hidden, isLimited: row.account_limited },
  );

const ofAccount = (accountId: string) => sql<boolean>`invitation.account_id = ${accountId}`;

/** Whether an invitation can still be accepted. */
export const stands = async (db: Db, table: InvitationTable, id: string): Promise<boolean> =>
  (await readSent(db, table, sql<boolean>`invitation.id = ${id}`)).some(isStanding);

/** The names of their senders by the ids of invitations that can still be accepted; null for one without a sender. */
export const findStanding = async (
  db: Db,
  table: InvitationTable,
  accountId: string,
): Promise<ReadonlyMap<string, string | null>> =>
  new Map(
    (await readSent(db, table, ofAccount(accountId)))
      .filter(isStanding)
      .map(({ id, sender_name }) => [id, sender_name]),
  );

/** Deletes the invitations of an account that ended with the right of their senders. */
export async function endInvitationsOf(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['team_invitation', 'client_invitation'] as const) {
    const ended = (await readSent(tx, table, ofAccount(accountId))).filter((row) => !isStanding(row));
    if (ended.length === 0) continue;
    await tx
      .deleteFrom(table)
      .where(
        'id',
        'in',
        ended.map(({ id }) => id),
      )
      .execute();
  }
}

/** For a person whose right to invite may have ended: their own account, and the one that they work for. */
export async function endInvitationsBy(tx: Tx, personId: string): Promise<void> {
  const membership = await tx
    .selectFrom('team_member')
    .select('account_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  await endInvitationsOf(tx, personId);
  if (membership) await endInvitationsOf(tx, membership.account_id);
}
