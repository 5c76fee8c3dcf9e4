import type { LetfairContract } from '@letfair/contract';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { SHARE_PICTURE, sharePictureUrl } from '@letfair/domain/files/photos';
import { ukDay } from '@letfair/domain/uk-time';
import type { PagePicture } from '../../../lib/page-meta.ts';
import type { Thing } from '../../../lib/structured-data/index.ts';
import { qrPath } from '../../../ui/qr/qr-path.ts';
import { listingOffer } from './listing-offer.ts';
import { type ListingView, listingView } from './listing-view.ts';
import type { PrintCode } from './print-header.tsx';

export type LoadedListingPage =
  | {
      readonly kind: 'found';
      readonly view: ListingView;
      readonly offer: Thing | null;
      readonly picture: PagePicture | null;
      /** For paper; null without a configured public URL. */
      readonly code: PrintCode | null;
    }
  | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly ListingSummary[] }
  | { readonly kind: 'none' }
  /** The server cannot say right now. */
  | { readonly kind: 'failed'; readonly status: number };

/** The one call that is made. */
export type ListingPageContract = { readonly search: Pick<LetfairContract['search'], 'property'> };

interface Site {
  readonly publicUrl: string | undefined;
  readonly now: Date;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const missing: readonly ErrorCode[] = ['not_found', 'invalid', 'malformed'];

export async function loadListingPage(
  { search }: Client<ListingPageContract>,
  id: string,
  { publicUrl, now }: Site,
): Promise<LoadedListingPage> {
  if (!uuid.test(id)) return { kind: 'none' };
  const answer = await search.property({ params: { id: id.toLowerCase() } });
  if (answer.success) {
    const listing = answer.data;
    const cover = listing.photos[0];
    const largest = cover?.sources.at(-1);
    return {
      kind: 'found',
      view: listingView(listing, ukDay(now)),
      offer: publicUrl ? listingOffer(publicUrl, listing) : null,
      code: publicUrl ? printCode(`${publicUrl}/properties/${listing.id}`) : null,
      picture:
        cover && largest
          ? { path: sharePictureUrl(largest.url), ...SHARE_PICTURE, alt: cover.caption || listing.title }
          : null,
    };
  }
  const { code } = answer.error;
  if (code === 'gone') return { kind: 'gone', title: answer.data?.title ?? '', similar: answer.data?.similar ?? [] };
  return missing.includes(code) ? { kind: 'none' } : { kind: 'failed', status: errorStatus[code] };
}

/** Drawn on the server, so that browsers need no library for it. */
const printCode = (url: string): PrintCode => ({ url, ...qrPath(url, 'L') });
