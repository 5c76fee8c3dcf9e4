import { emailKey } from '@letfair/domain/accounts/contact-details';
import { INVITATION_DAYS, invitationSentences } from '@letfair/domain/accounts/invitations';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { gone } from '../../platform/http/refusals.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Limit } from '../../platform/throttle.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { type Account, lockAccount } from '../accounts/index.ts';

/** They differ only in what somebody is invited to. */
type InvitationTable = 'team_invitation' | 'client_invitation';
type Invitation<Table extends InvitationTable> = Selectable<Tables[Table]>;

/** Mails to strangers are limited, whoever of an account sends them. */
export const invitationMails: Limit = { bucket: 'invitation', hits: 60, seconds: 86_400 };

export const invitationGone = gone(invitationSentences.gone);

/** What every mail with such a link says of it. */
export const invitationFootnotes = [
  `The link works once, for ${INVITATION_DAYS} days.`,
  'If you do not know who this is, you need do nothing.',
] as const;

/** A link's token, of which only the hash is stored, with the columns that keep it. */
function newLink() {
  const token = newToken();
  const expires_at = sql<Date>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;
  return { token, columns: { token_hash: hashToken(token), expires_at } };
}

/** The columns of a new invitation, and the token for its mail. */
export function newInvitation(account_id: string, email: string) {
  const { token, columns } = newLink();
  return { token, row: { id: newId(), account_id, email, email_key: emailKey(email), ...columns } };
}

/** Ends the former link and returns the token of the new one. */
export async function renewInvitation(tx: Tx, table: InvitationTable, id: string): Promise<string> {
  const { token, columns } = newLink();
  await tx.updateTable(table).set(columns).where('id', '=', id).execute();
  return token;
}

/** Only while it is valid. */
export const findInvitationByToken = <Table extends InvitationTable>(db: Db, table: Table, token: string) =>
  db
    .selectFrom(table as InvitationTable)
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst() as Promise<Invitation<Table> | undefined>;

/** False when another call has used it up. */
export const deleteInvitation = async (tx: Tx, table: InvitationTable, id: string): Promise<boolean> =>
  (await tx.deleteFrom(table).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

/**
 * Locks who accepts and who invites, in the order of their ids, so that two who invite each other do not deadlock.
 * Returns who accepts.
 */
export async function lockInvited(tx: Tx, ...ids: [person: string, account: string]): Promise<Account | undefined> {
  const [personId] = ids;
  const locked = new Map<string, Account | undefined>();
  for (const id of ids.toSorted()) locked.set(id, await lockAccount(tx, id));
  return locked.get(personId);
}
