import type pg from 'pg';
import type { createPasswords } from './features/accounts/index.ts';
import {
  compactAccountCounts,
  deleteExpiredChallenges,
  deleteExpiredProofs,
  deleteExpiredSessions,
  deleteOldSignInEvents,
  deleteUnusedDevices,
} from './features/accounts/index.ts';
import { followListing } from './features/applications/index.ts';
import { finishBulkChange } from './features/bulk/index.ts';
import type { certificateStore } from './features/certificates/index.ts';
import { remindCertificates } from './features/certificates/index.ts';
import {
  type AttachmentStore,
  deleteUnsentAttachments,
  queueLetNews,
  sendUnreadMail,
  tellEnquirers,
} from './features/conversations/index.ts';
import { fetchFeedMedia } from './features/feed/index.ts';
import { deleteOldImports, type ImportDeps, runImport, sweepListingImports } from './features/imports/index.ts';
import type { createInventory } from './features/inventory/index.ts';
import { addUpOldViews, forgetVisitors, similarListings } from './features/listing-page/index.ts';
import { expireUnconfirmedListings, reassessListings } from './features/listings/index.ts';
import { sweepOrphans } from './features/photos/index.ts';
import { placeListings, runDirectoryImport, sweepImportFiles } from './features/positions/index.ts';
import type { createExportStore } from './features/privacy/index.ts';
import { deleteExpiredExports, deleteUnverifiedAccounts, eraseAccounts, makeExport } from './features/privacy/index.ts';
import { endReductions } from './features/rent-history/index.ts';
import { computeReplyTimes } from './features/reply-times/index.ts';
import { deleteLapsedClaims } from './features/review/index.ts';
import {
  forgetOldAlerts,
  forgetOldUnsubscribeTokens,
  sendDigests,
  sendInstantAlerts,
} from './features/saved-searches/index.ts';
import { compactLiveTotals, syncSearchRows } from './features/search/index.ts';
import { closeIdleTickets, deleteOldTickets } from './features/support/index.ts';
import { deleteExpiredAppealLinks, liftEndedMeasure } from './features/suspension/index.ts';
import { deleteOldInvitations } from './features/teams/index.ts';
import {
  deleteOldViewingLinks,
  extendViewingSlots,
  lapseOffers,
  remindViewings,
  tellViewing,
} from './features/viewings/index.ts';
import { createWebhookDispatcher, deleteOldDeliveries } from './features/webhooks/index.ts';
import type { Db } from './platform/db.ts';
import { sweepOwnFolder } from './platform/files/installation.ts';
import type { PartedFiles } from './platform/files/parted-files.ts';
import { deleteOldIdempotencyKeys } from './platform/http/idempotency.ts';
import { cleanUp, type JobHandlers } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { deleteOldMails } from './platform/mail/mail.repository.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import type { FetchOutside } from './platform/outbound/fetch-outside.ts';
import type { photoStore } from './platform/photos/photo-store.ts';
import { deleteOldThrottleHits } from './platform/throttle.ts';

interface JobsDeps {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly mail: MailTransport;
  readonly publicUrl: string;
  readonly passwords: ReturnType<typeof createPasswords>;
  readonly photos: ReturnType<typeof photoStore>;
  readonly certificates: ReturnType<typeof certificateStore>;
  readonly attachments: AttachmentStore;
  readonly exports: ReturnType<typeof createExportStore>;
  readonly postcodeFiles: PartedFiles;
  readonly importing: Omit<ImportDeps, 'stopping'>;
  readonly inventory: ReturnType<typeof createInventory>;
  readonly fetchOutside: FetchOutside;
  readonly installationFile: string;
  readonly log: Log;
  /** Aborted when the process stops, for jobs that take long. */
  readonly stopping: AbortSignal;
}

/** What each job does; a job without a handler does not compile. */
export function createJobs({
  pool,
  db,
  mail,
  publicUrl,
  passwords,
  photos,
  certificates,
  attachments,
  exports,
  postcodeFiles,
  importing,
  inventory,
  fetchOutside,
  installationFile,
  log,
  stopping,
}: JobsDeps): JobHandlers {
  const viewingMails = { publicUrl, sender: mail.sender, findSimilar: similarListings };
  return {
    'send-mail': sendMail(db, mail),
    'clean-up': cleanUp(db, [
      deleteExpiredSessions,
      deleteExpiredProofs,
      deleteUnusedDevices,
      deleteExpiredChallenges,
      deleteOldSignInEvents,
      deleteOldThrottleHits,
      deleteOldIdempotencyKeys,
      deleteOldMails,
      deleteOldDeliveries,
      forgetVisitors,
      addUpOldViews,
      deleteUnverifiedAccounts,
      forgetOldAlerts,
      forgetOldUnsubscribeTokens,
      deleteOldTickets,
      deleteExpiredAppealLinks,
      deleteOldViewingLinks,
      deleteOldInvitations,
      deleteLapsedClaims,
      deleteOldImports,
      endReductions(syncSearchRows),
      deleteUnsentAttachments,
      compactLiveTotals,
      compactAccountCounts,
      sweepOwnFolder(installationFile, log, [
        (db) => sweepOrphans(db, photos),
        (db) => certificates.sweep(db),
        (db) => attachments.sweep(db),
        (db) => deleteExpiredExports(db, exports),
        sweepImportFiles(postcodeFiles),
        sweepListingImports(importing.files),
      ]),
    ]),
    'expire-unconfirmed-listings': expireUnconfirmedListings(db, publicUrl),
    'remind-certificates': remindCertificates(db, publicUrl),
    'reassess-listings': reassessListings(db, publicUrl),
    'place-listings': placeListings(db, syncSearchRows),
    'import-postcodes': runDirectoryImport({ pool, files: postcodeFiles, log, stopping }),
    'import-listings': runImport({ ...importing, stopping }),
    'match-saved-searches': sendInstantAlerts(db, publicUrl),
    'send-digests': sendDigests(db, publicUrl),
    'send-unread-mail': sendUnreadMail(db, publicUrl),
    'tell-enquirers': tellEnquirers(db, publicUrl),
    'compute-reply-times': computeReplyTimes(db),
    'close-idle-tickets': closeIdleTickets(db, publicUrl),
    'lift-measure': liftEndedMeasure(db, publicUrl),
    'tell-viewing': tellViewing(db, viewingMails),
    'remind-viewings': remindViewings(db, viewingMails),
    'fetch-feed-media': fetchFeedMedia(importing),
    'deliver-webhooks': createWebhookDispatcher({ db, fetchOutside, publicUrl, log, stopping }),
    'lapse-viewing-offers': lapseOffers(db),
    'extend-viewing-slots': extendViewingSlots(db),
    'finish-bulk-change': finishBulkChange(db, [followListing(publicUrl), queueLetNews]),
    'make-export': makeExport({ db, photos, certificates, attachments, store: exports, publicUrl }),
    'erase-accounts': eraseAccounts({
      db,
      passwords,
      photos,
      certificates,
      attachments,
      exports,
      cancelBooking: inventory.cancel,
    }),
  };
}
