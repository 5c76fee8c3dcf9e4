import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/wire/client';
import { trimEndOf } from '@letfair/domain/text-edges';
import { createContext, type RouterContext, RouterContextProvider } from 'react-router';
import { type Rendering, renderingContext } from './rendered/held-back.tsx';

export interface RequestSetup {
  /** The API without a network in between, always signed out. */
  readonly api: Client<LetfairContract>;
  /** Marks the inline scripts we render; the server replaces it by their hashes in the Content-Security-Policy. */
  readonly nonce: string;
  /** Where people reach the site; canonical addresses start with it. */
  readonly publicUrl?: string | undefined;
  /** Where the map's pictures or streets come from; without, it draws districts. */
  readonly mapTiles?:
    | { readonly kind: 'raster' | 'pmtiles'; readonly url: string; readonly attribution: string }
    | null
    | undefined;
  /** Of a page; without, only its data is asked for. */
  readonly toMarkup?: Rendering['toMarkup'] | undefined;
  /** Hears of everything that broke while rendering. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

// The type is written out, because the compiler cannot infer one as large as the contract.
export const apiContext: RouterContext<RequestSetup['api']> = createContext<RequestSetup['api']>();
export const nonceContext = createContext<string | undefined>(undefined);
export const publicUrlContext = createContext<string | undefined>(undefined);
export const mapTilesContext = createContext<RequestSetup['mapTiles']>(null);
export const onErrorContext = createContext<(error: unknown) => void>(reportToConsole);

/** For a host that does not listen. */
export function reportToConsole(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place left
  console.error(error);
}

/** What the hosting server gives to one rendered page. */
export function createRequestContext({
  api,
  nonce,
  publicUrl,
  mapTiles,
  toMarkup,
  onError,
}: RequestSetup): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  context.set(publicUrlContext, publicUrl && trimEndOf(publicUrl, '/'));
  context.set(mapTilesContext, mapTiles);
  if (toMarkup) context.set(renderingContext, { held: new Map(), toMarkup });
  if (onError) context.set(onErrorContext, onError);
  return context;
}
