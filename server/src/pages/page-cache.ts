import { pageParameters } from '@letfair/contract/site/pages/page-parameters';
import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { ownValue } from '@letfair/domain/code-table';

export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

const PAGE_CACHE_LIMITS: CacheLimits = { entries: 1_000, bytes: 16 * 1_024 * 1_024 };
const MAX_SECONDS = 86_400;

interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  readonly expiresAt: number;
}

export interface PageCache<T> {
  readonly get: (key: string) => T | undefined;
  /** What was kept last, also if it may not be sent any more: whatever replaces it may turn out to be the same. */
  readonly getLast: (key: string) => T | undefined;
  readonly set: (key: string, value: T, bytes: number, seconds: number) => void;
  /** Another form of what is kept, for as long as that would have been. */
  readonly replace: (key: string, value: T, bytes: number) => void;
  /** They are not sent again, but stay to be compared, as long as nothing else needs their room. */
  readonly expireWhere: (matches: (value: T) => boolean) => void;
  readonly stats: () => { readonly bytes: number; readonly entries: number };
}

/** Pages that read no parameters but those listed for them. */
const isPublicPage = new Set([...publicPaths, ...Object.keys(pageParameters), '/robots.txt']);
/** How the list names the page: by its path, or by a star in place of the last part. */
const listedPath = (path: string): string =>
  isPublicPage.has(path) ? path : `${path.slice(0, path.lastIndexOf('/') + 1)}*`;
/** The words after a home's id are part of its address. */
const publicFolder = /^\/(?:(areas|postcode|properties)\/(?!manage$)[^/]+|properties\/[0-9a-f-]{36}\/[^/]+)$/;
/** Names the routes whose data the browser asks for. */
const DATA_PARAMETER = '_routes';

/** The address without parameters that its page does not read, so that they make neither another page nor another entry. */
export function pageUrlOf(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const isData = path.endsWith('.data');
  const asked = isData ? path.slice(0, -'.data'.length) : path;
  const page = listedPath(asked);
  if (!isPublicPage.has(page) && !publicFolder.test(asked)) return url;
  const sent = new URLSearchParams(url.slice(start));
  const kept = new URLSearchParams();
  for (const name of [...(ownValue(pageParameters, page) ?? []), ...(isData ? [DATA_PARAMETER] : [])])
    for (const value of sent.getAll(name)) kept.append(name, value);
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Evicts the least recently used page; a map iterates in insertion order, so that is its first key. */
export function pageCache<T>(limits: CacheLimits = PAGE_CACHE_LIMITS, now: () => number = Date.now): PageCache<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  const remove = (key: string, entry: Entry<T>) => {
    entries.delete(key);
    total -= entry.bytes;
  };

  const put = (key: string, entry: Entry<T>) => {
    const old = entries.get(key);
    if (old) remove(key, old);
    if (entry.bytes > limits.bytes) return;
    entries.set(key, entry);
    total += entry.bytes;
    for (const [oldest, one] of entries) {
      if (entries.size <= limits.entries && total <= limits.bytes) break;
      remove(oldest, one);
    }
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry || entry.expiresAt <= now()) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    getLast: (key) => entries.get(key)?.value,
    set: (key, value, bytes, seconds) => {
      const old = entries.get(key);
      if (seconds > 0) put(key, { value, bytes, expiresAt: now() + Math.min(seconds, MAX_SECONDS) * 1_000 });
      else if (old) remove(key, old);
    },
    replace: (key, value, bytes) => {
      const old = entries.get(key);
      if (old) put(key, { ...old, value, bytes });
    },
    expireWhere: (matches) => {
      for (const [key, entry] of entries)
        if (matches(entry.value)) entries.set(key, { ...entry, expiresAt: Number.NEGATIVE_INFINITY });
    },
    stats: () => ({ bytes: total, entries: entries.size }),
  };
}

/** Runs work at once, then once per interval for as long as calls keep coming. */
export function throttle(work: () => void, everyMs: number): () => void {
  let isWaiting = false;
  let isAskedAgain = false;
  const run = () => {
    work();
    isWaiting = true;
    isAskedAgain = false;
    setTimeout(() => {
      isWaiting = false;
      if (isAskedAgain) run();
    }, everyMs).unref();
  };
  return () => {
    if (isWaiting) isAskedAgain = true;
    else run();
  };
}

/** Runs work once per key at a time; callers that come meanwhile share the result. */
export function coalesce<T>(): (
  key: string,
  work: () => Promise<T>,
) => Promise<{ readonly value: T; readonly shared: boolean }> {
  const underWay = new Map<string, Promise<T>>();
  return async (key, work) => {
    const present = underWay.get(key);
    if (present) return { value: await present, shared: true };
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return { value: await started, shared: false };
  };
}
