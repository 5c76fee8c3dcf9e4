import type { PropertyCard } from '@letfair/contract/search';
import { propertyTypeLabels } from '@letfair/domain/listings/vocabulary';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "2 beds · 1 bath · Flat". */
export const factsText = ({
  bedrooms,
  bathrooms,
  propertyType,
}: Pick<PropertyCard, 'bedrooms' | 'bathrooms' | 'propertyType'>): string =>
  [counted(bedrooms, 'bed'), counted(bathrooms, 'bath'), propertyTypeLabels[propertyType]].join(' · ');

/** "0.4 miles away". */
export const distanceText = (miles: number): string => {
  const rounded = Math.round(miles * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'} away`;
};
