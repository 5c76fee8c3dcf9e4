import { randomBytes } from 'node:crypto';
import { fullNamePatterns, type Known, personalPatterns } from '@letfair/domain/accounts/privacy/personal-words';
import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit.ts';
import { type Db, runHooks, type Tx, write } from '../../../../platform/db.ts';
import { escapeHtml } from '../../../../platform/escape-html.ts';
import type { PhotoStore } from '../../../../platform/photos/photo-store.ts';
import type { AttachmentStore, StoredAttachment } from '../../../lettings/conversations/index.ts';
import type { CertificateStore, FileOfRow } from '../../../listings/certificates/index.ts';
import type { Account, Passwords } from '../../sign-in/index.ts';
import type { ExportStore } from '../export/export-store.ts';
import { listAccountsToErase, lockAccountToErase } from './closed-accounts.repository.ts';
import { eraseAddressesFromMails, eraseAddressesFromTexts } from './erase-addresses.ts';
import {
  eraseAccountRow,
  eraseAttachments,
  eraseCertificates,
  eraseExports,
  eraseListings,
  eraseMembership,
  eraseOwnRows,
  erasePhotos,
  type Picture,
} from './erase-own.ts';
import {
  createRedaction,
  eraseAuditNotes,
  eraseFromAppeals,
  eraseFromApplications,
  eraseFromMails,
  eraseFromMeasures,
  eraseFromMessages,
  eraseFromNotes,
  eraseFromReports,
  eraseFromTeamMessages,
  eraseFromTickets,
  eraseModeratorNotes,
  eraseViewings,
} from './erase-shared.ts';

/** The job runs hourly. */
const ACCOUNTS_PER_RUN = 50;

interface ErasureDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly photos: PhotoStore;
  readonly certificates: CertificateStore;
  readonly attachments: AttachmentStore;
  readonly exports: ExportStore;
}

/**
 * Erases each closed account in its own transaction. Files go after the commit: a crash leaves files without rows,
 * which the sweepers find.
 */
export const eraseAccounts = (deps: ErasureDeps) => async (): Promise<void> => {
  for (const { id } of await listAccountsToErase(deps.db, ACCOUNTS_PER_RUN)) {
    const randomPasswordHash = await deps.passwords.hash(randomBytes(32).toString('base64'));
    const left = await write(deps.db, (tx) => eraseAccount(tx, id, randomPasswordHash));
    if (!left) continue;
    for (const { id: photoId, widths } of left.pictures) await deps.photos.remove(photoId, widths);
    await deps.certificates.removeFilesOf(left.certificateFiles);
    await deps.attachments.remove(left.attachments);
    for (const exportId of left.exportIds) await deps.exports.remove(exportId);
  }
};

interface RemainingFiles {
  readonly pictures: readonly Picture[];
  readonly certificateFiles: readonly FileOfRow[];
  readonly attachments: readonly StoredAttachment[];
  readonly exportIds: readonly string[];
}

async function eraseAccount(tx: Tx, id: string, passwordHash: string): Promise<RemainingFiles | null> {
  // Listings are locked before their account, as everywhere.
  const listings = await tx
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const person = await lockAccountToErase(tx, id);
  if (!person) return null;
  const listingIds = listings.map((listing) => listing.id);
  const bookings = await tx
    .selectFrom('inventory_booking')
    .innerJoin('listing', 'listing.id', 'inventory_booking.listing_id')
    .select('inventory_booking.id')
    .where('listing.account_id', '=', id)
    .execute();
  const emails = await listEmails(tx, person);
  const known = emails.map((email) => personalWordsOf(person, email));
  const redaction = createRedaction(known.map(personalPatterns));

  await runHooks(tx, 'beforeAccountErased', id);
  const pictures = await erasePhotos(tx, person);
  const certificateFiles = await eraseCertificates(tx, id);
  const exportIds = await eraseExports(tx, id);
  await eraseFromApplications(tx, person, redaction);
  await eraseViewings(tx, person, redaction);
  const attachments = await eraseAttachments(tx, id);
  await eraseFromMessages(tx, person, redaction);
  await eraseFromTeamMessages(tx, person, redaction);
  await eraseFromNotes(tx, person, redaction);
  await eraseFromReports(tx, person, listingIds, redaction);
  await eraseFromAppeals(tx, person, redaction);
  await eraseFromMeasures(tx, person, redaction);
  await eraseModeratorNotes(tx, person, listingIds, redaction);
  const ticketIds = await eraseFromTickets(tx, person, redaction);
  await eraseMembership(tx, id, emails);
  await eraseAddressesFromTexts(tx, id);
  await eraseAddressesFromMails(tx, id);
  await eraseListings(tx, id);
  await eraseOwnRows(tx, id);
  await eraseFromMails(tx, emails, createRedaction([...known, ...known.map(escapeWords)].map(fullNamePatterns)));
  await eraseAuditNotes(tx, [id, ...listingIds, ...bookings.map((booking) => booking.id), ...ticketIds]);
  await eraseAccountRow(tx, id, passwordHash);
  await recordAudit(tx, {
    actor_id: null,
    actor_role: 'clock',
    action: 'erase',
    target_type: 'account',
    target_id: id,
    status: 'erased',
  });
  return { pictures, certificateFiles, attachments, exportIds };
}

/** Former emails are left out when they belong to another account by now. */
async function listEmails(tx: Tx, { id, email }: Account): Promise<string[]> {
  const former = await tx
    .selectFrom('email_revert')
    .select('email')
    .where('account_id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('account')
            .select('account.id')
            .whereRef('account.email_key', '=', sql`lower(trim(email_revert.email))`)
            .where('account.id', '<>', id),
        ),
      ),
    )
    .execute();
  return [...new Set([email, ...former.map((revert) => revert.email)])];
}

const personalWordsOf = ({ first_name, last_name, phone }: Account, email: string): Known => ({
  firstName: first_name,
  lastName: last_name,
  phone,
  email,
});

const escapeWords = ({ firstName, lastName, email, phone }: Known): Known => ({
  firstName: escapeHtml(firstName),
  lastName: escapeHtml(lastName),
  email: escapeHtml(email),
  phone,
});
