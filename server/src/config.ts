import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import * as z from 'zod';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
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
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Null: the map draws districts itself and loads nothing. */
  readonly mapTiles: MapTilesConfig | null;
  /** Hosts from which pictures of imported homes may be fetched; empty: none. */
  readonly importMediaHosts: readonly string[];
  /** Whether the demo marketplace may exist here, and whether the start loads it into an empty database. */
  readonly demo: 'never' | 'on-request' | 'at-start';
  readonly metrics: MetricsConfig;
  readonly throttle: boolean;
  readonly trustProxy: TrustProxy;
  readonly logLevel: (typeof logLevels)[number];
}

/** Pictures of a tile server, or a PMTiles archive: at an address of its own, or in a file that we serve. */
export type MapTilesConfig = { readonly attribution: string } & (
  | { readonly kind: 'raster' | 'pmtiles'; readonly url: string }
  | { readonly kind: 'pmtiles-file'; readonly path: string }
);

export interface MetricsConfig {
  /** Null: metrics need no token, and only a local site shows them on its own port. */
  readonly token: string | null;
  /** Null: metrics are shown on the port of the site. */
  readonly listen: { readonly port: number; readonly host: string } | null;
}

/** No proxy, a number of proxies in a row, or their IP addresses. */
export type TrustProxy = false | number | readonly string[];

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MAX_VALUE_LENGTH = 2_000;
const MAX_PROXIES = 10;

const takes = (what: string) => z.string({ error: what }).max(MAX_VALUE_LENGTH, what);
const wholeNumber = (from: number, to: number, what: string) =>
  takes(what)
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what);

const url = (schemes: readonly string[], what: string) =>
  takes(what).refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), what);

const isOrigin = (value: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '' && !/[?#]/.test(value);
};

/** "ann@example.org" or "Letfair <ann@example.org>". */
const emailOf = (sender: string | undefined): string | undefined =>
  /^[^<>\r\n]*<([^<>]+)>$/.exec(sender ?? '')?.[1] ?? sender;
const isSender = (value: string): boolean => looksLikeEmail(emailOf(value) ?? '');

const isNetwork = (value: string): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const proxies = 'a number of proxies from 0 to 10, or their addresses separated by commas (10.0.0.1,192.168.0.0/16)';
const trustProxy = takes(proxies).transform((value, context): TrustProxy => {
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_PROXIES) return Number(value) === 0 ? false : Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: proxies });
  return z.NEVER;
});

const adminEmail = 'an email address, together with ADMIN_PASSWORD';
const adminPassword = 'a password of 8 to 200 characters, together with ADMIN_EMAIL';
const mailServer =
  'the address of a mail server such as smtp://user:password@mail.example:587, together with MAIL_FROM';
const sender = 'an email address to send from, together with SMTP_URL';
const desk = 'an email address that reads what people ask the support';
const specialists = 'an email address that reads who asks for an inventory';
const tileServer = 'an address with {z}, {x} and {y} in it, such as https://tiles.example/{z}/{x}/{y}.png';
const isTileUrl = (value: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && isSafeUrl(value, /^https?:$/);
const archive = 'the path of a PMTiles file below DATA_DIR such as streets.pmtiles, or the https address of one';
const isUrl = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(value);
/** Its origin becomes part of the Content-Security-Policy. */
const isSafeUrl = (value: string, protocol: RegExp): boolean =>
  URL.canParse(value) &&
  protocol.test(new URL(value).protocol) &&
  /^[\w.:[\]-]+$/.test(new URL(value).host) &&
  new URL(value).username === '' &&
  !/[;,\s]/.test(value);
/** Null where it lies elsewhere. */
const pathBelow = (folder: string, value: string): string | null => {
  const within = relative(folder, resolve(folder, value));
  return within === '' || within.startsWith('..') || isAbsolute(within) ? null : resolve(folder, value);
};
const hostName = 'a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0';
const host = takes(hostName).regex(/^[\w.:-]{1,253}$/, hostName);
const mediaHosts = 'host names separated by commas, such as media.example.com,*.photos.example, or * for all';
const isHostPattern = (value: string): boolean => value === '*' || /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(value);
const metricsPort = 'a port number from 1 to 65535, other than PORT';
const token = 'a secret of 16 to 200 letters, digits and signs, without spaces';
const site = 'the address people reach the site at, such as https://letfair.example, without a path';

/** The texts complete the sentence "NAME takes …", which is shown for a wrong value. */
const variables = z.object({
  PORT: wholeNumber(1, 65_535, 'a port number from 1 to 65535').default(3_000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: takes('the path of a folder')
    .refine((value) => !value.includes('\0'), 'the path of a folder')
    .default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host:5432/letfair',
  ).optional(),
  PUBLIC_URL: url(['http:', 'https:'], site)
    .refine((value) => URL.canParse(value) && isOrigin(value), site)
    .optional(),
  RUN_AS: takes('the name of a user of this machine')
    .regex(/^[A-Za-z0-9_][\w.-]{0,31}$/, 'the name of a user of this machine')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], mailServer).optional(),
  MAIL_FROM: takes(sender).refine(isSender, sender).optional(),
  SUPPORT_EMAIL: takes(desk).refine(looksLikeEmail, desk).optional(),
  INVENTORY_EMAIL: takes(specialists).refine(looksLikeEmail, specialists).optional(),
  ADMIN_EMAIL: takes(adminEmail).refine(looksLikeEmail, adminEmail).optional(),
  ADMIN_PASSWORD: takes(adminPassword)
    .refine((value) => passwordProblem(value) === null, adminPassword)
    .optional(),
  MAP_TILES_URL: takes(tileServer).refine(isTileUrl, tileServer).optional(),
  MAP_PMTILES: takes(archive)
    .refine((value) => (isUrl(value) ? isSafeUrl(value, /^https:$/) : !value.includes('\0')), archive)
    .optional(),
  MAP_TILES_ATTRIBUTION: takes('whom the map thanks for its pictures, in up to 200 characters')
    .max(200, 'whom the map thanks for its pictures, in up to 200 characters')
    .default('© OpenStreetMap contributors, openstreetmap.org/copyright'),
  IMPORT_MEDIA_HOSTS: takes(mediaHosts)
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHostPattern), mediaHosts)
    .default([]),
  DEMO: z.enum(['0', '1'], '0 or 1').optional(),
  METRICS_TOKEN: takes(token)
    .regex(/^[\x21-\x7e]{16,200}$/, token)
    .optional(),
  METRICS_PORT: wholeNumber(1, 65_535, metricsPort).optional(),
  METRICS_HOST: host.optional(),
  THROTTLE: z.enum(['on', 'off'], 'on or off').default('on'),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
});

/** Pairs of variables that are only valid together, and what the missing one takes. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM', sender],
  ['MAIL_FROM', 'SMTP_URL', mailServer],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD', adminPassword],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL', adminEmail],
  ['METRICS_HOST', 'METRICS_PORT', metricsPort],
] as const;

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ok: false, problem: `${issue?.path.join('.')} takes ${issue?.message}.` };
  }
  const values = parsed.data;
  for (const [present, missing, what] of pairs)
    if (values[present] !== undefined && values[missing] === undefined)
      return { ok: false, problem: `${missing} is missing although ${present} is set; it takes ${what}.` };
  if (values.METRICS_PORT === values.PORT) return { ok: false, problem: `METRICS_PORT takes ${metricsPort}.` };

  if (values.MAP_TILES_URL && values.MAP_PMTILES)
    return { ok: false, problem: 'MAP_TILES_URL and MAP_PMTILES are both set; remove one, because a map draws one.' };
  const dataDir = resolve(values.DATA_DIR);
  const mapTiles = mapTilesOf(values, dataDir);
  if (mapTiles === 'elsewhere') return { ok: false, problem: `MAP_PMTILES takes ${archive}.` };

  const { SMTP_URL, MAIL_FROM, ADMIN_EMAIL, ADMIN_PASSWORD } = values;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  // Without a mail server sign-up answers with its code, so anybody could verify any address.
  if (!isLoopbackUrl(publicUrl) && !SMTP_URL)
    return {
      ok: false,
      problem: `SMTP_URL is missing although PUBLIC_URL is reachable from other machines; it takes ${mailServer}.`,
    };
  const isLocal = isLoopbackHost(values.HOST) && isLoopbackUrl(publicUrl);
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir,
      databaseUrl: values.DATABASE_URL ?? null,
      runAs: values.RUN_AS ?? null,
      publicUrl,
      isLocal,
      smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
      supportEmail: values.SUPPORT_EMAIL ?? emailOf(MAIL_FROM) ?? 'support@letfair.example',
      securityContact: values.SUPPORT_EMAIL ?? null,
      inventoryEmail:
        values.INVENTORY_EMAIL ?? values.SUPPORT_EMAIL ?? emailOf(MAIL_FROM) ?? 'inventory@letfair.example',
      admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null,
      mapTiles,
      importMediaHosts: values.IMPORT_MEDIA_HOSTS,
      demo: demoOf(values, isLocal && !SMTP_URL),
      metrics: {
        token: values.METRICS_TOKEN ?? null,
        listen: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST ?? '127.0.0.1' } : null,
      },
      throttle: values.THROTTLE === 'on',
      trustProxy: values.TRUST_PROXY,
      logLevel: values.LOG_LEVEL,
    },
  };
}

function mapTilesOf(
  {
    MAP_TILES_URL,
    MAP_PMTILES,
    MAP_TILES_ATTRIBUTION: attribution,
  }: Pick<z.output<typeof variables>, 'MAP_TILES_URL' | 'MAP_PMTILES' | 'MAP_TILES_ATTRIBUTION'>,
  dataDir: string,
): MapTilesConfig | null | 'elsewhere' {
  if (MAP_TILES_URL) return { kind: 'raster', url: MAP_TILES_URL, attribution };
  if (!MAP_PMTILES) return null;
  if (isUrl(MAP_PMTILES)) return { kind: 'pmtiles', url: MAP_PMTILES, attribution };
  const path = pathBelow(dataDir, MAP_PMTILES);
  return path === null ? 'elsewhere' : { kind: 'pmtiles-file', path, attribution };
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
export const environmentIn = (home: string): NodeJS.ProcessEnv => ({ ...process.env, HOME: home });
