import { materialInformation } from '@letfair/contract/listings/listing-payload';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { REMOVED } from '@letfair/domain/accounts/privacy/personal-words';
import { DELETED_HOME, DELETED_USER } from '@letfair/domain/accounts/privacy/retention';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import type { StoredAttachment } from '../../../../platform/files/attachment-store.ts';
import type { FileOfRow } from '../../../../platform/files/certificate-store.ts';
import { tableRules } from '../../../../platform/retention/table-rules.ts';
import type { Account } from '../../sign-in/index.ts';

export interface Picture {
  readonly id: string;
  readonly widths: readonly number[];
}

const ownTables = Object.entries(tableRules)
  .filter(([, { erase }]) => erase?.includes('own rows'))
  .flatMap(([table, { owner }]) => (owner === null ? [] : [[table as 'draft', owner as 'account_id'] as const]));

export async function eraseOwnRows(tx: Tx, accountId: string): Promise<void> {
  for (const [table, owner] of ownTables) await tx.deleteFrom(table).where(owner, '=', accountId).execute();
}

/** A person who worked for others, or was their client, leaves nothing behind there but what they did. */
export async function eraseMembership(tx: Tx, personId: string, emails: readonly string[]): Promise<void> {
  await tx.deleteFrom('team_member').where('person_id', '=', personId).execute();
  for (const column of ['person_id', 'undo_person_id'] as const)
    await tx
      .updateTable('listing_import')
      .set({ [column]: null })
      .where(column, '=', personId)
      .execute();
  for (const table of ['conversation_seen', 'conversation_notice'] as const)
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
  await tx.updateTable('conversation_notice').set({ by_id: null }).where('by_id', '=', personId).execute();
  for (const table of ['listing', 'conversation', 'viewing'] as const)
    await tx.updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', personId).execute();
  await tx.deleteFrom('client_access').where('person_id', '=', personId).execute();
  await tx.deleteFrom('team_departure').where('person_id', '=', personId).execute();
  for (const table of ['team_member', 'team_departure', 'client_access'] as const)
    await tx.updateTable(table).set({ invited_by: null }).where('invited_by', '=', personId).execute();
  for (const table of ['team_invitation', 'client_invitation'] as const)
    await tx
      .deleteFrom(table)
      .where((where) => where.or([where('email_key', 'in', emails.map(emailKey)), where('invited_by', '=', personId)]))
      .execute();
}

/** Returns the photos whose files remain to be deleted. */
export async function erasePhotos(tx: Tx, { id, photo_id }: Account): Promise<Picture[]> {
  await tx
    .deleteFrom('listing_photo')
    .using('photo')
    .whereRef('photo.id', '=', 'listing_photo.photo_id')
    .where('photo.account_id', '=', id)
    .execute();
  const photos = await tx.deleteFrom('photo').where('account_id', '=', id).returning(['id', 'widths']).execute();
  return [...photos, ...(photo_id ? [{ id: photo_id, widths: profilePhotoSizes }] : [])];
}

/** Returns the files that remain to be deleted. */
export const eraseCertificates = (tx: Tx, accountId: string): Promise<FileOfRow[]> =>
  tx.deleteFrom('certificate').where('account_id', '=', accountId).returning(['file_id', 'file_type']).execute();

/** Messages that have lost everything say so. Returns the files that remain to be deleted. */
export async function eraseAttachments(tx: Tx, accountId: string): Promise<StoredAttachment[]> {
  const erased = await tx
    .deleteFrom('attachment')
    .where('account_id', '=', accountId)
    .returning(['id', 'type', 'message_id'])
    .execute();
  const messageIds = erased.flatMap(({ message_id }) => message_id ?? []);
  await sql`update message set content = ${REMOVED} where id = any(${messageIds}::uuid[]) and content = ''`.execute(tx);
  return erased;
}

export const eraseExports = async (tx: Tx, accountId: string): Promise<string[]> => {
  const deleted = await tx.deleteFrom('data_export').where('account_id', '=', accountId).returning('id').execute();
  return deleted.map(({ id }) => id);
};

const isUnreferenced = sql<boolean>`
  not exists (select from conversation where conversation.listing_id = listing.id)
  and not exists (select from application where application.listing_id = listing.id)
  and not exists (select from reported_target where reported_target.listing_id = listing.id)`;

/** Listings with conversations, applications or reports are emptied; all others are deleted. */
export async function eraseListings(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('listing').where('account_id', '=', accountId).where(isUnreferenced).execute();
  await tx
    .deleteFrom('listing_fingerprint')
    .using('listing')
    .whereRef('listing.id', '=', 'listing_fingerprint.listing_id')
    .where('listing.account_id', '=', accountId)
    .execute();
  await tx
    .deleteFrom('listing_revision')
    .using('listing')
    .whereRef('listing.id', '=', 'listing_revision.listing_id')
    .where('listing.account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('listing')
    .set({
      status: sql`case when status = 'let' then status else 'withdrawn' end`,
      reference: '',
      title: DELETED_HOME,
      description: '',
      line1: '',
      line2: '',
      city: '',
      county: '',
      postcode: sql<string>`outcode`,
      point_lat: null,
      point_lng: null,
      point_source: 'none',
      features: sql<string[]>`'{}'::text[]`,
      material_information: JSON.stringify(materialInformation.parse({})),
      rejection_reason: null,
      flags: '[]',
      approved_wording: null,
      confirm_token_hash: null,
      client_id: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** The row stays as the other party of conversations and decisions; nobody knows its password. */
export const eraseAccountRow = (tx: Tx, id: string, password_hash: string) =>
  tx
    .updateTable('account')
    .set({
      email: '',
      // Not a valid email, so that the real one can sign up again.
      email_key: `erased ${id}`,
      password_hash,
      first_name: DELETED_USER,
      last_name: '',
      phone: '',
      verified_at: null,
      suspension_reason: null,
      password_changed_at: null,
      photo_id: null,
      pending_email: null,
      pending_email_key: null,
      pending_since: null,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
