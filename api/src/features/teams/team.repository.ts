import { emailKey } from '@letfair/domain/accounts/contact-details';
import { INVITATION_DAYS } from '@letfair/domain/teams/limits';
import { mayInTeam, type TeamRole } from '@letfair/domain/teams/roles';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-rows.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

export type MemberRow = Selectable<Tables['team_member']>;
export type InvitationRow = Selectable<Tables['team_invitation']>;

/** The company of an agent, or the name of a landlord. */
const teamName = sql<string>`coalesce(nullif(agency.company_name, ''), account.first_name || ' ' || account.last_name)`;

const selectTeams = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('agency', (join) =>
      join.onRef('agency.account_id', '=', 'account.id').on('account.user_type', '=', 'agent'),
    )
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email', 'account.user_type'])
    .select(['account.hidden_at', teamName.as('name')]);

export const findTeam = (db: Db, accountId: string) =>
  selectTeams(db).where('account.id', '=', accountId).executeTakeFirst();
export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** In the order they joined. */
export const listMembers = (db: Db, accountId: string) =>
  db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.person_id')
    .selectAll('member')
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .where('member.account_id', '=', accountId)
    .orderBy('member.joined_at')
    .orderBy('member.person_id')
    .execute();
export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

export const countMembers = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('team_member').where('account_id', '=', accountId));

export const findMember = (db: Db, accountId: string, personId: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('team_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .executeTakeFirst();

/** Whether this person works for the account, as its owner or as a member. */
export const worksForAccount = async (db: Db, accountId: string, personId: string): Promise<boolean> =>
  personId === accountId || (await findMember(db, accountId, personId)) !== undefined;

export const findMembership = (db: Db, personId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('team_member').selectAll().where('person_id', '=', personId).executeTakeFirst();

export const insertMember = (
  tx: Tx,
  personId: string,
  { account_id, role, branch_id }: Pick<InvitationRow, 'account_id' | 'role' | 'branch_id'>,
) => tx.insertInto('team_member').values({ person_id: personId, account_id, role, branch_id }).execute();

export const updateMember = (
  tx: Tx,
  personId: string,
  { role, branchId }: { readonly role: TeamRole; readonly branchId: string | null },
) => tx.updateTable('team_member').set({ role, branch_id: branchId }).where('person_id', '=', personId).execute();

/**
 * What they looked after belongs to nobody in particular then. Whoever could read the secret addresses of calendars
 * may have kept them, so they stop working.
 */
export async function deleteMember(tx: Tx, { account_id, person_id, role }: MemberRow): Promise<void> {
  await tx.deleteFrom('team_member').where('person_id', '=', person_id).execute();
  if (mayInTeam(role, 'integrations'))
    for (const table of ['certificate_calendar', 'viewing_feed'] as const)
      await tx.deleteFrom(table).where('account_id', '=', account_id).execute();
  for (const table of ['listing', 'conversation', 'viewing'] as const)
    await tx.updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', person_id).execute();
}

export const listInvitations = (db: Db, accountId: string): Promise<InvitationRow[]> =>
  db.selectFrom('team_invitation').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

export const findInvitation = (db: Db, accountId: string, id: string): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('team_invitation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Only while it is valid. */
export const findInvitationByToken = (db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('team_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

const expiry = sql<Date>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;

interface NewInvitation {
  readonly accountId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly branchId: string | null;
  readonly tokenHash: Buffer;
}

export const insertInvitation = (tx: Tx, { accountId, email, role, branchId, tokenHash }: NewInvitation) =>
  tx
    .insertInto('team_invitation')
    .values({
      id: newId(),
      account_id: accountId,
      email,
      email_key: emailKey(email),
      role,
      branch_id: branchId,
      token_hash: tokenHash,
      expires_at: expiry,
    })
    .execute();

export const renewInvitation = (tx: Tx, id: string, tokenHash: Buffer) =>
  tx.updateTable('team_invitation').set({ token_hash: tokenHash, expires_at: expiry }).where('id', '=', id).execute();

/** False when another call has used it up. */
export const deleteInvitation = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.deleteFrom('team_invitation').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

/** Expired ones stay for a while, so that they can be sent again. */
export const deleteOldInvitations = (db: Db) =>
  db.deleteFrom('team_invitation').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute();

export const countOwnListings = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('listing').where('account_id', '=', accountId).where('status', '<>', 'withdrawn'));

export const countUnfinishedListings = (db: Db, accountId: string): Promise<number> =>
  countRows(
    db.selectFrom('listing').where('account_id', '=', accountId).where('status', 'not in', ['let', 'withdrawn']),
  );
