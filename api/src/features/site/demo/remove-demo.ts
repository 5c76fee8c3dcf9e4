import { emailKey } from '@letfair/domain/accounts/contact-details';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import type { UserType } from '@letfair/domain/accounts/user-types';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { AttachmentStore, StoredAttachment } from '../../../platform/files/attachment-store.ts';
import type { CertificateStore, FileOfRow } from '../../../platform/files/certificate-store.ts';
import type { PhotoStore } from '../../../platform/photos/photo-store.ts';
import type { ExportStore } from '../../accounts/privacy/index.ts';
import type { Passwords } from '../../accounts/sign-in/index.ts';

export interface DemoAccountFound {
  readonly id: string;
  readonly email: string;
  readonly userType: UserType;
}

interface FindDeps {
  readonly db: Db;
  readonly passwords: Passwords;
}

/**
 * The accounts of the demo, and accounts with one of these emails that have its published password although nothing
 * marks them: somebody may have changed it and back before that was refused.
 */
export const listDemoAccounts =
  ({ db, passwords }: FindDeps) =>
  async (emails: readonly string[]): Promise<DemoAccountFound[]> => {
    const columns = ['id', 'email', 'user_type', 'password_hash'] as const;
    const accounts = db.selectFrom('account').select(columns).where('erased_at', 'is', null);
    const found = await accounts.where('is_demo', '=', true).orderBy('id').execute();
    const unmarked = await accounts
      .where('is_demo', '=', false)
      .where('email_key', 'in', emails.map(emailKey))
      .execute();
    for (const account of unmarked)
      if (await passwords.matches(account.password_hash, DEMO_PASSWORD)) found.push(account);
    return found.map(({ id, email, user_type }) => ({ id, email, userType: user_type }));
  };

interface RemovalDeps extends FindDeps {
  readonly photos: PhotoStore;
  readonly certificates: CertificateStore;
  readonly attachments: AttachmentStore;
  readonly exports: ExportStore;
}

/**
 * Deletes the accounts of the demo with everything they own, wrote and uploaded; the audit log keeps that decisions
 * were made. Files go after the commit, as with an erasure. Returns the number of accounts.
 */
export const removeDemo =
  (deps: RemovalDeps) =>
  async (emails: readonly string[]): Promise<number> => {
    const accounts = await listDemoAccounts(deps)(emails);
    if (accounts.length === 0) return 0;
    const left = await write(deps.db, (tx) => deleteAccounts(tx, accounts));
    for (const { id, widths } of left.pictures) await deps.photos.remove(id, widths);
    await deps.certificates.removeFilesOf(left.certificateFiles);
    await deps.attachments.remove(left.attachments);
    for (const { id } of left.exports) await deps.exports.remove(id);
    return accounts.length;
  };

interface RemainingFiles {
  readonly pictures: readonly { readonly id: string; readonly widths: readonly number[] }[];
  readonly certificateFiles: readonly FileOfRow[];
  readonly attachments: readonly StoredAttachment[];
  readonly exports: readonly { readonly id: string }[];
}

async function deleteAccounts(tx: Tx, accounts: readonly DemoAccountFound[]): Promise<RemainingFiles> {
  const isTheirs = (column: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} = any(${accounts.map(({ id }) => id)}::uuid[])`;
  const isTheirEmail = (column: string): RawBuilder<boolean> =>
    sql<boolean>`lower(${sql.ref(column)}) = any(${accounts.map(({ email }) => emailKey(email))}::text[])`;

  const certificateFiles = await tx
    .deleteFrom('certificate')
    .where(isTheirs('account_id'))
    .returning(['file_id', 'file_type'])
    .execute();
  const attachments = await tx
    .deleteFrom('attachment')
    .where(isTheirs('account_id'))
    .returning(['id', 'type'])
    .execute();
  const exports = await tx.deleteFrom('data_export').where(isTheirs('account_id')).returning('id').execute();
  const portraits = await tx
    .selectFrom('account')
    .select('photo_id')
    .where(isTheirs('id'))
    .where('photo_id', 'is not', null)
    .execute();
  await tx
    .deleteFrom('appeal')
    .where((where) =>
      where.or([
        isTheirs('account_id'),
        where('listing_id', 'in', where.selectFrom('listing').select('id').where(isTheirs('account_id'))),
      ]),
    )
    .execute();
  // Tickets and photos do not go with their account or listing by themselves.
  await tx
    .deleteFrom('ticket')
    .where((where) =>
      where.or([isTheirs('account_id'), where.and([where('account_id', 'is', null), isTheirEmail('email_key')])]),
    )
    .execute();
  await tx.deleteFrom('mail').where(isTheirEmail('to_address')).execute();
  await tx.deleteFrom('listing').where(isTheirs('account_id')).execute();
  await tx
    .deleteFrom('listing_photo')
    .using('photo')
    .whereRef('photo.id', '=', 'listing_photo.photo_id')
    .where(isTheirs('photo.account_id'))
    .execute();
  const photos = await tx.deleteFrom('photo').where(isTheirs('account_id')).returning(['id', 'widths']).execute();
  await tx.deleteFrom('account').where(isTheirs('id')).execute();

  const pictures = [...photos, ...portraits.map(({ photo_id }) => ({ id: photo_id!, widths: profilePhotoSizes }))];
  return { pictures, certificateFiles, attachments, exports };
}
