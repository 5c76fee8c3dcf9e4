import { join } from 'node:path';
import { type Api, createApi, localMailbox, openPool, smtpMail } from '@letfair/api';
import { DEMO_PASSWORD, demoAccounts } from '@letfair/demo';
import type { FastifyPluginAsync } from 'fastify';
import { ensureAdmin } from './boot/ensure-admin.ts';
import { fillWithDemo } from './boot/fill-with-demo.ts';
import { closeServer, listen } from './boot/listen.ts';
import { migrateDatabase } from './boot/migrate-database.ts';
import { openDatabase } from './boot/open-database.ts';
import { runUntilStopped } from './boot/run-until-stopped.ts';
import { say } from './boot/say.ts';
import type { Config, ParsedConfig } from './config.ts';
import { healthRoutes, type Readiness } from './health/health.ts';
import { metricsRoute } from './health/metrics.ts';
import { requestDurations } from './health/request-durations.ts';
import { compressAnswers } from './http/compression.ts';
import { createApp } from './http/create-app.ts';
import { openLog } from './http/log.ts';
import { localMailRoutes } from './local-mail/routes.ts';
import type { OpenWeb } from './pages/web.ts';
import { photoFiles } from './photos/photo-files.ts';
import { ensureDataFolder } from './postgres/make-cluster.ts';

/** The one process, in the order in which it comes up; it goes down in reverse. */
export function serve(parsed: ParsedConfig, openWeb: OpenWeb): void {
  if (!parsed.ok) {
    say(parsed.problem);
    process.exitCode = 1;
    return;
  }
  const { config } = parsed;
  const log = openLog(config.logLevel);

  runUntilStopped(log, async (onStop) => {
    const readiness: Readiness = { open: false };

    const databaseUrl = await openDatabase(config, log, onStop);
    const pool = openPool({
      connectionString: databaseUrl,
      onIdleError: (error) => {
        // At the end the database closes what the pool has let go of already.
        if (!pool.ending) log.logger.warn({ err: error }, 'a connection to the database broke');
      },
    });
    onStop(() => pool.end());
    await migrateDatabase(pool);

    const photoFolder = join(config.dataDir, 'photos');
    await ensureDataFolder(photoFolder);
    const api = createApi({
      pool,
      publicUrl: config.publicUrl,
      mail: config.smtp ? smtpMail(config.smtp) : localMailbox(),
      supportEmail: config.supportEmail,
      inventoryEmail: config.inventoryEmail,
      photoFolder,
      exportFolder: join(config.dataDir, 'exports'),
      limitAddresses: config.throttle,
      log: log.logger,
      ...(config.demo && { demoAccounts: demoAccounts.map((account) => ({ ...account, password: DEMO_PASSWORD })) }),
    });
    if (config.admin) await ensureAdmin(api, config.admin);
    onStop(await api.startJobs());

    const web = await openWeb({ api: api.client, publicUrl: config.publicUrl, mapTiles: config.mapTiles });

    const durations = requestDurations();
    const app = await createApp({
      config,
      log,
      durations,
      ...(web.serverFactory && { serverFactory: web.serverFactory }),
    });
    await app.register(healthRoutes(readiness, pool));
    await app.register(metricsRoute(durations, pool));
    if (!config.smtp) await app.register(localMailRoutes(pool));
    await app.register(photoFiles(photoFolder));
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
    if (config.demo) fillWithDemo(api, { config, log, onStop });
  });
}

const apiRoutes =
  (api: Api): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', compressAnswers);
    await app.register(api.plugin);
  };

function welcome({ publicUrl, smtp, throttle, port }: Config): void {
  say(`Letfair is ready at ${publicUrl}${smtp ? '' : `, and its mails are at http://localhost:${port}/dev/mail`}`);
  if (!throttle) say('Warning: THROTTLE=off lifts the limits on requests per network address. Use it for tests only.');
}
