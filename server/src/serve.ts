import { createRequire } from 'node:module';
import { type Api, createApi, localMailbox, smtpMail, startImportThread, watchReach } from '@letfair/api';
import { DEMO_LISTINGS, demoAccounts, loadDemo } from '@letfair/demo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import type { FastifyPluginAsync } from 'fastify';
import { photoFiles } from './assets/photo-files.ts';
import { shareCards } from './assets/share-cards.ts';
import type { RunningBuild } from './assets/web-build.ts';
import { removeRestoreMarker } from './backup/restore-marker.ts';
import { ensureAdmin } from './boot/admin.ts';
import { claimDataFolder } from './boot/data-folder/claim-data-folder.ts';
import { migrateDatabase } from './boot/database/migrate-database.ts';
import { openDatabase } from './boot/database/open-database.ts';
import { openPools, warnOfDatabase, warnOfReplicas } from './boot/database/open-pools.ts';
import { runDemoLife } from './boot/demo-life.ts';
import { closeServer, listen } from './boot/listen.ts';
import { checkKeys, openKeys } from './boot/open-keys.ts';
import { openCheckedStorage } from './boot/open-storage.ts';
import { refuseDemoAccounts } from './boot/refuse-demo-accounts.ts';
import { refuseStart } from './boot/refuse-start.ts';
import { closeNewFiles, type OnStop, runUntilStopped } from './boot/run-until-stopped.ts';
import { printLine } from './boot/start-error.ts';
import type { Config, ParsedConfig } from './config/config.ts';
import { healthRoutes, type Readiness } from './health/health.ts';
import { startHeartbeat } from './health/heartbeat.ts';
import { createMetrics } from './health/metrics.ts';
import { serveMetrics } from './health/serve-metrics.ts';
import { watchStorage } from './health/storage.ts';
import { compressAnswers } from './http/compression.ts';
import { createApp } from './http/create-app.ts';
import { cspReports } from './http/csp-reports.ts';
import { type Log, openLog } from './http/logger.ts';
import { wordsOf } from './http/request-log.ts';
import { localMailRoutes } from './local-mail/mailbox.ts';
import type { OpenWeb } from './pages/render.ts';
import { securityTxt } from './pages/security-txt.ts';
import { openStreets } from './streets/open-streets.ts';
import { openTraces } from './telemetry/open-traces.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };

/** Starts the parts of the process in this order, beside a build of the web app; a stop undoes them in reverse. */
export function serve(parsed: ParsedConfig, openWeb: OpenWeb, build: RunningBuild | null = null): void {
  if (!parsed.ok) {
    refuseStart(parsed.problem);
    return;
  }
  const { config } = parsed;
  const log = openLog(config.logLevel, { format: config.logFormat });

  closeNewFiles();
  const start = async (onStop: OnStop, stopping: AbortSignal) => {
    if (build) onStop(build.stop);
    const readiness: Readiness = { open: false };
    const metrics = createMetrics(version);
    const startTrace = config.traces && (await openTraces({ config: config.traces, version, log, onStop }));
    const streets = await openStreets(config, log, onStop);

    const databaseUrl = await openDatabase(config, log, onStop);
    await migrateDatabase(config, databaseUrl);
    const pools = openPools(config, databaseUrl, log, onStop);
    const { pool } = pools;
    metrics.watchPool('main', pool);
    metrics.watchPool('read', pools.readPool);
    metrics.watchPool('jobs', pools.directPool);
    if (pools.replicas) metrics.watchReplicas(pools.replicas.lags);
    if (config.databaseUrl) await warnOfDatabase(pool, log);
    void warnOfReplicas(pools.replicaPools, log);

    const disk = watchStorage(config.dataDir);
    const storage = await openCheckedStorage(config.storage, {
      dataDir: config.dataDir,
      onOperation: metrics.meters.countStorageOperation,
    });
    onStop(storage.close);
    metrics.watchDisk(disk.freeBytes);
    const canReachStorage = watchReach(storage);
    metrics.watchStorage(canReachStorage);
    const keyRing = await openKeys(config);
    const api = createApi({
      ...pools,
      keyRing,
      startImportThread: () => startImportThread({ ...config, databaseUrl: config.database.directUrl ?? databaseUrl }),
      publicUrl: config.publicUrl,
      mail: config.smtp ? smtpMail(config.smtp) : localMailbox(),
      supportEmail: config.supportEmail,
      inventoryEmail: config.inventoryEmail,
      reviewTargetHours: config.reviewTargetHours,
      storage,
      mediaUrl: config.mediaUrl,
      importMediaHosts: config.importMediaHosts,
      routing: config.routing,
      limitIpAddresses: config.throttle,
      adminsNeedSecondStep: !config.isLocal,
      version,
      readFreeBytes: disk.freeBytes,
      canReachStorage,
      log: log.logger,
      meters: metrics.meters,
      startTrace,
      maxLiveStreams: config.maxLiveStreams,
      onStorageFull: disk.noteFull,
      demoAccounts: sharedAccounts(config).map((account) => ({ ...account, password: DEMO_PASSWORD })),
    });
    metrics.watchQueues(api.readQueues);
    metrics.watchBackups(api.readLastBackup);
    await refuseDemoAccounts(api, config);
    const claim = await claimDataFolder(api, config, (message) => log.logger.warn(message));
    onStop(claim.release);
    await checkKeys(api, config);
    if (claim.isOwn) await removeRestoreMarker(storage);
    await api.sweepImports();
    if (config.admin) await ensureAdmin(api, config.admin);
    onStop(await startHeartbeat({ api, kind: config.process, version, log }));
    await api.encryptSecrets();
    if (config.process !== 'web') onStop(await api.startJobs());

    if (build) await unless(stopping, build.done);
    const openSite = async () => {
      const listingChanges = api.watchListings();
      onStop(listingChanges.stop);
      const { publicUrl } = config;
      const web = await openWeb({
        api: api.pageClient,
        assets: api,
        log,
        listingChanges,
        publicUrl,
        readMapTiles: streets.readMapTiles,
        mediaUrl: config.mediaUrl,
        metrics,
      });
      return { ...web, listingChanges };
    };
    const site = config.process === 'worker' ? null : await openSite();

    const app = await createApp({
      config,
      log,
      metrics,
      startTrace,
      ...(site?.patterns && { pagePatterns: site.patterns }),
      ...(site?.serverFactory && { serverFactory: site.serverFactory }),
    });
    await app.register(healthRoutes(readiness, pool, disk));
    await serveMetrics(app, { config, metrics, log, onStop });
    if (site) {
      if (hasMailbox(config)) await app.register(localMailRoutes(pool, keyRing, config.publicUrl));
      await app.register(cspReports({ ...config, metrics, words: wordsOf(site.patterns ?? []) }));
      if (config.securityContact) await app.register(securityTxt(config.securityContact, config.publicUrl));
      if (streets.plugin) await app.register(streets.plugin);
      await app.register(photoFiles(storage, api.photoGate(site.listingChanges), config.mediaUrl));
      await app.register(shareCards(api.pageClient));
      await app.register(apiRoutes(api));
      await app.register(site.plugin);
    }

    await listen(app, config);
    onStop(() => closeServer(app, log, config.drainSeconds));
    if (site?.close) onStop(site.close);
    onStop(() => {
      readiness.open = false;
    });
    readiness.open = true;
    welcome(config);
    if (config.demo === 'at-start') loadDemoInBackground(api, config, log, onStop);
  };
  runUntilStopped(log, start, config.drainSeconds ?? 0);
}

/** Waits for the work, or throws the reason of a stop that comes first. */
function unless(stopping: AbortSignal, work: Promise<void>): Promise<void> {
  stopping.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      stopping.addEventListener('abort', () => reject(stopping.reason), { once: true }),
    ),
  ]);
}

const apiRoutes =
  (api: Api): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', compressAnswers);
    await app.register(api.plugin);
  };

/** Decided by the configuration alone, because a request from a proxy can look like one from this machine. */
const hasMailbox = ({ isLocal, smtp }: Config): boolean => isLocal && smtp === null;

function welcome(config: Config): void {
  const { publicUrl, smtp, throttle, port } = config;
  if (config.process === 'worker') {
    printLine(`Letfair is running jobs. To check that it’s working, open http://localhost:${port}/ready.`);
    return;
  }
  const mailbox = hasMailbox(config) ? `. Its emails are at http://localhost:${port}/dev/mail` : '';
  printLine(`Letfair is ready at ${publicUrl}${mailbox}`);
  if (!config.isLocal && !smtp)
    printLine(
      'Warning: HOST lets other machines in, and without SMTP_URL anyone on them can verify any email address.',
    );
  if (!throttle)
    printLine('Warning: THROTTLE=off switches off the limits on requests per network address. Use it for tests only.');
}

/** The demo accounts that visitors are offered. */
const sharedAccounts = ({ demo, isLocal }: Config) =>
  demo === 'at-start' ? demoAccounts.filter(({ userType }) => isLocal || userType !== 'admin') : [];

/** The server answers while the demo loads, which then lives on; a stop interrupts both, and the next start begins anew. */
function loadDemoInBackground(api: Api, config: Config, log: Log, onStop: OnStop): void {
  const stopped = new AbortController();
  const begun = performance.now();
  const { dataDir, isLocal, demoListings } = config;
  const demo = { api, dataDir, hasAdmin: isLocal, signal: stopped.signal };
  const loading = loadDemo(demo, demoListings ?? DEMO_LISTINGS).then(
    (homes) => {
      if (homes > 0)
        printLine(`A demo marketplace of ${homes.toLocaleString('en-GB')} homes was loaded in ${seconds(begun)} s.`);
      const emails = sharedAccounts(config).map(({ email }) => email);
      printLine(`Sign in as ${emails.join(', ')} with the password ${DEMO_PASSWORD}`);
      return runDemoLife(api, log, stopped.signal);
    },
    (error: unknown) => {
      if (!stopped.signal.aborted) log.logger.error({ err: error }, 'the demonstration could not be loaded');
    },
  );
  onStop(() => {
    stopped.abort();
    return loading;
  });
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);
