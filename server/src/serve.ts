import { join } from 'node:path';
import { type Api, createApi, localMailbox, openPool, READ_LIMITS, smtpMail } from '@letfair/api';
import { demoAccounts, loadDemo } from '@letfair/demo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import type { FastifyPluginAsync } from 'fastify';
import { photoFiles } from './assets/photo-files.ts';
import { ensureAdmin } from './boot/admin.ts';
import { claimDataFolder, INSTALLATION_FILE } from './boot/claim-data-folder.ts';
import { ensureDataFolder } from './boot/data-folder.ts';
import { closeServer, listen } from './boot/listen.ts';
import { migrateDatabase, openDatabase, warnOfSuperuser } from './boot/open-database.ts';
import { refuseDemoAccounts } from './boot/refuse-demo-accounts.ts';
import { type OnStop, runUntilStopped } from './boot/run-until-stopped.ts';
import { printLine } from './boot/start-error.ts';
import type { Config, ParsedConfig } from './config.ts';
import { healthRoutes, type Readiness } from './health/health.ts';
import { createMetrics, serveMetrics } from './health/metrics.ts';
import { watchStorage } from './health/storage.ts';
import { compressAnswers } from './http/compression.ts';
import { createApp } from './http/create-app.ts';
import { type Log, openLog } from './http/logger.ts';
import { localMailRoutes } from './local-mail/mailbox.ts';
import type { OpenWeb } from './pages/render.ts';
import { securityTxt } from './pages/security-txt.ts';
import { openStreets } from './streets/open-streets.ts';

/** Starts the parts of the process in this order; a stop undoes them in reverse. */
export function serve(parsed: ParsedConfig, openWeb: OpenWeb): void {
  if (!parsed.ok) {
    printLine(parsed.problem);
    process.exitCode = 1;
    return;
  }
  const { config } = parsed;
  const log = openLog(config.logLevel);

  // Photos, certificates, attachments and exports are nobody else's business, whatever the umask of the operator is.
  process.umask(0o077);
  runUntilStopped(log, async (onStop) => {
    const readiness: Readiness = { open: false };
    const streets = await openStreets(config, log, onStop);

    const databaseUrl = await openDatabase(config, log, onStop);
    const onIdleError = (error: Error) => {
      // While stopping, the database closes connections that the pool has already released.
      if (!pool.ending) log.logger.warn({ err: error }, 'a connection to the database broke');
    };
    const pool = openPool({ connectionString: databaseUrl, onIdleError });
    const readPool = openPool({ connectionString: databaseUrl, limits: READ_LIMITS, onIdleError });
    onStop(() => Promise.all([pool.end(), readPool.end()]));
    await migrateDatabase(pool);
    if (config.databaseUrl) await warnOfSuperuser(pool, log);

    const storage = watchStorage(config.dataDir);
    const photoFolder = join(config.dataDir, 'photos');
    await ensureDataFolder(photoFolder);
    const api = createApi({
      pool,
      readPool,
      publicUrl: config.publicUrl,
      mail: config.smtp ? smtpMail(config.smtp) : localMailbox(),
      supportEmail: config.supportEmail,
      inventoryEmail: config.inventoryEmail,
      photoFolder,
      certificateFolder: join(config.dataDir, 'certificates'),
      attachmentFolder: join(config.dataDir, 'attachments'),
      exportFolder: join(config.dataDir, 'exports'),
      importFolder: join(config.dataDir, 'imports'),
      importMediaHosts: config.importMediaHosts,
      installationFile: join(config.dataDir, INSTALLATION_FILE),
      limitIpAddresses: config.throttle,
      adminsNeedSecondStep: !config.isLocal,
      log: log.logger,
      onStorageFull: storage.noteFull,
      demoAccounts: sharedAccounts(config).map((account) => ({ ...account, password: DEMO_PASSWORD })),
    });
    await refuseDemoAccounts(api, config);
    onStop((await claimDataFolder(api, config, (message) => log.logger.warn(message))).release);
    await api.sweepImports();
    if (config.admin) await ensureAdmin(api, config.admin);
    onStop(await api.startJobs());

    const listingChanges = api.watchListings();
    onStop(listingChanges.stop);
    const web = await openWeb({
      api: api.client,
      listingChanges,
      publicUrl: config.publicUrl,
      mapTiles: streets.mapTiles,
    });

    const metrics = createMetrics();
    const app = await createApp({
      config,
      log,
      metrics,
      ...(web.serverFactory && { serverFactory: web.serverFactory }),
    });
    await app.register(healthRoutes(readiness, pool, storage));
    await serveMetrics(app, { config, metrics, pool, log, onStop });
    if (hasMailbox(config)) await app.register(localMailRoutes(pool));
    if (config.securityContact) await app.register(securityTxt(config.securityContact, config.publicUrl));
    if (streets.plugin) await app.register(streets.plugin);
    await app.register(photoFiles(photoFolder, api.photoGate(listingChanges)));
    await app.register(apiRoutes(api));
    await app.register(web.plugin);

    await listen(app, config);
    onStop(() => closeServer(app, log));
    if (web.close) onStop(web.close);
    onStop(() => {
      readiness.open = false;
    });
    readiness.open = true;
    welcome(config);
    if (config.demo === 'at-start') loadDemoInBackground(api, config, log, onStop);
  });
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
  const mailbox = hasMailbox(config) ? `, and its mails are at http://localhost:${port}/dev/mail` : '';
  printLine(`Letfair is ready at ${publicUrl}${mailbox}`);
  if (!config.isLocal && !smtp)
    printLine(
      'Warning: HOST lets other machines in, and without SMTP_URL anybody among them can verify any email address.',
    );
  if (!throttle)
    printLine('Warning: THROTTLE=off lifts the limits on requests per network address. Use it for tests only.');
}

/** The demo accounts that visitors are offered. */
const sharedAccounts = ({ demo, isLocal }: Config) =>
  demo === 'at-start' ? demoAccounts.filter(({ userType }) => isLocal || userType !== 'admin') : [];

/** The server answers while the demo loads; a stop interrupts the loading, and the next start begins anew. */
function loadDemoInBackground(api: Api, config: Config, log: Log, onStop: OnStop): void {
  const stopped = new AbortController();
  const begun = performance.now();
  const loading = loadDemo({ api, dataDir: config.dataDir, hasAdmin: config.isLocal, signal: stopped.signal }).then(
    (homes) => {
      if (homes > 0)
        printLine(`A made-up marketplace of ${homes.toLocaleString('en-GB')} homes was loaded in ${seconds(begun)} s.`);
      const emails = sharedAccounts(config).map(({ email }) => email);
      printLine(`Sign in as ${emails.join(', ')} with the password ${DEMO_PASSWORD}`);
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
