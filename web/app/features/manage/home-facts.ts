import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { type PropertyType, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';

interface Home {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly propertyType: PropertyType | '';
}

/** A home that waits for its first approval, or was sent back, has neither been seen nor applied for. */
export const wasOnTheMarket = (status: ListingStatus): boolean => status !== 'pending' && status !== 'rejected';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const bedsText = (bedrooms: number): string => counted(bedrooms, 'bed', 'beds');
export const bathsText = (bathrooms: number): string => counted(bathrooms, 'bath', 'baths');

/** "2 beds · 1 bath · Flat". */
export const homeFacts = ({ bedrooms, bathrooms, propertyType }: Home): string =>
  [bedsText(bedrooms), bathsText(bathrooms), propertyType && propertyTypeLabels[propertyType]]
    .filter(Boolean)
    .join(' · ');
