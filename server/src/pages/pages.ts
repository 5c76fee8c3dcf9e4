import { gunzipSync } from 'node:zlib';
import { type ListingChanges, limitConcurrency } from '@letfair/api';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../health/metrics.ts';
import { acceptsGzip, compress } from '../http/compression.ts';
import { errorMessages, sendError, sendReadOnly } from '../http/error-responses.ts';
import type { PreparedHeaders } from '../http/prepared-answers.ts';
import type { HeaderTable } from '../http/security-headers.ts';
import { hashInlineScripts } from './inline-hashes.ts';
import { coalesce, pageCache, pageUrlOf, throttle } from './page-cache.ts';
import type { Render, Rendered } from './render.ts';

export interface PagesDeps {
  readonly render: Render;
  /** The Content-Security-Policy of a page whose inline scripts have these hashes. */
  readonly policy: (scriptHashes: readonly string[]) => string;
  /** What every page says besides. */
  readonly headers: HeaderTable;
  readonly useCache: boolean;
  readonly listingChanges: Pick<ListingChanges, 'onChange' | 'isListening'>;
  readonly metrics: Pick<Metrics, 'countPageCacheRead' | 'watchPageCache'>;
}

/** An answer as it is sent. */
interface Page {
  readonly status: number;
  /** Where it leads, before the query of a request is added. */
  readonly location: string | null;
  readonly plainHeaders: PreparedHeaders;
  /** Null where a page is kept and nobody has asked for it without compression, as almost nobody does. */
  readonly plain: Buffer | null;
  /** Null where compressing is not worth it. */
  readonly gzipped: Body | null;
  /** False: may not be shared between visitors. */
  readonly isCached: boolean;
  readonly showsListings: boolean;
  /** What it says, as the renderer tells; null where it cannot. */
  readonly content: string | null;
}

interface Body {
  readonly headers: PreparedHeaders;
  readonly bytes: Buffer;
}

const MAX_CACHED_URL = 2_000;
/** Rendering is work of the one thread that also answers everybody else, so a few pages are under way at a time. */
const RENDERING = { atOnce: 3, waiting: 50, waitMs: 1_000, retryAfterSeconds: 2 };
/** Bounds how often popular pages are rendered while listings change all the time; a change is seen within a second. */
const DROP_EVERY_MS = 500;
/** For pages with listings while changes of other processes would go unnoticed. */
const UNWATCHED_SECONDS = 1;

/** Small buffers share a block of memory with others, and a cached one would keep the whole block. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const plainBytes = ({ plain, gzipped }: Page): Buffer =>
  plain ?? (gzipped ? gunzipSync(gzipped.bytes) : Buffer.alloc(0));

/** A page takes five times the room with its plain bytes. */
const packed = (page: Page): Page =>
  page.gzipped
    ? { ...page, plain: null, gzipped: { ...page.gzipped, bytes: inOwnMemory(page.gzipped.bytes) } }
    : { ...page, plain: inOwnMemory(plainBytes(page)) };

/** Objects, map entry and timers of a page, roughly. */
const ENTRY_BYTES = 1_000;

/** Everything that the cache keeps of a page; characters take up to two bytes. */
const bytesOf = (url: string, { plainHeaders, plain, gzipped }: Page): number =>
  (plain?.length ?? 0) +
  (gzipped?.bytes.length ?? 0) +
  2 * plainHeaders.reduce((sum, text) => sum + text.length, url.length) +
  ENTRY_BYTES;

/**
 * A redirect leads on with everything that was asked, also with what its page does not read; one to the same path is for
 * leaving something out, and would lead to itself with it.
 */
function withQuery(location: string, url: string): string {
  const start = url.indexOf('?');
  const isComplete = start === -1 || location.includes('?') || location === url.slice(0, start);
  return isComplete ? location : location + url.slice(start);
}

/** Answers everything that is neither API nor file: rendered by React Router, and cached where the route allows it. */
export const pages =
  ({ render, policy, headers: pageHeaders, useCache, listingChanges, metrics }: PagesDeps): FastifyPluginAsync =>
  async (app) => {
    const cache = pageCache<Page>();
    metrics.watchPageCache(cache.stats);
    const renderOnce = coalesce<Page>();
    const limitRendering = limitConcurrency(RENDERING);
    let generation = 0;
    listingChanges.onChange(
      throttle(() => {
        generation += 1;
        cache.expireWhere(({ showsListings }) => showsListings);
      }, DROP_EVERY_MS),
    );

    async function renderPage(url: string, { id, log }: FastifyRequest): Promise<Page> {
      const startedIn = generation;
      const onError = (error: unknown) => log.error({ err: error, id }, 'a page failed to render');
      const last = cache.getLast(url);
      const rendered = await limitRendering(() => render(url, onError, last?.content ?? null));
      const isCached = useCache && rendered.cacheSeconds > 0;
      const { showsListings, content } = rendered;
      const page =
        last && rendered.isUnchanged ? last : { ...(await toPage(rendered)), isCached, showsListings, content };
      // A listing may have changed after this page has read it.
      const isOutdated = showsListings && startedIn !== generation;
      const seconds =
        showsListings && !listingChanges.isListening()
          ? Math.min(UNWATCHED_SECONDS, rendered.cacheSeconds)
          : rendered.cacheSeconds;
      if (!isCached || isOutdated || url.length > MAX_CACHED_URL) return page;
      const kept = packed(page);
      cache.set(url, kept, bytesOf(url, kept), seconds);
      return page;
    }

    async function toPage({
      status,
      headers,
      type,
      body,
    }: Rendered): Promise<Omit<Page, 'isCached' | 'showsListings' | 'content'>> {
      const { location = null, ...sent } = {
        ...Object.fromEntries(headers),
        vary: 'accept-encoding',
        ...(type && { 'content-type': type }),
      };
      if (!type.startsWith('text/html')) return { status, location, ...(await inBothEncodings(sent, body, type)) };
      const { html, scriptHashes } = hashInlineScripts(body.toString());
      const ofPage = {
        ...sent,
        ...pageHeaders,
        'content-security-policy': policy(scriptHashes),
        // The data behind a page may change at any time, so browsers ask again before they show their copy.
        'cache-control': 'no-cache',
      };
      return { status, location, ...(await inBothEncodings(ofPage, html, type)) };
    }

    async function inBothEncodings(headers: HeaderTable, body: Buffer | string, type: string) {
      const plain = Buffer.from(body as string);
      const gzipped = await compress(plain, type);
      return {
        plainHeaders: app.prepareHeaders(headers),
        plain,
        gzipped: gzipped && {
          headers: app.prepareHeaders({ ...headers, 'content-encoding': 'gzip' }),
          bytes: gzipped,
        },
      };
    }

    function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
      const { status, location, plainHeaders, gzipped } = page;
      if (location !== null) reply.header('location', withQuery(location, request.url));
      return gzipped && acceptsGzip(request.headers['accept-encoding'])
        ? reply.sendPrepared(status, gzipped.headers, gzipped.bytes)
        : reply.sendPrepared(status, plainHeaders, plainBytes(page));
    }

    /** Whoever asks without compression is likely to do so again. */
    function unpacked(url: string, cached: Page): Page {
      const page = { ...cached, plain: plainBytes(cached) };
      cache.replace(url, page, bytesOf(url, page));
      return page;
    }

    app.get('/*', (request, reply) => {
      const url = pageUrlOf(request.url);
      const cached = cache.get(url);
      metrics.countPageCacheRead(cached !== undefined);
      if (cached) {
        const isMissed = cached.plain === null && !acceptsGzip(request.headers['accept-encoding']);
        return send(request, reply, isMissed ? unpacked(url, cached) : cached);
      }
      // React Router cannot parse a URL without a leading slash, and PostgreSQL takes no NUL.
      if (!request.url.startsWith('/') || request.url.includes('%00'))
        return sendError(request, reply, 'malformed', errorMessages.badAddress);
      return answer(url, request, reply);
    });

    async function answer(url: string, request: FastifyRequest, reply: FastifyReply) {
      // Visitors who come after a change do not share a rendering that began before it.
      const { value, shared } = await renderOnce(`${generation} ${url}`, () => renderPage(url, request));
      // A page that may not be cached may not be shared either: it could be older than this visitor's last click.
      return send(request, reply, shared && !value.isCached ? await renderPage(url, request) : value);
    }

    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      // Refused before the body is read.
      onRequest: (request, reply, _done) => {
        sendReadOnly(request, reply);
      },
      handler: (_, reply) => reply,
    });
  };
