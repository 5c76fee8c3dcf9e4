import { RECENT_PASSWORD_MINUTES } from '@letfair/domain/accounts/second-step';
import { sql } from 'kysely';
import { countRows } from '../../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../../platform/db.ts';
import { notify } from '../../../../platform/live/notify.ts';
import { deleteOwnRow } from '../../../../platform/retention/own-rows.ts';

interface NewSession {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  readonly seconds: number;
  readonly device: string;
  readonly network: string;
  readonly isTwoStep: boolean;
}

export const insertSession = (tx: Tx, { accountId, tokenHash, seconds, device, network, isTwoStep }: NewSession) =>
  tx
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      device,
      network,
      two_step: isTwoStep,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute();

/** Joins the account, so that a suspension takes effect once it is committed. */
export const findSessionAccount = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.user_type', 'account.closed_at', 'account.limited_at', 'account.homes_hidden_at'])
    // Joins the team as well, so that leaving it takes effect once it is committed.
    .leftJoin('team_member as member', 'member.person_id', 'account.id')
    .leftJoin('account as team', 'team.id', 'member.account_id')
    .select(['member.account_id as team_id', 'member.role as team_role', 'team.user_type as team_type'])
    .select(['team.suspended_at as team_suspended_at', 'team.closed_at as team_closed_at'])
    .select(['team.limited_at as team_limited_at', 'team.homes_hidden_at as team_homes_hidden_at'])
    .select('session.two_step')
    .select(sql<boolean>`session.last_used_at < now() - interval '1 hour'`.as('used_long_ago'))
    .select(
      sql<boolean>`session.confirmed_at > now() - make_interval(mins => ${RECENT_PASSWORD_MINUTES})`.as('is_confirmed'),
    )
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.suspended_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .where('account.pending_email', 'is', null)
    .executeTakeFirst();

/** For whom a member of a team works. */
export const findTeamOf = (db: Db, personId: string) =>
  db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .leftJoin('agency', (join) =>
      join.onRef('agency.account_id', '=', 'account.id').on('account.user_type', '=', 'agent'),
    )
    .select(['account.id', 'member.role'])
    .select(
      sql<string>`coalesce(nullif(agency.company_name, ''), account.first_name || ' ' || account.last_name)`.as('name'),
    )
    .where('member.person_id', '=', personId)
    .executeTakeFirst();

/** Whether an agency that is not hidden shares homes with this person. */
export async function hasAgency(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('client_access as access')
    .innerJoin('account as agency', 'agency.id', 'access.account_id')
    .select('access.client_id')
    .where('access.person_id', '=', personId)
    .where('access.ended_at', 'is', null)
    .where('agency.hidden_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const findLiveSessions = (db: Db, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('team_member as member', 'member.person_id', 'account.id')
    .select(['session.token_hash', sql<string>`coalesce(member.account_id, account.id)`.as('works_for')])
    .where('session.token_hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.suspended_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .where('account.pending_email', 'is', null)
    .execute();

export async function deleteSession(tx: Tx, accountId: string, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  await notifyOpenPages(tx, accountId);
}

export async function deleteAccountSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await notifyOpenPages(tx, accountId);
}

/** Returns how many sessions ended. */
export async function deleteOtherSessions(tx: Tx, accountId: string, kept: Buffer): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', kept)
    .executeTakeFirstOrThrow();
  await notifyOpenPages(tx, accountId);
  return Number(numDeletedRows);
}

/** Returns false when the account has no such session. */
export async function deleteSessionById(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await deleteOwnRow(tx, 'session', accountId, id);
  if (deleted) await notifyOpenPages(tx, accountId);
  return deleted;
}

export const touchSession = (tx: Tx, tokenHash: Buffer) =>
  tx.updateTable('session').set({ last_used_at: sql`now()` }).where('token_hash', '=', tokenHash).execute();

/** The password, or a passkey, was given just now. */
export const confirmSession = (tx: Tx, tokenHash: Buffer) =>
  tx.updateTable('session').set({ confirmed_at: sql`now()` }).where('token_hash', '=', tokenHash).execute();

/** A second step was proved in this session. */
export const markSessionTwoStep = (tx: Tx, tokenHash: Buffer) =>
  tx.updateTable('session').set({ two_step: true }).where('token_hash', '=', tokenHash).execute();

const liveSessions = (db: Db, accountId: string) =>
  db.selectFrom('session').where('account_id', '=', accountId).where('expires_at', '>', sql<Date>`now()`);

export const listSessions = (db: Db, accountId: string, limit: number) =>
  liveSessions(db, accountId)
    .select(['id', 'device', 'network', 'created_at', 'last_used_at', 'expires_at', 'token_hash'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

export const countSessions = (db: Db, accountId: string): Promise<number> => countRows(liveSessions(db, accountId));

/** Open pages then check whether their own session is still valid. */
const notifyOpenPages = (tx: Tx, accountId: string) =>
  notify(tx, { type: 'signed-out', id: accountId, to: [accountId] });
