import type { Api, ListingChanges } from '@letfair/api';
import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/wire/client';
import type { FastifyPluginAsync, FastifyServerFactory } from 'fastify';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { Metrics } from '../health/metrics.ts';
import type { Log } from '../http/logger.ts';
import { INLINE_MARKER } from './inline-hashes.ts';

/** The server build of the web app, with its additional export. */
export interface WebBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      readonly createRequestContext: (setup: {
        readonly api: Client<LetfairContract>;
        readonly nonce: string;
        readonly publicUrl: string;
        readonly mapTiles: MapTiles | null;
        readonly isPage: boolean;
        readonly knownContent: string | null;
        readonly onError: (error: unknown) => void;
      }) => RouterContextProvider;
      /** The page that was rendered; null for other answers. */
      readonly htmlOf: (context: RouterContextProvider) => string | null;
      /** Equal for pages that say the same; null for other answers. */
      readonly contentOf: (context: RouterContextProvider) => string | null;
    };
  };
}

export interface Rendered {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly type: string;
  readonly body: Buffer | string;
  /** 0: not to be cached. */
  readonly cacheSeconds: number;
  /** True: to be rendered anew once any listing has changed. */
  readonly showsListings: boolean;
  /** Equal for pages that say the same; null where that is not known. */
  readonly content: string | null;
  /** It says what is known already, so there is no body. */
  readonly isUnchanged: boolean;
}

/**
 * `url` is path and query. Errors are reported and rendered as the error page of the app. A page with the known content
 * is not rendered again.
 */
export type Render = (url: string, onError: (error: unknown) => void, knownContent: string | null) => Promise<Rendered>;

export interface RenderDeps {
  readonly handle: RequestHandler;
  readonly build: () => Promise<WebBuild>;
  readonly api: Client<LetfairContract>;
  readonly publicUrl: string;
  readonly readMapTiles: () => MapTiles | null;
}

/**
 * The app sees only the URL of a request, no header, cookie or host, so its pages are the same for everybody and can
 * be cached.
 */
export const createRender =
  ({ handle, build, api, publicUrl, readMapTiles }: RenderDeps): Render =>
  async (url, onError, knownContent) => {
    const { createRequestContext, htmlOf, contentOf } = (await build()).entry.module;
    const context = createRequestContext({
      api,
      nonce: INLINE_MARKER,
      publicUrl,
      mapTiles: readMapTiles(),
      isPage: !isDataUrl(url),
      knownContent,
      onError,
    });
    const response = await handle(new Request(publicUrl + url), context);
    const { status } = response;
    const content = contentOf(context);
    return {
      status,
      headers: [
        ...[...response.headers].filter(([name]) => !ownHeaders.has(name)),
        ...(status === 503 ? ([['retry-after', '5']] as const) : []),
      ],
      type: response.headers.get('content-type') ?? '',
      body: htmlOf(context) ?? Buffer.from(await response.arrayBuffer()),
      content,
      isUnchanged: content !== null && content === knownContent,
      showsListings: response.headers.get('cache-tag') === 'listings',
      cacheSeconds: status === 200 ? sharedSeconds(response.headers.get('cache-control')) : 0,
    };
  };

/** The browser asks for the data of a page under its path with this ending. */
const isDataUrl = (url: string): boolean => url.split('?', 1)[0]!.endsWith('.data');

/** Set by `pages`. */
const ownHeaders = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'vary',
  'cache-tag',
]);

const sharedSeconds = (cacheControl: string | null): number =>
  cacheControl && /\bpublic\b/.test(cacheControl) ? Number(/\bs-maxage=(\d{1,9})\b/.exec(cacheControl)?.[1] ?? 0) : 0;

/** What the map is drawn from where the operator has more than districts. */
export interface MapTiles {
  readonly kind: 'raster' | 'pmtiles';
  readonly url: string;
  readonly attribution: string;
}

export interface Web {
  /** Pages and files: everything outside /api. */
  readonly plugin: FastifyPluginAsync;
  /** The patterns of its routes. */
  readonly patterns?: readonly string[];
  readonly serverFactory?: FastifyServerFactory;
  readonly close?: () => Promise<void>;
}

/** Implemented by the production build and by the development server. */
export type OpenWeb = (deps: {
  readonly api: Client<LetfairContract>;
  readonly assets: Pick<Api, 'keepWebAssets' | 'findWebAsset'>;
  readonly log: Log;
  readonly listingChanges: ListingChanges;
  readonly publicUrl: string;
  /** Where browsers load photos from; null: from us. */
  readonly mediaUrl: string | null;
  readonly readMapTiles: () => MapTiles | null;
  readonly metrics: Metrics;
}) => Promise<Web>;
