import { parseKey } from '@letfair/api/secrets';
import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { trimEndOf } from '@letfair/domain/text-edges';
import * as z from 'zod';
import { accessKey, accessKeyTo, secretKey, secretKeyTo, storageUrl } from './storage-url.ts';
import {
  adminEmail,
  adminPassword,
  archive,
  collector,
  collectorHeaders,
  databaseServer,
  demoSize,
  desk,
  directDatabase,
  headerPair,
  host,
  isDatabaseUrl,
  isHostPattern,
  isOrigin,
  isRoutingUrl,
  isSafeUrl,
  isSender,
  isTileUrl,
  isUrl,
  logFormats,
  logLevels,
  MAX_DEMO_LISTINGS,
  MAX_REPLICAS,
  MIN_PASSPHRASE,
  mailServer,
  media,
  mediaHosts,
  metricsPort,
  mustBe,
  passphrase,
  replicas,
  routingEngine,
  secretsKey,
  sender,
  serviceName,
  site,
  specialists,
  tileServer,
  token,
  traceShare,
  trustProxy,
  url,
  wholeNumber,
} from './values.ts';

/** The texts complete the sentence "NAME must be …", which is shown for a wrong value. */
export const variables = z.object({
  PORT: wholeNumber(1, 65_535, 'a port number from 1 to 65535').default(3_000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: mustBe('the path of a folder')
    .refine((value) => !value.includes('\0'), 'the path of a folder')
    .default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], databaseServer).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], directDatabase).optional(),
  DATABASE_READ_URLS: mustBe(replicas)
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((urls) => urls.length <= MAX_REPLICAS && urls.every(isDatabaseUrl), replicas)
    .default([]),
  REPLICA_MAX_LAG: wholeNumber(1, 3_600, 'a number of seconds from 1 to 3600').default(5),
  DATABASE_POOL: wholeNumber(2, 1_000, 'a number of connections from 2 to 1000').default(8),
  DATABASE_READ_POOL: wholeNumber(1, 1_000, 'a number of connections from 1 to 1000').default(6),
  DATABASE_PREPARE: z.enum(['on', 'off'], 'on or off').default('on'),
  PROCESS: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  DRAIN_SECONDS: wholeNumber(0, 300, 'a number of seconds from 0 to 300').optional(),
  MAX_LIVE_STREAMS: wholeNumber(1, 1_000_000, 'a number of open live channels from 1 to 1000000').default(20_000),
  STORAGE_URL: mustBe(storageUrl)
    .regex(/^(?:file:|s3:\/\/)/, storageUrl)
    .default('file:'),
  STORAGE_ACCESS_KEY: mustBe(accessKey)
    .regex(/^[\x21-\x7e]{1,200}$/, accessKey)
    .optional(),
  STORAGE_SECRET_KEY: mustBe(secretKey)
    .regex(/^[\x21-\x7e]{1,200}$/, secretKey)
    .optional(),
  STORAGE_TO_ACCESS_KEY: mustBe(accessKeyTo)
    .regex(/^[\x21-\x7e]{1,200}$/, accessKeyTo)
    .optional(),
  STORAGE_TO_SECRET_KEY: mustBe(secretKeyTo)
    .regex(/^[\x21-\x7e]{1,200}$/, secretKeyTo)
    .optional(),
  PUBLIC_URL: url(['http:', 'https:'], site)
    .refine((value) => URL.canParse(value) && isOrigin(value), site)
    .optional(),
  MEDIA_URL: mustBe(media)
    .refine((value) => isSafeUrl(value, /^https?:$/) && isOrigin(value), media)
    .optional(),
  RUN_AS: mustBe('the name of a user on this machine')
    .regex(/^[A-Za-z0-9_][\w.-]{0,31}$/, 'the name of a user on this machine')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], mailServer).optional(),
  MAIL_FROM: mustBe(sender).refine(isSender, sender).optional(),
  SUPPORT_EMAIL: mustBe(desk).refine(looksLikeEmail, desk).optional(),
  REVIEW_TARGET_HOURS: wholeNumber(1, 720, 'a number of hours from 1 to 720').default(24),
  INVENTORY_EMAIL: mustBe(specialists).refine(looksLikeEmail, specialists).optional(),
  ADMIN_EMAIL: mustBe(adminEmail).refine(looksLikeEmail, adminEmail).optional(),
  ADMIN_PASSWORD: mustBe(adminPassword)
    .refine((value) => passwordProblem(value) === null, adminPassword)
    .optional(),
  MAP_TILES_URL: mustBe(tileServer).refine(isTileUrl, tileServer).optional(),
  MAP_PMTILES: mustBe(archive)
    .refine((value) => (isUrl(value) ? isSafeUrl(value, /^https:$/) : !value.includes('\0')), archive)
    .optional(),
  MAP_TILES_ATTRIBUTION: mustBe('the credit for the map images, up to 200 characters')
    .max(200, 'the credit for the map images, up to 200 characters')
    .default('© OpenStreetMap contributors, openstreetmap.org/copyright'),
  ROUTING_URL: mustBe(routingEngine)
    .refine(isRoutingUrl, routingEngine)
    .transform((value) => trimEndOf(value, '/'))
    .optional(),
  ROUTING_TRANSIT: z.enum(['on', 'off'], 'on or off').default('off'),
  IMPORT_MEDIA_HOSTS: mustBe(mediaHosts)
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHostPattern), mediaHosts)
    .default([]),
  DEMO: z.enum(['0', '1'], '0 or 1').optional(),
  DEMO_LISTINGS: wholeNumber(1, MAX_DEMO_LISTINGS, demoSize).optional(),
  METRICS_TOKEN: mustBe(token)
    .regex(/^[\x21-\x7e]{16,200}$/, token)
    .optional(),
  METRICS_PORT: wholeNumber(1, 65_535, metricsPort).optional(),
  METRICS_HOST: host.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], collector).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: mustBe(collectorHeaders)
    .transform((value) => value.split(',').map((pair) => pair.trim()))
    .refine((pairs) => pairs.every((pair) => headerPair.test(pair)), collectorHeaders)
    .default([]),
  OTEL_SERVICE_NAME: mustBe(serviceName)
    .regex(/^[\w.-]{1,100}$/, serviceName)
    .default('letfair'),
  OTEL_TRACES_SAMPLER_ARG: mustBe(traceShare)
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, traceShare)
    .transform(Number)
    .default(1),
  SECRETS_KEY: mustBe(secretsKey)
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((keys) => keys.every((key) => parseKey(key) !== null), secretsKey)
    .default([]),
  BACKUP_PASSPHRASE: mustBe(passphrase)
    .refine((value) => value.length >= MIN_PASSPHRASE, passphrase)
    .optional(),
  THROTTLE: z.enum(['on', 'off'], 'on or off').default('on'),
  TRUST_PROXY: trustProxy.default(false),
  LOG_FORMAT: z.enum(logFormats, 'json or pretty').default('json'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
});
