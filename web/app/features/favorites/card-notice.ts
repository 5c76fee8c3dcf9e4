import type { ListingStatus } from '@letfair/domain/listings/lifecycle';

/** What has become of a saved home that is not simply there to be rented any more. */
export function cardNotice(status: ListingStatus): string | null {
  if (status === 'live') return null;
  return status === 'let-agreed' ? 'Let agreed' : 'No longer available';
}
