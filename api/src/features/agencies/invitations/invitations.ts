import { emailKey } from '@letfair/domain/accounts/contact-details';
import {
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  invitationSentences,
  tooManyInvitations,
} from '@letfair/domain/agencies/invitations';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import { type Selectable, sql } from 'kysely';
import { lockHolders } from '../../../platform/access/lock-holders.ts';
import type { AccessTx, Db, Tx } from '../../../platform/db.ts';
import { gone } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { countHit, tooMany } from '../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Account } from '../../accounts/sign-in/index.ts';
import { type InvitationTable, stands } from './standing.ts';

/** They differ only in what somebody is invited to. */
type Invitation<Table extends InvitationTable> = Selectable<Tables[Table]>;

const DAY = 86_400;

/** Mails to strangers are limited, whoever of an account sends them and whatever they invite to. */
export async function invitationLimitRefusal(tx: Tx, accountId: string) {
  const isProven = await hasBeenAccepted(tx, accountId);
  const hits = isProven ? INVITATIONS_A_DAY.proven : INVITATIONS_A_DAY.new;
  const wait = await countHit(tx, { bucket: 'invitation', hits, seconds: DAY }, accountId);
  const nextAt = (seconds: number) => ukMomentInWords(new Date(Date.now() + seconds * 1_000));
  return wait === null ? null : tooMany(wait, tooManyInvitations(isProven, nextAt(wait)));
}

/** Somebody has joined the team or sees homes of a client, or did so once. */
async function hasBeenAccepted(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ accepted: boolean }>`
    select exists (select from team_member where account_id = ${accountId})
      or exists (select from client_access where account_id = ${accountId})
      or exists (
        select from audit_entry
        where target_type = 'account' and target_id = ${accountId} and action in ('team-join', 'client-join')
      ) as accepted
  `.execute(db);
  return rows[0]?.accepted === true;
}

export const invitationGone = gone(invitationSentences.gone);

/** What every mail with such a link says of it. */
export const invitationFootnotes = [
  `You can use the link once, within ${INVITATION_DAYS} days.`,
  'If you don’t know who this is, you can ignore this email.',
] as const;

/** A link's token, of which only the hash is stored, with the columns that keep it. */
function newLink() {
  const token = newToken();
  const expires_at = sql<Date>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;
  return { token, columns: { token_hash: hashToken(token), expires_at } };
}

interface Sending {
  readonly accountId: string;
  readonly email: string;
  /** With the right of this person it ends. */
  readonly invitedBy: string;
}

/** The columns of a new invitation, and the token for its mail. */
export function newInvitation({ accountId, email, invitedBy }: Sending) {
  const { token, columns } = newLink();
  const sent = { account_id: accountId, email, email_key: emailKey(email), invited_by: invitedBy };
  return { token, row: { id: newId(), ...sent, ...columns } };
}

/** Ends the former link and returns the token of the new one, which is that of whoever sends it again. */
export async function renewInvitation(
  tx: AccessTx,
  table: InvitationTable,
  id: string,
  invitedBy: string,
): Promise<string> {
  const { token, columns } = newLink();
  const sent = { ...columns, invited_by: invitedBy, created_at: sql<Date>`now()` };
  await tx.updateTable(table).set(sent).where('id', '=', id).execute();
  return token;
}

/** Only while it is valid, and whoever sent it could send it now. */
export async function findInvitationByToken<Table extends InvitationTable>(
  db: Db,
  table: Table,
  token: string,
): Promise<Invitation<Table> | undefined> {
  const found = await db
    .selectFrom(table as InvitationTable)
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found && (await stands(db, table, found.id)) ? (found as Invitation<Table>) : undefined;
}

/** False when another call has used it up. */
export const deleteInvitation = async (tx: Tx, table: InvitationTable, id: string): Promise<boolean> =>
  (await tx.deleteFrom(table).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

/**
 * Locks who accepts, the account that invites and the person who sent the link, and looks at the invitation again: a
 * suspension that was just under way has ended it by then. Returns it with who accepts.
 */
export async function lockInvited<Table extends InvitationTable>(
  tx: Tx,
  table: Table,
  token: string,
  personId: string,
): Promise<{ readonly person: Account; readonly invitation: Invitation<Table> } | undefined> {
  const found = await findInvitationByToken(tx, table, token);
  if (!found) return undefined;
  const { account_id, invited_by } = found as Invitation<InvitationTable>;
  const locked = await lockHolders(tx, [personId, account_id, invited_by ?? account_id]);
  const person = locked.find(({ id }) => id === personId);
  const invitation = await findInvitationByToken(tx, table, token);
  return person && invitation && !person.hidden_at ? { person, invitation } : undefined;
}
