import { type Selectable, sql } from 'kysely';
import { countRows } from '../../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { findStanding, newInvitation } from '../../invitations/index.ts';
import type { LetIn } from '../../teams/index.ts';
import type { ClientRow } from '../clients.repository.ts';

export type InvitationRow = Selectable<Tables['client_invitation']>;
export type AccessRow = Selectable<Tables['client_access']>;

/** Which client of which agency, where the invitation went, and who sent it when. */
export type AccessOf = Pick<InvitationRow, 'client_id' | 'account_id' | 'email' | 'invited_by' | 'created_at'>;

/** With the name of whoever sent it; null where it is not known. */
export type ListedInvitation = InvitationRow & { readonly invitedBy: string | null };

export interface AccessRows {
  readonly invitations: readonly ListedInvitation[];
  readonly accesses: readonly AccessRow[];
}

/** By the ids of clients, who are those of one agency; invitations that ended with their senders are left out. */
export async function findAccess(
  db: Db,
  clients: readonly Pick<ClientRow, 'id' | 'account_id'>[],
): Promise<ReadonlyMap<string, AccessRows>> {
  const [first] = clients;
  if (!first) return new Map();
  const clientIds = clients.map(({ id }) => id);
  const standing = await findStanding(db, 'client_invitation', first.account_id);
  const accesses = await db
    .selectFrom('client_access')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .orderBy('joined_at')
    .execute();
  const invitations = await db
    .selectFrom('client_invitation')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .orderBy('created_at')
    .execute();
  return new Map(
    clientIds.map((id) => [
      id,
      {
        accesses: accesses.filter(({ client_id }) => client_id === id),
        invitations: invitations
          .filter((invitation) => invitation.client_id === id && standing.has(invitation.id))
          .map((invitation) => ({ ...invitation, invitedBy: standing.get(invitation.id) ?? null })),
      },
    ]),
  );
}

/** Replaces a former invitation to the same address, whose link stops working. Returns the token of the link. */
export async function saveInvitation(
  tx: AccessTx,
  { id, account_id }: ClientRow,
  email: string,
  invitedBy: string,
): Promise<string> {
  const { token, row } = newInvitation({ accountId: account_id, email, invitedBy });
  await tx
    .insertInto('client_invitation')
    .values({ ...row, client_id: id })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'email_key']).doUpdateSet({
        ...{ email, invited_by: invitedBy, token_hash: row.token_hash, expires_at: row.expires_at },
        created_at: sql<Date>`now()`,
      }),
    )
    .execute();
  return token;
}

/** A person whose access has ended can join again. */
export function insertAccess(tx: Tx, { client_id, account_id, ...sent }: AccessOf, person_id: string) {
  const invitation = { email: sent.email, invited_by: sent.invited_by, invited_at: sent.created_at };
  return tx
    .insertInto('client_access')
    .values({ client_id, account_id, person_id, ...invitation })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'person_id'])
        .doUpdateSet({ ...invitation, joined_at: sql<Date>`now()`, ended_at: null }),
    )
    .execute();
}

/** Whether the access of somebody ended after this moment. */
export const hasEndedSince = async (db: Db, clientId: string, personId: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('client_access')
    .select('ended_at')
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .where('ended_at', '>=', since)
    .executeTakeFirst()) !== undefined;

/** Undefined when there was nothing to end. */
export const endAccessRow = (tx: Tx, clientId: string, personId: string): Promise<AccessRow | undefined> =>
  tx
    .updateTable('client_access')
    .set({ ended_at: sql<Date>`now()` })
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Those of an agency whose people joined at or after a moment. */
export const endAccessSince = (tx: Tx, accountId: string, since: Date): Promise<AccessRow[]> =>
  tx
    .updateTable('client_access')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('joined_at', '>=', since)
    .where('ended_at', 'is', null)
    .returningAll()
    .execute();

/** Those whose invitations this person sent at or after a moment, or people whom they let into the team of the agency. */
export function endAccessGivenSince(
  tx: Tx,
  personId: string,
  letIn: readonly LetIn[],
  since: Date,
): Promise<AccessRow[]> {
  const [people, accounts] = [letIn.map((row) => row.person_id), letIn.map((row) => row.account_id)];
  return tx
    .updateTable('client_access')
    .set({ ended_at: sql<Date>`now()` })
    .where('invited_by', 'in', [personId, ...people])
    .where(
      sql<boolean>`(invited_by = ${personId} or (invited_by, account_id) in (
        select * from unnest(${people}::uuid[], ${accounts}::uuid[])))`,
    )
    .where('invited_at', '>=', since)
    .where('ended_at', 'is', null)
    .returningAll()
    .execute();
}

export const countAgencies = (db: Db, personId: string): Promise<number> =>
  countRows(db.selectFrom('client_access').where('person_id', '=', personId).where('ended_at', 'is', null));

/** Nothing is shown of an agency that is suspended or closed. */
export const selectAgencies = (db: Db, personId: string) =>
  db
    .selectFrom('client_access as access')
    .innerJoin('account as agency', 'agency.id', 'access.account_id')
    .where('access.person_id', '=', personId)
    .where('access.ended_at', 'is', null)
    .where('agency.hidden_at', 'is', null);

/** Those of suspended agencies are among them. */
export const listOwnAccess = (db: Db, personId: string) =>
  db
    .selectFrom('client_access')
    .select('client_id')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();

/** The access of this person to one client, whose homes they see. */
export const findAgency = (db: Db, personId: string, clientId: string) =>
  selectAgencies(db, personId)
    .select(['access.client_id', 'access.account_id'])
    .where('access.client_id', '=', clientId)
    .executeTakeFirst();

/** Those who see the homes of an agency now, each once. */
export async function listClientEmails(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('client_access')
    .innerJoin('account', 'account.id', 'client_access.person_id')
    .select('account.email')
    .distinct()
    .where('client_access.account_id', '=', accountId)
    .where('client_access.ended_at', 'is', null)
    .where('account.hidden_at', 'is', null)
    .execute();
  return rows.map(({ email }) => email);
}
