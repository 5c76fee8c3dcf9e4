import { join } from 'node:path';
import { contract, contractGroups } from '@letfair/contract';
import type { Api } from './api.ts';
import type { ApiDeps } from './api-deps.ts';
import {
  type AccountsDeps,
  accountsRoutes,
  createAdmin,
  createAuthenticator,
  createPasswords,
  filterLiveSessions,
  securityRoutes,
} from './features/accounts/index.ts';
import { adminRoutes } from './features/admin/index.ts';
import { apiKeysRoutes, createKeyAuthenticator } from './features/api-keys/index.ts';
import { appealsRoutes } from './features/appeals/index.ts';
import { applicationsRoutes, followListing } from './features/applications/index.ts';
import { bulkRoutes } from './features/bulk/index.ts';
import {
  certificateStore,
  certificatesRoutes,
  serveCalendars,
  serveCertificateFiles,
} from './features/certificates/index.ts';
import { clientsRoutes } from './features/clients/index.ts';
import {
  attachmentStore,
  conversationsRoutes,
  findBlock,
  queueLetNews,
  serveAttachments,
  writeToOtherSide,
} from './features/conversations/index.ts';
import { dashboardRoutes } from './features/dashboard/index.ts';
import { isMarketEmpty, listDemoAccounts, removeDemo, seedMarket } from './features/demo/index.ts';
import { exportsRoutes, serveExports } from './features/exports/index.ts';
import { favoritesRoutes } from './features/favorites/index.ts';
import { feedRoutes, serveRtdf } from './features/feed/index.ts';
import { importListings, importsRoutes, serveImportProblems } from './features/imports/index.ts';
import { createInventory } from './features/inventory/index.ts';
import { listingPageRoutes, previewListing } from './features/listing-page/index.ts';
import { captionPhoto, listingsRoutes, pendingCaptionsOf } from './features/listings/index.ts';
import { findTenantPreferences, showMatches } from './features/matching/index.ts';
import { metaRoutes } from './features/meta/index.ts';
import { decideReports, moderationRoutes } from './features/moderation/index.ts';
import { createPhotoGate, hasForeignPhotos, photosRoutes } from './features/photos/index.ts';
import { postcodesRoutes, sweepImportFiles } from './features/positions/index.ts';
import { createExportStore, privacyRoutes, serveExportDownload } from './features/privacy/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import { replyTemplatesRoutes } from './features/reply-templates/index.ts';
import { replyTimesRoutes } from './features/reply-times/index.ts';
import { reportsRoutes } from './features/reports/index.ts';
import { reviewRoutes } from './features/review/index.ts';
import { savedSearchesRoutes } from './features/saved-searches/index.ts';
import { searchRoutes } from './features/search/index.ts';
import { supportDeskRoutes, supportRoutes } from './features/support/index.ts';
import { measuresRoutes } from './features/suspension/index.ts';
import { inboxRoutes, isInvited, teamsRoutes } from './features/teams/index.ts';
import { transparencyRoutes } from './features/transparency/index.ts';
import { serveViewingFeeds, viewingLinksRoutes, viewingsRoutes } from './features/viewings/index.ts';
import { webhooksRoutes } from './features/webhooks/index.ts';
import { createJobs } from './jobs.ts';
import { type ConcurrencyLimits, limitConcurrency } from './platform/concurrency-limit.ts';
import { type Db, openDb } from './platform/db.ts';
import { describeApi } from './platform/docs/docs-page.ts';
import { claimFolder, sweepOwnFolder } from './platform/files/installation.ts';
import { partedFiles } from './platform/files/parted-files.ts';
import { apiPlugin } from './platform/http/api-plugin.ts';
import { bindHandlers, inProcessClient } from './platform/http/register-routes.ts';
import { logFault } from './platform/http/responses.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { registerEventsRoute } from './platform/live/events-route.ts';
import { watchListings } from './platform/live/listing-changes.ts';
import { liveChannel } from './platform/live/live-channel.ts';
import { oneClickUnsubscribe } from './platform/mail/one-click-unsubscribe.ts';
import { createFetchOutside } from './platform/outbound/fetch-outside.ts';
import { createPhotoEncoder } from './platform/photos/encode-photo.ts';
import { createPortraitEncoder } from './platform/photos/encode-portrait.ts';
import { photoStore } from './platform/photos/photo-store.ts';

export type { Api } from './api.ts';
export type { ApiDeps } from './api-deps.ts';
export type {
  Market,
  MarketActivity,
  MarketApplication,
  MarketCertificate,
  MarketConversation,
  MarketFavorite,
  MarketListing,
  MarketPerson,
  MarketPicture,
  MarketReportedTarget,
  MarketTicket,
  MarketViewing,
} from './features/demo/index.ts';
export type { ImportCommandOutcome } from './features/imports/index.ts';
export type { PhotoGate } from './features/photos/index.ts';
export { directoryFormats, importPostcodes } from './features/positions/index.ts';
export { migrate, reindex } from './migrate.ts';
export { limitConcurrency, type OverloadedError } from './platform/concurrency-limit.ts';
export { isDatabaseUnavailable } from './platform/database-errors.ts';
export { openPool, READ_LIMITS } from './platform/db.ts';
export { escapeHtml } from './platform/escape-html.ts';
export { createFaultLog } from './platform/faults.ts';
export { STORAGE_FULL } from './platform/http/responses.ts';
export type { ListingChanges } from './platform/live/listing-changes.ts';
export type { MailTransport } from './platform/mail/transports.ts';
export { type LocalMail, listLocalMail, localMailbox, smtpMail } from './platform/mail/transports.ts';
export { createSharePictureEncoder, type EncodeSharePicture } from './platform/photos/encode-share-picture.ts';
export { photoFileOf } from './platform/photos/photo-store.ts';

/** Few enough that sign-in does not wait long for the one thread that answers everybody. */
const READS: ConcurrencyLimits = { atOnce: 16, waiting: 200, waitMs: 1_000, retryAfterSeconds: 2 };

export function createApi({
  pool,
  readPool = pool,
  publicUrl,
  mail,
  supportEmail,
  inventoryEmail,
  photoFolder,
  certificateFolder,
  attachmentFolder,
  exportFolder,
  importFolder,
  importMediaHosts = [],
  outside,
  installationFile,
  limitIpAddresses,
  checkAnswers = false,
  adminsNeedSecondStep,
  log,
  onStorageFull,
  demoAccounts = [],
  fetchOutside = createFetchOutside(outside),
}: ApiDeps): Api {
  const db = openDb(pool);
  const passwords = createPasswords();
  const photos = photoStore(photoFolder);
  const certificates = certificateStore(certificateFolder);
  const attachments = attachmentStore(attachmentFolder);
  const encodePhoto = createPhotoEncoder();
  const exports = createExportStore(exportFolder);
  const postcodeFiles = partedFiles(join(importFolder, 'postcodes'));
  const inventory = createInventory({ publicUrl, inventoryEmail });
  const effects = { cancelBooking: inventory.cancel, afterStep: [followListing(publicUrl), queueLetNews] };
  const importing = {
    db,
    files: partedFiles(join(importFolder, 'listings')),
    photos: { db, store: photos, encodePhoto },
    fetchOutside,
    mediaHosts: importMediaHosts,
    log,
    effects,
  };
  const authenticateKey = createKeyAuthenticator(db);
  const authenticate = createAuthenticator(db, { adminsNeedSecondStep });
  const accountsOn = (db: Db): AccountsDeps => ({
    db,
    passwords,
    publicUrl,
    mail: mail.kind,
    adminsNeedSecondStep,
    isInvited,
  });
  const encodePortrait = createPortraitEncoder();
  const handlersOn = (db: Db) => ({
    accounts: accountsRoutes(accountsOn(db)),
    admin: adminRoutes(db, publicUrl),
    apiKeys: apiKeysRoutes(db),
    appeals: appealsRoutes(db, { publicUrl, supportEmail }),
    exports: exportsRoutes(db),
    favorites: favoritesRoutes(db),
    applications: applicationsRoutes(db, publicUrl),
    bulk: bulkRoutes(db),
    certificates: certificatesRoutes({ db, store: certificates, encodePhoto, publicUrl }),
    clients: clientsRoutes(db),
    conversations: conversationsRoutes({ db, store: attachments, encodePhoto }),
    dashboard: dashboardRoutes(db),
    imports: importsRoutes(db, importing.files),
    listings: {
      ...listingsRoutes(db, inventory, [followListing(publicUrl), queueLetNews]),
      preview: previewListing(db),
    },
    measures: measuresRoutes(db, publicUrl),
    meta: metaRoutes({ db, mail: mail.kind, demoAccounts }),
    moderation: moderationRoutes(db, { publicUrl, inventory }),
    photos: photosRoutes({ db, store: photos, encodePhoto }, { caption: captionPhoto, pending: pendingCaptionsOf }),
    postcodes: postcodesRoutes(db, postcodeFiles),
    privacy: privacyRoutes({ db, passwords, publicUrl }),
    profile: profileRoutes({ db, passwords, publicUrl, store: photos, encodePortrait }),
    replyTemplates: replyTemplatesRoutes(db),
    replyTimes: replyTimesRoutes(db),
    savedSearches: savedSearchesRoutes(db),
    search: { ...searchRoutes(db, findTenantPreferences), ...listingPageRoutes(db), matches: showMatches(db) },
    reports: { ...reportsRoutes({ db, publicUrl, supportEmail }), decide: decideReports(publicUrl) },
    review: reviewRoutes(db),
    security: securityRoutes(accountsOn(db)),
    support: supportRoutes({ db, publicUrl, supportEmail }),
    supportDesk: supportDeskRoutes({ db, publicUrl, supportEmail }),
    teams: teamsRoutes(db, publicUrl),
    inbox: inboxRoutes(db),
    transparency: transparencyRoutes(db),
    feed: feedRoutes({ db, publicUrl, effects }),
    webhooks: webhooksRoutes(db),
    viewings: viewingsRoutes(db, { findBlock, writeToOtherSide }),
    viewingLinks: viewingLinksRoutes(db, { publicUrl, conversations: { findBlock, writeToOtherSide } }),
  });
  const handlers = handlersOn(db);
  const readers = readPool === pool ? handlers : handlersOn(openDb(readPool));
  const limitReads = limitConcurrency(READS);
  const bound = bindHandlers(
    contract,
    handlers,
    { db, authenticate, authenticateKey, limitReads, limitIpAddresses, checkAnswers },
    readers,
  );
  // `bindHandlers` has bound every endpoint of the contract.
  const stopMails = bound.get(contract.savedSearches.unsubscribe)!;
  const clientOf = (token: string | null) =>
    inProcessClient(contract, bound, (error) => void logFault(log, error, { from: 'inside the process' }), token);
  return {
    plugin: apiPlugin(
      bound,
      describeApi({ contract, groups: contractGroups, publicUrl }),
      [
        oneClickUnsubscribe('/unsubscribe', (token) => stopMails({ body: { token }, headers: {}, ipAddress: null })),
        serveExportDownload(db, exports),
        serveCertificateFiles({ db, store: certificates, authenticate }),
        serveAttachments({ db, store: attachments, authenticate }),
        serveImportProblems({ db, authenticate }),
        serveExports({ db, photos, publicUrl }, authenticate),
        serveCalendars(db, publicUrl),
        serveViewingFeeds(db, publicUrl),
        serveRtdf({ db, publicUrl, effects, authenticateKey }),
        async (app) =>
          registerEventsRoute(app, {
            live: liveChannel({ pool, stillSignedIn: filterLiveSessions(db), log }),
            authenticate,
          }),
      ],
      (kind) => kind === 'storage-full' && onStorageFull?.(),
    ),
    client: clientOf(null),
    clientOf,
    isMarketEmpty: isMarketEmpty(db),
    seedMarket: seedMarket({ db, store: photos, passwords }),
    listDemoAccounts: listDemoAccounts({ db, passwords }),
    removeDemo: removeDemo({ db, passwords, photos, certificates, attachments, exports }),
    claimFolder: () => claimFolder(db, installationFile, () => hasForeignPhotos(db, photos)),
    sweepImports: () => sweepOwnFolder(installationFile, log, [sweepImportFiles(postcodeFiles)])(db),
    startJobs: async () => {
      const stopping = new AbortController();
      const handlers = createJobs({
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
        stopping: stopping.signal,
      });
      const stop = await runJobs({ pool, handlers, log });
      return () => {
        stopping.abort();
        return stop();
      };
    },
    importListings: (command, stopping) => importListings({ ...importing, stopping }, command),
    watchListings: () => watchListings(pool, log),
    photoGate: (changes) => createPhotoGate(db, changes),
    createAdmin: createAdmin({ db, passwords }),
  };
}
