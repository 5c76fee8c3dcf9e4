import { join, resolve } from 'node:path';
import type { KeySource, RoutingSettings, StorageLocation } from '@letfair/api';
import { trimEndOf } from '@letfair/domain/text-edges';
import type * as z from 'zod';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { type MapTilesConfig, mapTilesOf } from './map-tiles.ts';
import { isPublishedPassword } from './published-passwords.ts';
import {
  accessKey,
  accessKeyTo,
  parseStorageUrl,
  type StorageKeys,
  secretKey,
  secretKeyTo,
  storageUrl,
} from './storage-url.ts';
import {
  adminEmail,
  adminPassword,
  archive,
  databaseServer,
  emailOf,
  type logFormats,
  type logLevels,
  mailServer,
  metricsPort,
  sender,
  type TrustProxy,
} from './values.ts';
import { variables } from './variables.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly database: DatabaseConfig;
  /** Whether this process serves the site, runs jobs, or both. */
  readonly process: 'all' | 'web' | 'worker';
  /** How long a process that stops says so before it refuses connections; null: briefly, if anybody is connected. */
  readonly drainSeconds: number | null;
  /** Live channels that the process keeps open at once. */
  readonly maxLiveStreams: number;
  /** Where photos and other files are kept. */
  readonly storage: StorageLocation;
  /** Of the storage that is used or copied from, and of one that is copied to. */
  readonly storageKeys: { readonly from: StorageKeys | null; readonly to: StorageKeys | null };
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Where browsers load photos from; null: from the site itself. */
  readonly mediaUrl: string | null;
  /** The user that root becomes; null: the owner of `dataDir`, or a user of our own. */
  readonly runAs: string | null;
  /** Only this machine reaches the site: `host` and `publicUrl` are loopback. */
  readonly isLocal: boolean;
  /** Null: mails stay in the local mailbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Receives new support tickets. */
  readonly supportEmail: string;
  /** Published in security.txt. Null unless the operator has named a support address. */
  readonly securityContact: string | null;
  /** Receives inventory bookings. */
  readonly inventoryEmail: string;
  /** How long something may wait for a moderator. */
  readonly reviewTargetHours: number;
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Null: the map draws districts itself and loads nothing. */
  readonly mapTiles: MapTilesConfig;
  /** Works out travel times; null: they are estimated. */
  readonly routing: RoutingSettings | null;
  /** Hosts from which pictures of imported homes may be fetched; empty: none. */
  readonly importMediaHosts: readonly string[];
  /** Whether the demo marketplace may exist here, and whether the start loads it into an empty database. */
  readonly demo: 'never' | 'on-request' | 'at-start';
  readonly demoListings: number | null;
  readonly metrics: MetricsConfig;
  /** Null: no traces are sent. */
  readonly traces: TracesConfig | null;
  /** The keys of what the database keeps encrypted. */
  readonly keySource: KeySource & { readonly folder: string };
  /** Encrypts backups, and opens encrypted ones; null: they are not encrypted, or by a key. */
  readonly backupPassphrase: string | null;
  readonly throttle: boolean;
  readonly trustProxy: TrustProxy;
  readonly logLevel: (typeof logLevels)[number];
  readonly logFormat: (typeof logFormats)[number];
}

export interface DatabaseConfig {
  /** Null: the address of the database reaches PostgreSQL itself. */
  readonly directUrl: string | null;
  readonly readUrls: readonly string[];
  /** A replica that is further behind is not asked. */
  readonly maxLagSeconds: number;
  readonly connections: number;
  readonly readConnections: number;
  /** Whether statements have names, which a pooler may not support. */
  readonly prepare: boolean;
}

export interface MetricsConfig {
  /** Null: metrics need no token, and only a local site shows them on its own port. */
  readonly token: string | null;
  /** Null: metrics are shown on the port of the site. */
  readonly listen: { readonly port: number; readonly host: string } | null;
}

export interface TracesConfig {
  /** Where the collector takes traces. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of requests that are traced. */
  readonly ratio: number;
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

/** Below the data folder. */
export const SECRETS_FOLDER = 'secrets';

/** Pairs of variables that are only valid together, and what the missing one must be. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM', sender],
  ['MAIL_FROM', 'SMTP_URL', mailServer],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD', adminPassword],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL', adminEmail],
  ['METRICS_HOST', 'METRICS_PORT', metricsPort],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL', databaseServer],
  ['STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY', secretKey],
  ['STORAGE_SECRET_KEY', 'STORAGE_ACCESS_KEY', accessKey],
  ['STORAGE_TO_ACCESS_KEY', 'STORAGE_TO_SECRET_KEY', secretKeyTo],
  ['STORAGE_TO_SECRET_KEY', 'STORAGE_TO_ACCESS_KEY', accessKeyTo],
] as const;

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ok: false, problem: `${issue?.path.join('.')} must be ${issue?.message}.` };
  }
  const values = parsed.data;
  for (const [present, missing, what] of pairs)
    if (values[present] !== undefined && values[missing] === undefined)
      return { ok: false, problem: `${missing} is missing, and ${present} needs it. Set it to ${what}.` };
  if (values.DATABASE_READ_URLS.length > 0 && !values.DATABASE_URL)
    return {
      ok: false,
      problem: `DATABASE_URL is missing, and DATABASE_READ_URLS needs it. Set it to ${databaseServer}.`,
    };
  // The embedded database starts and stops with the one process that it belongs to.
  if (values.PROCESS !== 'all' && !values.DATABASE_URL)
    return {
      ok: false,
      problem: `DATABASE_URL is missing, and PROCESS=${values.PROCESS} needs it. Set it to ${databaseServer}.`,
    };
  if (values.METRICS_PORT === values.PORT) return { ok: false, problem: `METRICS_PORT must be ${metricsPort}.` };

  if (values.MAP_TILES_URL && values.MAP_PMTILES)
    return {
      ok: false,
      problem: 'MAP_TILES_URL and MAP_PMTILES are both set. Remove one, because a map can only use one.',
    };
  const dataDir = resolve(values.DATA_DIR);
  const storageKeys = storageKeysOf(values);
  const storage = parseStorageUrl(values.STORAGE_URL, storageKeys.from, dataDir);
  if (!storage.ok && storage.problem === 'url') return { ok: false, problem: `STORAGE_URL must be ${storageUrl}.` };
  if (!storage.ok)
    return {
      ok: false,
      problem: `STORAGE_ACCESS_KEY is missing, and the bucket in STORAGE_URL needs it. Set it to ${accessKey}.`,
    };
  const mapTiles = mapTilesOf(values, dataDir);
  if (mapTiles === 'elsewhere') return { ok: false, problem: `MAP_PMTILES must be ${archive}.` };

  const { SMTP_URL, MAIL_FROM, ADMIN_EMAIL, ADMIN_PASSWORD } = values;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  // Without a mail server sign-up answers with its code, so anybody could verify any address.
  if (!isLoopbackUrl(publicUrl) && !SMTP_URL)
    return {
      ok: false,
      problem: `SMTP_URL is missing, and other machines can reach PUBLIC_URL. Set it to ${mailServer}.`,
    };
  const isLocal = isLoopbackHost(values.HOST) && isLoopbackUrl(publicUrl);
  if (!isLocal && ADMIN_PASSWORD && isPublishedPassword(ADMIN_PASSWORD))
    return {
      ok: false,
      problem:
        'ADMIN_PASSWORD must be a password of your own: anyone can read this one in Letfair’s repository, and other machines can reach this site. ' +
        'If that admin exists already, remove ADMIN_EMAIL and ADMIN_PASSWORD, and reset the password on the site.',
    };
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir,
      databaseUrl: values.DATABASE_URL ?? null,
      database: {
        directUrl: values.DATABASE_DIRECT_URL ?? null,
        readUrls: values.DATABASE_READ_URLS,
        maxLagSeconds: values.REPLICA_MAX_LAG,
        connections: values.DATABASE_POOL,
        readConnections: values.DATABASE_READ_POOL,
        prepare: values.DATABASE_PREPARE === 'on',
      },
      process: values.PROCESS,
      drainSeconds: values.DRAIN_SECONDS ?? null,
      maxLiveStreams: values.MAX_LIVE_STREAMS,
      storage: storage.location,
      storageKeys,
      runAs: values.RUN_AS ?? null,
      publicUrl,
      mediaUrl: values.MEDIA_URL ? new URL(values.MEDIA_URL).origin : null,
      isLocal,
      smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
      supportEmail: values.SUPPORT_EMAIL ?? emailOf(MAIL_FROM) ?? 'support@letfair.example',
      securityContact: values.SUPPORT_EMAIL ?? null,
      inventoryEmail:
        values.INVENTORY_EMAIL ?? values.SUPPORT_EMAIL ?? emailOf(MAIL_FROM) ?? 'inventory@letfair.example',
      reviewTargetHours: values.REVIEW_TARGET_HOURS,
      admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null,
      mapTiles,
      routing: values.ROUTING_URL ? { url: values.ROUTING_URL, hasTransit: values.ROUTING_TRANSIT === 'on' } : null,
      importMediaHosts: values.IMPORT_MEDIA_HOSTS,
      demo: demoOf(values, isLocal && !SMTP_URL),
      demoListings: values.DEMO_LISTINGS ?? null,
      metrics: {
        token: values.METRICS_TOKEN ?? null,
        listen: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST ?? '127.0.0.1' } : null,
      },
      traces: tracesOf(values),
      keySource: { given: values.SECRETS_KEY, folder: join(dataDir, SECRETS_FOLDER) },
      backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
      throttle: values.THROTTLE === 'on',
      trustProxy: values.TRUST_PROXY,
      logLevel: values.LOG_LEVEL,
      logFormat: values.LOG_FORMAT,
    },
  };
}

type StorageVariable = `STORAGE_${'' | 'TO_'}${'ACCESS' | 'SECRET'}_KEY`;

function storageKeysOf(values: Pick<z.output<typeof variables>, StorageVariable>): Config['storageKeys'] {
  const pair = (accessKey: string | undefined, secretKey: string | undefined) =>
    accessKey && secretKey ? { accessKey, secretKey } : null;
  const from = pair(values.STORAGE_ACCESS_KEY, values.STORAGE_SECRET_KEY);
  return { from, to: pair(values.STORAGE_TO_ACCESS_KEY, values.STORAGE_TO_SECRET_KEY) ?? from };
}

/** The names and their meanings are those of OpenTelemetry; the collector adds the kind of telemetry to its address. */
function tracesOf(values: z.output<typeof variables>): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (!endpoint) return null;
  return {
    url: `${trimEndOf(endpoint, '/')}/v1/traces`,
    headers: Object.fromEntries(
      headers.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** An external database is filled on request only. */
function demoOf(
  { DEMO, DATABASE_URL }: Pick<z.output<typeof variables>, 'DEMO' | 'DATABASE_URL'>,
  isPrivate: boolean,
): Config['demo'] {
  if (DEMO === '1') return 'at-start';
  if (!isPrivate) return 'never';
  return DEMO === '0' || DATABASE_URL !== undefined ? 'on-request' : 'at-start';
}

/**
 * The only reader of the environment. React chooses its build by NODE_ENV when it is first loaded, so this sets it
 * and everything that renders is imported later.
 */
export function readConfig(mode: 'production' | 'development'): ParsedConfig {
  process.env.NODE_ENV = mode;
  return parseConfig(process.env);
}

/** The environment of this process for one that takes its place, with another home. */
export const environmentIn = (home: string, defaults: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...defaults,
  ...process.env,
  HOME: home,
});

/** Run as a script, npm announces it on standard output unless it is told to be silent. */
export const npmPrintsItsOwnLines = (): boolean =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';
