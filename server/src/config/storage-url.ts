import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorageLocation } from '@letfair/api';

export interface StorageKeys {
  readonly accessKey: string;
  readonly secretKey: string;
}

const accessKeyWith = (secret: string) =>
  `the name of an access key for the object storage, set together with ${secret}`;
const secretKeyWith = (key: string) => `the secret for that key, set together with ${key}`;
export const accessKey = accessKeyWith('STORAGE_SECRET_KEY');
export const secretKey = secretKeyWith('STORAGE_ACCESS_KEY');
export const accessKeyTo = accessKeyWith('STORAGE_TO_SECRET_KEY');
export const secretKeyTo = secretKeyWith('STORAGE_TO_ACCESS_KEY');
export const storageUrl =
  'file: for DATA_DIR, file:///a/folder, or s3://bucket?endpoint=https://storage.example&region=eu-west-2 without a path, a name or a password';
const storageParameters = ['endpoint', 'region', 'public'];
const DEFAULT_REGION = 'us-east-1';

export type ParsedLocation =
  | { readonly ok: true; readonly location: StorageLocation }
  | { readonly ok: false; readonly problem: 'url' | 'keys' };

/** Keys are variables of their own, because secrets of S3 hold signs that an address would have to escape. */
export function parseStorageUrl(value: string, keys: StorageKeys | null, dataDir: string): ParsedLocation {
  const wrong = { ok: false, problem: 'url' } as const;
  if (value === 'file:') return { ok: true, location: { kind: 'files', folder: dataDir } };
  const url = URL.parse(value);
  if (url?.protocol === 'file:') {
    const folder = url.host === '' && `${url.search}${url.hash}` === '' ? pathOf(url) : null;
    return folder === null ? wrong : { ok: true, location: { kind: 'files', folder } };
  }
  if (url?.protocol !== 's3:') return wrong;
  const { hostname: bucket, searchParams, username, password, pathname, hash, port } = url;
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const [endpoint, publicEndpoint] = [originIn(searchParams, 'endpoint'), originIn(searchParams, 'public')];
  const isRight =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    `${username}${password}${hash}${port}` === '' &&
    (pathname === '' || pathname === '/') &&
    /^[a-z0-9-]{1,40}$/.test(region) &&
    [...searchParams.keys()].every((name) => storageParameters.includes(name));
  if (!isRight || endpoint === undefined || publicEndpoint === undefined) return wrong;
  if (!keys) return { ok: false, problem: 'keys' };
  return { ok: true, location: { kind: 's3', bucket, region, endpoint, publicEndpoint, ...keys } };
}

function pathOf(url: URL): string | null {
  try {
    const path = fileURLToPath(url);
    return isAbsolute(path) && path !== '/' && !path.includes('\0') ? resolve(path) : null;
  } catch {
    return null;
  }
}

/** Null where it is not given, undefined where it is wrong. */
function originIn(parameters: URLSearchParams, name: string): string | null | undefined {
  const value = parameters.get(name);
  if (value === null) return null;
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && `${url.search}${url.hash}` === '';
  return isOrigin && `${url.username}${url.password}` === '' ? url.origin : undefined;
}
