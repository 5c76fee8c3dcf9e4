import type { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { createExportStore } from './features/accounts/privacy/index.ts';
import { deleteExpiredExports, eraseAccounts, makeExport } from './features/accounts/privacy/index.ts';
import type { createPasswords } from './features/accounts/sign-in/index.ts';
import { compactAccountCounts } from './features/accounts/sign-in/index.ts';
import { finishBulkChange } from './features/agencies/bulk/index.ts';
import { fetchFeedMedia } from './features/agencies/feed/index.ts';
import {
  cancelForgottenImports,
  type ImportDeps,
  refuseDeadImports,
  runImport,
  runInThread,
  sweepListingImports,
} from './features/agencies/imports/index.ts';
import { sendNoticeMail } from './features/agencies/teams/index.ts';
import { createWebhookDispatcher } from './features/agencies/webhooks/index.ts';
import { sendUnreadMail } from './features/lettings/conversations/index.ts';
import { recordRentCut, tellHomeNews } from './features/lettings/home-news/index.ts';
import { computeReplyTimes } from './features/lettings/reply-times/index.ts';
import {
  endHeldViewings,
  extendViewingSlots,
  lapseMove,
  lapseOffers,
  remindViewings,
  settleViewing,
  tellViewing,
  viewingRewriters,
} from './features/lettings/viewings/index.ts';
import { remindCertificates } from './features/listings/certificates/index.ts';
import { oldViewDays } from './features/listings/listing-page/index.ts';
import { expireUnconfirmedListings, fingerprintListings, reassessListings } from './features/listings/manage/index.ts';
import { sweepOrphans } from './features/listings/photos/index.ts';
import { compactLiveTotals, endReductions, placeListings } from './features/search/results/index.ts';
import { sendDigests, sendInstantAlerts } from './features/search/saved-searches/index.ts';
import { runDirectoryImport, sweepImportFiles } from './features/site/postcodes/index.ts';
import { closeIdleTickets } from './features/site/support/index.ts';
import { liftEndedMeasure } from './features/trust/suspension/index.ts';
import type { Db } from './platform/db.ts';
import type { AttachmentStore } from './platform/files/attachment-store.ts';
import type { certificateStore } from './platform/files/certificate-store.ts';
import { sweepOwnStorage } from './platform/files/installation.ts';
import type { PartedFiles } from './platform/files/parted-files.ts';
import { cleanUp, deleteIdleQueues, type JobHandlers } from './platform/jobs/jobs.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import type { Log } from './platform/log.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import type { FetchOutside } from './platform/outbound/fetch-outside.ts';
import type { photoStore } from './platform/photos/photo-store.ts';
import { deleteOldRows, runInBatches } from './platform/retention/delete-old-rows.ts';
import { encryptReadableSecrets } from './platform/secrets/encrypt-readable.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Meters } from './platform/telemetry/meters.ts';

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
  readonly startImportThread: (() => Worker) | undefined;
  readonly fetchOutside: FetchOutside;
  readonly storage: Storage;
  readonly log: Log;
  readonly meters: Meters;
  /** Aborted when the process stops, for jobs that take long. */
  readonly stopping: AbortSignal;
}

type StartDeps = Omit<JobsDeps, 'stopping'> & Pick<Parameters<typeof runJobs>[0], 'startTrace'>;

/** Starts the job worker; the returned function waits for running jobs and stops it. */
export async function startJobs({ startTrace, ...deps }: StartDeps): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { pool, log, meters } = deps;
  const handlers = createJobs({ ...deps, stopping: stopping.signal });
  const stop = await runJobs({ pool, handlers, log, meters, ...(startTrace && { startTrace }) });
  return () => {
    stopping.abort();
    return stop();
  };
}

/** Both are safe to run twice, as the job is when one of them fails. */
const inTurn =
  <Payload>(...parts: readonly ((payload: Payload) => Promise<void>)[]) =>
  async (payload: Payload): Promise<void> => {
    for (const part of parts) await part(payload);
  };

/** What each job does; a job without a handler does not compile. */
function createJobs({
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
  startImportThread,
  fetchOutside,
  storage,
  log,
  meters,
  stopping,
}: JobsDeps): JobHandlers {
  const viewingMails = { publicUrl, sender: mail.sender };
  const importListings = startImportThread
    ? runInThread({ db, log, publicUrl, stopping, start: startImportThread })
    : runImport({ ...importing, stopping });
  return {
    'send-mail': sendMail(db, mail, { meters, rewriters: viewingRewriters(viewingMails) }),
    'clean-up': cleanUp(db, [
      cancelForgottenImports,
      refuseDeadImports(publicUrl),
      (db) => deleteOldRows(db, { stopping }),
      (db) => runInBatches(db, [oldViewDays], { seconds: 30, stopping }),
      endReductions,
      compactLiveTotals,
      compactAccountCounts,
      encryptReadableSecrets,
      deleteIdleQueues,
      sweepOwnStorage(storage, log, [
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
    'place-listings': placeListings(db),
    'fingerprint-listings': fingerprintListings(db),
    'import-postcodes': runDirectoryImport({ pool, files: postcodeFiles, log, stopping }),
    'import-listings': importListings,
    'undo-import': importListings,
    'match-saved-searches': inTurn(recordRentCut(db), sendInstantAlerts(db, publicUrl)),
    'send-digests': sendDigests(db, publicUrl),
    'send-unread-mail': sendUnreadMail(db, publicUrl),
    'send-notice-mail': sendNoticeMail(db, publicUrl),
    'tell-home-news': tellHomeNews(db, publicUrl),
    'compute-reply-times': computeReplyTimes(db),
    'close-idle-tickets': closeIdleTickets(db, publicUrl),
    'lift-measure': liftEndedMeasure(db, publicUrl),
    'tell-viewing': tellViewing(db, viewingMails),
    'remind-viewings': remindViewings(db, viewingMails),
    'fetch-feed-media': fetchFeedMedia(importing),
    'deliver-webhooks': createWebhookDispatcher({ db, fetchOutside, publicUrl, log, stopping }),
    'lapse-viewing-offers': lapseOffers(db),
    'lapse-viewing-move': lapseMove(db),
    'settle-viewing': settleViewing(db),
    'end-held-viewings': endHeldViewings(db),
    'extend-viewing-slots': extendViewingSlots(db),
    'finish-bulk-change': finishBulkChange(db),
    'make-export': makeExport({ db, photos, certificates, attachments, store: exports, publicUrl }),
    'erase-accounts': eraseAccounts({
      db,
      passwords,
      photos,
      certificates,
      attachments,
      exports,
    }),
  };
}
