import { isIP } from 'node:net';

const MAX_URL = 2_000;
/** Ports below this one belong to services such as mail and databases, apart from those of the web. */
const FIRST_FREE_PORT = 1_024;
const WEB_PORTS = [80, 443];
/** Names that are never part of the public internet, whatever a resolver says. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home\.arpa|onion)\.?$/i;

export interface UrlRules {
  readonly allowHttp?: boolean;
  /** Asked about the host of the address and of every redirect. */
  readonly isHostAllowed?: (host: string) => boolean;
}

export type UrlProblem = 'not-an-address' | 'not-https' | 'credentials' | 'port' | 'host';

/** What keeps an address from being fetched, as far as its text tells. */
export function findUrlProblem(text: string, { allowHttp = false, isHostAllowed }: UrlRules = {}): UrlProblem | null {
  const url = text.length <= MAX_URL ? URL.parse(text) : null;
  if (url === null || hostOf(url) === '') return 'not-an-address';
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) return 'not-https';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const port = portOf(url);
  if (port < FIRST_FREE_PORT && !WEB_PORTS.includes(port)) return 'port';
  if (LOCAL_NAMES.test(hostOf(url))) return 'host';
  // A name without a dot can only be found in a private network.
  if (isIP(hostOf(url)) === 0 && !hostOf(url).replace(/\.$/, '').includes('.')) return 'host';
  if (isHostAllowed && !isHostAllowed(hostOf(url))) return 'host';
  return null;
}

/** The host without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
