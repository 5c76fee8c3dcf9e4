import type { ListingPreview } from '@letfair/contract/listings/listings';
import { type ListingContentView, listingContentView } from '../../listing-page/index.ts';

/** The page as it will be; where nothing is filled in yet, it says that. */
export function previewView(preview: ListingPreview, today: string): ListingContentView {
  const view = listingContentView(preview, today);
  return {
    ...view,
    title: view.title || 'No title yet',
    address: view.address.trim() || 'No address yet',
    area: view.area.trim() || 'No address yet',
    paragraphs: view.paragraphs.length > 0 ? view.paragraphs : ['No description yet.'],
  };
}
