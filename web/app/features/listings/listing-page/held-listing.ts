import type { RouterContextProvider } from 'react-router';
import { heldBack, renderingContext } from '../../../lib/rendered/held-back.tsx';
import type { Thing } from '../../../lib/structured-data/index.ts';
import { holdCards, type SentCard } from '../../search/results/index.ts';
import type { ListingView } from './listing-view.ts';
import type { LoadedListingPage } from './load-listing-page.ts';
import type { PrintCode } from './print-header.tsx';

/** What lives in the page of a home: its gallery, its map, and what can be done about it. */
const living = [
  'id',
  'title',
  'path',
  'headline',
  'summary',
  'rent',
  'price',
  'nation',
  'letAgreed',
  'notices',
  'photos',
  'area',
  'outcode',
  'place',
  'pinNote',
  'stations',
  'stationNote',
] as const satisfies readonly (keyof ListingView)[];

export interface LivingView extends Pick<ListingView, (typeof living)[number]> {
  readonly lister: Pick<ListingView['lister'], 'id' | 'name' | 'type'>;
  readonly similar: readonly SentCard[];
}

/** All that the page says. */
export interface WholeListing {
  readonly view: ListingView;
  /** Structured data; null without a configured public URL. */
  readonly offer: Thing | null;
  readonly code: PrintCode | null;
}

/** `whole` is null where the markup is in the page. */
export type ShownListing = { readonly view: LivingView; readonly whole: WholeListing | null };

type Found = Extract<LoadedListingPage, { readonly kind: 'found' }>;
type Other = Exclude<LoadedListingPage, { readonly kind: 'found' }>;
type Held = (Pick<Found, 'kind' | 'picture'> & ShownListing) | Other;

const held = heldBack<WholeListing>();
export const useWholeListing = (whole: WholeListing | null): WholeListing | null => held.use() ?? whole;

/** Leaves for the browser what it cannot read from the markup. */
export function holdListing(context: Readonly<RouterContextProvider>, loaded: LoadedListingPage): Held {
  if (loaded.kind !== 'found') return loaded;
  const { kind, picture, ...whole } = loaded;
  if (!context.get(renderingContext)) return { kind, picture, view: whole.view, whole };
  held.hold(context, whole);
  const { lister, similar } = whole.view;
  const kept = Object.fromEntries(living.map((name) => [name, whole.view[name]])) as Pick<
    ListingView,
    (typeof living)[number]
  >;
  const view = {
    ...kept,
    photos: kept.photos.filter(({ kind: drawing }) => drawing === undefined),
    lister: { id: lister.id, name: lister.name, type: lister.type },
    similar: holdCards(context, similar, { level: 'h3' }),
  };
  return { kind, picture, view, whole: null };
}
