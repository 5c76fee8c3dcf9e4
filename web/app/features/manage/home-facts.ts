import { type PropertyType, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';

interface Home {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly propertyType: PropertyType | '';
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const bedsText = (bedrooms: number): string => counted(bedrooms, 'bed', 'beds');
export const bathsText = (bathrooms: number): string => counted(bathrooms, 'bath', 'baths');

/** "2 beds · 1 bath · Flat". */
export const homeFacts = ({ bedrooms, bathrooms, propertyType }: Home): string =>
  [bedsText(bedrooms), bathsText(bathrooms), propertyType && propertyTypeLabels[propertyType]]
    .filter(Boolean)
    .join(' · ');
