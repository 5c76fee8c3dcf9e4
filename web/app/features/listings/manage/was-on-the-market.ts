import type { ListingStatus } from '@letfair/domain/listings/lifecycle';

/** A home that waits for its first approval, or was sent back, has neither been seen nor applied for. */
export const wasOnTheMarket = (status: ListingStatus): boolean => status !== 'pending' && status !== 'rejected';
