import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import { openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { newInvitation } from '../invitations/index.ts';
import { isWebhookOf } from '../webhooks/index.ts';

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

export async function findTeamNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await selectTeams(db).where('account.id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const keysOfMember = sql<number>`(
  select count(*)::int from api_key
  where api_key.account_id = member.account_id and api_key.created_by = member.person_id)`;
const webhooksOfMember = sql<number>`(
  select count(*)::int from webhook
  where webhook.account_id = member.account_id and ${isWebhookOf(sql`member.person_id`)}
    and disabled_at is null)`;

/** What somebody looks after and others would have to: homes on the market, conversations, and viewings to come. */
const homesOfMember = sql<number>`(
  select count(*)::int from listing
  where assigned_to = member.person_id and listing.account_id = member.account_id
    and status not in ('let', 'withdrawn'))`;
const conversationsOfMember = sql<number>`(
  select count(*)::int from conversation where assigned_to = member.person_id and lister_id = member.account_id)`;
const viewingsOfMember = sql<number>`(
  select count(*)::int from viewing
  where assigned_to = member.person_id and lister_id = member.account_id
    and starts_at > now() and status = any(${[...openStatuses]}::text[]))`;

/** In the order they joined. */
export const listMembers = (db: Db, accountId: string) =>
  db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.person_id')
    .selectAll('member')
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .select([keysOfMember.as('keys'), webhooksOfMember.as('webhooks')])
    .select([homesOfMember.as('homes'), conversationsOfMember.as('conversations'), viewingsOfMember.as('viewings')])
    .where('member.account_id', '=', accountId)
    .orderBy('member.joined_at')
    .orderBy('member.person_id')
    .execute();
export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

interface Person {
  readonly id: string;
  readonly name: string;
}

/** The person whose account it is, then the others. */
export async function listPeople(db: Db, accountId: string): Promise<Person[]> {
  const [team, members] = [await findTeam(db, accountId), await listMembers(db, accountId)];
  const founder = team ? [{ id: team.id, name: `${team.first_name} ${team.last_name}` }] : [];
  const others = members.map(({ person_id, first_name, last_name }) => ({
    id: person_id,
    name: `${first_name} ${last_name}`,
  }));
  return [...founder, ...others];
}

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
  person_id: string,
  { account_id, role, branch_id, invited_by, created_at: invited_at }: InvitationRow,
) => tx.insertInto('team_member').values({ person_id, account_id, role, branch_id, invited_by, invited_at }).execute();

/** Whether somebody left the team after this moment. */
export const hasLeftSince = async (db: Db, accountId: string, personId: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('team_departure')
    .select('left_at')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('left_at', '>=', since)
    .executeTakeFirst()) !== undefined;

export const updateMember = (
  tx: Tx,
  personId: string,
  { role, branchId }: { readonly role: TeamRole; readonly branchId: string | null },
) => tx.updateTable('team_member').set({ role, branch_id: branchId }).where('person_id', '=', personId).execute();

/**
 * What they looked after is handed over to another person, or belongs to nobody in particular then. Links in mails act for the account without a sign-in,
 * so those that were sent to them stop working.
 */
export async function deleteMember(
  tx: Tx,
  { account_id, person_id, role, ...member }: MemberRow,
  to: string | null,
): Promise<void> {
  await tx.deleteFrom('team_member').where('person_id', '=', person_id).execute();
  const departure = { left_at: sql<Date>`now()`, invited_by: member.invited_by, invited_at: member.invited_at };
  await tx
    .insertInto('team_departure')
    .values({ account_id, person_id, ...departure })
    .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).doUpdateSet(departure))
    .execute();
  await tx.deleteFrom('viewing_link').where('account_id', '=', account_id).execute();
  await tx
    .updateTable('listing')
    .set({ confirm_token_hash: null })
    .where('account_id', '=', account_id)
    .where('confirm_token_hash', 'is not', null)
    .where((where) =>
      where.or([where('assigned_to', '=', person_id), ...(role === 'owner' ? [where('assigned_to', 'is', null)] : [])]),
    )
    .execute();
  await tx.deleteFrom('conversation_notice').where('person_id', '=', person_id).execute();
  for (const table of ['listing', 'conversation', 'viewing'] as const)
    await tx.updateTable(table).set({ assigned_to: to }).where('assigned_to', '=', person_id).execute();
}

export async function closeCalendars(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['certificate_calendar', 'viewing_feed'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
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

interface NewInvitation {
  readonly invitedBy: string;
  readonly accountId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly branchId: string | null;
}

/** Returns the token of its link. */
export async function insertInvitation(tx: AccessTx, { role, branchId, ...sending }: NewInvitation): Promise<string> {
  const { token, row } = newInvitation(sending);
  await tx
    .insertInto('team_invitation')
    .values({ ...row, role, branch_id: branchId })
    .execute();
  return token;
}

export const countOwnListings = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('listing').where('account_id', '=', accountId).where('status', '<>', 'withdrawn'));

export const countUnfinishedListings = (db: Db, accountId: string): Promise<number> =>
  countRows(
    db.selectFrom('listing').where('account_id', '=', accountId).where('status', 'not in', ['let', 'withdrawn']),
  );
