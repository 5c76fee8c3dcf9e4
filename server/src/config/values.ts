import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import * as z from 'zod';

/** No proxy, a number of proxies in a row, or their IP addresses. */
export type TrustProxy = false | number | readonly string[];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** One JSON object a line for programs, or a line of text for people. */
export const logFormats = ['json', 'pretty'] as const;
const MAX_VALUE_LENGTH = 2_000;
const MAX_PROXIES = 10;

export const mustBe = (what: string) => z.string({ error: what }).max(MAX_VALUE_LENGTH, what);
export const wholeNumber = (from: number, to: number, what: string) =>
  mustBe(what)
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what);

export const url = (schemes: readonly string[], what: string) =>
  mustBe(what).refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), what);

export const MAX_DEMO_LISTINGS = 100_000;
export const demoSize = `a number from 1 to ${MAX_DEMO_LISTINGS}`;
export const databaseServer = 'an address such as postgres://user:password@host:5432/letfair';
export const directDatabase =
  'the address of the same database without a pooler in between, such as postgres://user:password@host:5432/letfair';
export const MAX_REPLICAS = 8;
export const replicas = `up to ${MAX_REPLICAS} addresses of read replicas of DATABASE_URL, separated by commas, such as postgres://user:password@replica:5432/letfair`;
export const isDatabaseUrl = (value: string): boolean =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);

export const isOrigin = (value: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '' && !/[?#]/.test(value);
};

/** "ann@example.org" or "Letfair <ann@example.org>". */
export const emailOf = (sender: string | undefined): string | undefined =>
  /^[^<>\r\n]*<([^<>]+)>$/.exec(sender ?? '')?.[1] ?? sender;
export const isSender = (value: string): boolean => looksLikeEmail(emailOf(value) ?? '');

const isNetwork = (value: string): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const proxies = 'a number of proxies from 0 to 10, or their addresses separated by commas (10.0.0.1,192.168.0.0/16)';
export const trustProxy = mustBe(proxies).transform((value, context): TrustProxy => {
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_PROXIES) return Number(value) === 0 ? false : Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: proxies });
  return z.NEVER;
});

export const adminEmail = 'an email address, set together with ADMIN_PASSWORD';
export const adminPassword = 'a password of 8 to 200 characters, set together with ADMIN_EMAIL';
export const mailServer =
  'the address of a mail server such as smtp://user:password@mail.example:587, set together with MAIL_FROM';
export const sender = 'an email address to send from, set together with SMTP_URL';
export const desk = 'an email address for support questions';
export const specialists = 'an email address for inventory requests';
export const tileServer = 'an address with {z}, {x} and {y} in it, such as https://tiles.example/{z}/{x}/{y}.png';
export const isTileUrl = (value: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && isSafeUrl(value, /^https?:$/);
export const archive = 'the path of a PMTiles file below DATA_DIR such as streets.pmtiles, or the https address of one';
export const isUrl = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(value);
/** Its origin becomes part of the Content-Security-Policy. */
export const isSafeUrl = (value: string, protocol: RegExp): boolean =>
  URL.canParse(value) &&
  protocol.test(new URL(value).protocol) &&
  /^[\w.:[\]-]+$/.test(new URL(value).host) &&
  new URL(value).username === '' &&
  !/[;,\s]/.test(value);
/** Null where it lies elsewhere. */
export const pathBelow = (folder: string, value: string): string | null => {
  const within = relative(folder, resolve(folder, value));
  return within === '' || within.startsWith('..') || isAbsolute(within) ? null : resolve(folder, value);
};
const hostName = 'a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0';
export const host = mustBe(hostName).regex(/^[\w.:-]{1,253}$/, hostName);
export const routingEngine =
  'the address of a Valhalla routing engine, such as http://valhalla:8002, without a user name or a query';
export const isRoutingUrl = (value: string): boolean =>
  isSafeUrl(value, /^https?:$/) && new URL(value).password === '' && !/[?#]/.test(value);
export const mediaHosts = 'host names separated by commas, such as media.example.com,*.photos.example, or * for all';
export const isHostPattern = (value: string): boolean =>
  value === '*' || /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(value);
export const metricsPort = 'a port number from 1 to 65535, other than PORT';
export const collector =
  'the address of an OpenTelemetry collector that accepts OTLP over HTTP, such as http://localhost:4318';
export const collectorHeaders = 'headers for the collector, separated by commas, such as api-key=secret';
export const headerPair = /^[\w-]{1,100}=[\x21-\x7e]{1,1000}$/;
export const serviceName = 'a name of up to 100 letters, digits, dots and hyphens';
export const traceShare = 'the share of requests to trace, from 0 to 1, such as 0.1';
export const token = 'a secret of 16 to 200 letters, digits and symbols, without spaces';
export const media =
  'the address of a CDN in front of this site, such as https://media.letfair.example, without a path';
export const site = 'the address people reach the site at, such as https://letfair.example, without a path';

export const secretsKey =
  '32 random bytes in base64 or hex, like the output of "openssl rand -base64 32"; separate several keys with commas, the new one first';

export const MIN_PASSPHRASE = 16;
export const passphrase = `a passphrase of at least ${MIN_PASSPHRASE} characters`;
