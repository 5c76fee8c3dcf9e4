import { contract } from '@letfair/contract';
import type { Api } from './api.ts';
import type { ApiDeps } from './api-deps.ts';
import { apiDescription } from './description/api-description.ts';
import { createExportStore, serveExportDownload } from './features/accounts/privacy/index.ts';
import {
  createAdmin,
  createAuthenticator,
  createPasswords,
  filterLiveSessions,
} from './features/accounts/sign-in/index.ts';
import { createKeyAuthenticator } from './features/agencies/api-keys/index.ts';
import { serveExports } from './features/agencies/exports/index.ts';
import { serveRtdf } from './features/agencies/feed/index.ts';
import { importListings, serveExampleFiles, serveImportProblems } from './features/agencies/imports/index.ts';
import { serveAttachments } from './features/lettings/conversations/index.ts';
import { serveViewingFeeds } from './features/lettings/viewings/index.ts';
import { serveCalendars, serveCertificateFiles } from './features/listings/certificates/index.ts';
import { createInventory } from './features/listings/inventory/index.ts';
import { createPhotoGate, hasForeignPhotos } from './features/listings/photos/index.ts';
import { createRoutingEngine, createTravel } from './features/search/travel/index.ts';
import {
  actAsDemoAccount,
  addViews,
  findChores,
  isMarketEmpty,
  listDemoAccounts,
  removeDemo,
  seedClientAccess,
  seedMarket,
  takeTurn,
} from './features/site/demo/index.ts';
import { sweepImportFiles } from './features/site/postcodes/index.ts';
import { deleteHeartbeat, readLastBackup, readQueues, recordHeartbeat } from './features/site/system/index.ts';
import { createHandlers } from './handlers.ts';
import { createHooks } from './hooks.ts';
import { createImporting } from './importing.ts';
import { startJobs } from './jobs.ts';
import { openDb } from './platform/db.ts';
import { describeApi } from './platform/docs/docs-page.ts';
import { attachmentStore } from './platform/files/attachment-store.ts';
import { certificateStore } from './platform/files/certificate-store.ts';
import { claimStorage, sweepOwnStorage } from './platform/files/installation.ts';
import { partedFiles } from './platform/files/parted-files.ts';
import { webAssets } from './platform/files/web-assets.repository.ts';
import { apiPlugin } from './platform/http/api-plugin.ts';
import { bindHandlers, inProcessClient } from './platform/http/register-routes.ts';
import { logFault } from './platform/http/responses.ts';
import { type ConcurrencyLimits, limitConcurrency } from './platform/limits/concurrency-limit.ts';
import { registerEventsRoute } from './platform/live/events-route.ts';
import { watchListings } from './platform/live/listing-changes.ts';
import { liveChannel } from './platform/live/live-channel.ts';
import { oneClickUnsubscribe } from './platform/mail/one-click-unsubscribe.ts';
import { createFetchOutside } from './platform/outbound/fetch-outside.ts';
import { createPhotoEncoder } from './platform/photos/encode-photo.ts';
import { photoStore } from './platform/photos/photo-store.ts';
import { encryptReadableSecrets } from './platform/secrets/encrypt-readable.ts';
import { prepareKeys } from './platform/secrets/prepare-keys.ts';
import { rotateSecrets } from './platform/secrets/rotate-secrets.ts';
import { watchReach } from './platform/storage/watch-reach.ts';
import { noMeters } from './platform/telemetry/meters.ts';

export type { Api, DemoLife } from './api.ts';
export type { ApiDeps } from './api-deps.ts';
export { findAdminsWithPassword } from './features/accounts/sign-in/index.ts';
export type { ImportCommandOutcome } from './features/agencies/imports/index.ts';
export type { PhotoGate } from './features/listings/photos/index.ts';
export { directoryFormats, importAreaFacts, importPostcodes } from './features/search/places/index.ts';
export type { RoutingSettings } from './features/search/travel/index.ts';
export type * from './features/site/demo/index.ts';
export { startImportThread } from './importing.ts';
export { migrate, reindex } from './migrate.ts';
export * from './platform/index.ts';

/** Few enough that sign-in does not wait long for the one thread that answers everybody. */
const READS: ConcurrencyLimits = { atOnce: 16, waiting: 200, waitMs: 1_000, retryAfterSeconds: 2 };

export function createApi({
  pool,
  readPool = pool,
  directPool = pool,
  replicas,
  keyRing,
  publicUrl,
  mail,
  supportEmail,
  inventoryEmail,
  reviewTargetHours = 24,
  storage,
  mediaUrl = null,
  importMediaHosts = [],
  routing = null,
  outside,
  startImportThread,
  limitIpAddresses,
  checkAnswers = false,
  adminsNeedSecondStep,
  version = 'unknown',
  readFreeBytes = async () => Number.POSITIVE_INFINITY,
  canReachStorage = watchReach(storage),
  log,
  meters = noMeters,
  startTrace = null,
  maxLiveStreams,
  onStorageFull,
  demoAccounts = [],
  fetchOutside = createFetchOutside(outside),
  passwords = createPasswords(),
}: ApiDeps): Api {
  const inventory = createInventory({ publicUrl, inventoryEmail });
  const belongings = { keyRing, hooks: createHooks({ publicUrl, inventoryEmail }) };
  const db = openDb(pool, belongings);
  const photos = photoStore(storage);
  const certificates = certificateStore(storage);
  const attachments = attachmentStore(storage);
  const encodePhoto = createPhotoEncoder();
  const exports = createExportStore(storage);
  const postcodeFiles = partedFiles(storage, 'postcodes');
  const importing = createImporting({ publicUrl, importMediaHosts }, { db, storage, encodePhoto, fetchOutside, log });
  const authenticateKey = createKeyAuthenticator(db);
  const authenticate = createAuthenticator(db, { adminsNeedSecondStep });
  const travel = createTravel(routing && createRoutingEngine(routing, log));
  const handlersOn = createHandlers({
    passwords,
    publicUrl,
    mail,
    adminsNeedSecondStep,
    onRefusedSignIn: meters.countRefusedSignIn,
    supportEmail,
    certificates,
    encodePhoto,
    attachments,
    importing,
    inventory,
    reviewTargetHours,
    demoAccounts,
    photos,
    postcodeFiles,
    version,
    replicas,
    readFreeBytes,
    canReachStorage,
    travel,
  });
  const handlers = handlersOn(db);
  const readers = readPool === pool ? handlers : handlersOn(openDb(readPool, belongings));
  const limitReads = limitConcurrency(READS);
  const bound = bindHandlers(
    contract,
    handlers,
    { db, authenticate, authenticateKey, limitReads, limitIpAddresses, checkAnswers },
    readers,
    {
      mediaUrl,
      onReplicas: replicas
        ? { replicas, handlers: replicas.pools.map((replica) => handlersOn(openDb(replica, belongings))) }
        : null,
    },
  );
  // `bindHandlers` has bound every endpoint of the contract.
  const stopMails = bound.get(contract.savedSearches.unsubscribe)!;
  const clientOf = (caller: Parameters<typeof inProcessClient>[3]) =>
    inProcessClient(contract, bound, (error) => void logFault(log, error, { from: 'inside the process' }), caller);
  return {
    plugin: apiPlugin(
      bound,
      describeApi(apiDescription(publicUrl)),
      [
        oneClickUnsubscribe('/unsubscribe', (token) => stopMails({ body: { token }, headers: {}, ipAddress: null })),
        serveExportDownload(db, exports),
        serveCertificateFiles({ db, store: certificates, authenticate }),
        serveAttachments({ db, store: attachments, authenticate }),
        serveImportProblems({ db, authenticate }),
        serveExampleFiles(publicUrl),
        serveExports({ db, photos, publicUrl }, authenticate),
        serveCalendars(db, publicUrl),
        serveViewingFeeds(db, publicUrl),
        serveRtdf({ db, publicUrl, mediaHosts: importMediaHosts, authenticateKey }),
        async (app) => {
          const live = liveChannel({
            pool: directPool,
            stillSignedIn: filterLiveSessions(db),
            log,
            onRefused: meters.countRefusedStream,
            ...(maxLiveStreams !== undefined && { maxStreams: maxLiveStreams }),
          });
          meters.watchLiveStreams(live.count);
          registerEventsRoute(app, { live, authenticate });
        },
      ],
      (kind) => kind === 'storage-full' && onStorageFull?.(),
    ),
    client: clientOf({}),
    pageClient: clientOf({ isPage: true }),
    clientOf: (token) => clientOf({ token }),
    isMarketEmpty: isMarketEmpty(db),
    seedClientAccess: seedClientAccess(db),
    seedMarket: seedMarket({ db, store: photos, passwords }),
    listDemoAccounts: listDemoAccounts({ db, passwords }),
    removeDemo: removeDemo({ db, passwords, photos, certificates, attachments, exports }),
    demoLife: (shared) => ({
      chores: () => findChores(db, shared),
      actAs: actAsDemoAccount(db, (token) => clientOf({ token })),
      addViews: () => addViews(db),
      takeTurn: takeTurn(db),
    }),
    ...webAssets(db),
    claimStorage: () => claimStorage(db, storage, () => hasForeignPhotos(db, photos)),
    sweepImports: () => sweepOwnStorage(storage, log, [sweepImportFiles(postcodeFiles)])(db),
    startJobs: () => {
      const db = openDb(directPool, belongings);
      return startJobs({
        pool: directPool,
        db,
        mail,
        publicUrl,
        passwords,
        photos,
        certificates,
        attachments,
        exports,
        postcodeFiles,
        importing: { ...importing, db, photos: { ...importing.photos, db } },
        startImportThread,
        fetchOutside,
        storage,
        log,
        meters,
        startTrace,
      });
    },
    importListings: (command, stopping) => importListings({ ...importing, stopping }, command),
    readQueues: () => readQueues(db),
    readLastBackup: () => readLastBackup(db),
    prepareKeys: (createKey) => prepareKeys(db, createKey),
    encryptSecrets: () => encryptReadableSecrets(db),
    rotateSecrets: (key, options) => rotateSecrets(db, key, options),
    recordHeartbeat: async (beat) => {
      const keyIds = (await keyRing.reload()).map(({ id }) => id);
      return recordHeartbeat(db, { ...beat, keyIds });
    },
    deleteHeartbeat: (id) => deleteHeartbeat(db, id),
    watchListings: () => watchListings(directPool, log, replicas ? [replicas.noteChange] : []),
    photoGate: (changes) => createPhotoGate(db, changes),
    createAdmin: createAdmin({ db, passwords }),
  };
}
