import { randomBytes } from 'node:crypto';
import { fullNamePatterns, type Known, personalPatterns } from '@letfair/domain/accounts/privacy/personal-words';
import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit.ts';
import { type Db, runHooks, type Tx, write } from '../../../../platform/db.ts';
import type { AttachmentStore, StoredAttachment } from '../../../../platform/files/attachment-store.ts';
import type { CertificateStore, FileOfRow } from '../../../../platform/files/certificate-store.ts';
import { escapeHtml } from '../../../../platform/mail/escape-html.ts';
import type { PhotoStore } from '../../../../platform/photos/photo-store.ts';
import type { EraseStep } from '../../../../platform/retention/table-rule.ts';
import { type Account, deleteAccountSessions, type Passwords } from '../../sign-in/index.ts';
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
  type Redaction,
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
  pictures: readonly Picture[];
  certificateFiles: readonly FileOfRow[];
  attachments: readonly StoredAttachment[];
  exportIds: readonly string[];
}

interface Erasure {
  readonly tx: Tx;
  readonly person: Account;
  readonly passwordHash: string;
  readonly emails: readonly string[];
  readonly known: readonly Known[];
  readonly redaction: Redaction;
  readonly listingIds: readonly string[];
  /** What else notes of the audit log are about. */
  readonly targetIds: string[];
  readonly left: RemainingFiles;
}

/** In this order: texts are searched for addresses and names while these are still known. */
const steps: Readonly<Record<EraseStep, (erasure: Erasure) => Promise<unknown>>> = {
  sessions: ({ tx, person }) => deleteAccountSessions(tx, person.id),
  bookings: async ({ tx, person, targetIds }) => {
    const bookings = await tx
      .selectFrom('inventory_booking')
      .innerJoin('listing', 'listing.id', 'inventory_booking.listing_id')
      .select('inventory_booking.id')
      .where('listing.account_id', '=', person.id)
      .execute();
    targetIds.push(...bookings.map(({ id }) => id));
    await runHooks(tx, 'beforeAccountErased', person.id);
  },
  photos: async ({ tx, person, left }) => {
    left.pictures = await erasePhotos(tx, person);
  },
  certificates: async ({ tx, person, left }) => {
    left.certificateFiles = await eraseCertificates(tx, person.id);
  },
  exports: async ({ tx, person, left }) => {
    left.exportIds = await eraseExports(tx, person.id);
  },
  applications: ({ tx, person, redaction }) => eraseFromApplications(tx, person, redaction),
  viewings: ({ tx, person, redaction }) => eraseViewings(tx, person, redaction),
  attachments: async ({ tx, person, left }) => {
    left.attachments = await eraseAttachments(tx, person.id);
  },
  messages: async ({ tx, person, redaction }) => {
    await eraseFromMessages(tx, person, redaction);
    await eraseFromTeamMessages(tx, person, redaction);
  },
  notes: ({ tx, person, redaction }) => eraseFromNotes(tx, person, redaction),
  reports: ({ tx, person, listingIds, redaction }) => eraseFromReports(tx, person, listingIds, redaction),
  appeals: ({ tx, person, redaction }) => eraseFromAppeals(tx, person, redaction),
  measures: ({ tx, person, redaction }) => eraseFromMeasures(tx, person, redaction),
  'moderator notes': ({ tx, person, listingIds, redaction }) => eraseModeratorNotes(tx, person, listingIds, redaction),
  tickets: async ({ tx, person, redaction, targetIds }) => {
    targetIds.push(...(await eraseFromTickets(tx, person, redaction)));
  },
  memberships: ({ tx, person, emails }) => eraseMembership(tx, person.id, emails),
  addresses: async ({ tx, person }) => {
    await eraseAddressesFromTexts(tx, person.id);
    await eraseAddressesFromMails(tx, person.id);
  },
  listings: ({ tx, person }) => eraseListings(tx, person.id),
  'own rows': ({ tx, person }) => eraseOwnRows(tx, person.id),
  mails: ({ tx, emails, known }) =>
    eraseFromMails(tx, emails, createRedaction([...known, ...known.map(escapeWords)].map(fullNamePatterns))),
  'audit notes': ({ tx, person, listingIds, targetIds }) =>
    eraseAuditNotes(tx, [person.id, ...listingIds, ...targetIds]),
  account: ({ tx, person, passwordHash }) => eraseAccountRow(tx, person.id, passwordHash),
};

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
  const emails = await listEmails(tx, person);
  const known = emails.map((email) => personalWordsOf(person, email));
  const erasure: Erasure = {
    ...{ tx, person, passwordHash, emails, known },
    redaction: createRedaction(known.map(personalPatterns)),
    listingIds: listings.map((listing) => listing.id),
    targetIds: [],
    left: { pictures: [], certificateFiles: [], attachments: [], exportIds: [] },
  };
  for (const erase of Object.values(steps)) await erase(erasure);
  await recordAudit(tx, {
    actor_id: null,
    actor_role: 'clock',
    action: 'erase',
    target_type: 'account',
    target_id: id,
    status: 'erased',
  });
  return erasure.left;
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
