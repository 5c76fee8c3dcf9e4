import { counted } from '../counted.ts';
import { type PropertyType, propertyTypeLabels } from './vocabulary.ts';

interface Rooms {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly propertyType: PropertyType | '';
}

export const bedsText = (bedrooms: number): string => counted(bedrooms, 'bed');
export const bathsText = (bathrooms: number): string => counted(bathrooms, 'bath');

/** A studio without a bedroom is what the word says, so its bedrooms are not counted. */
export const countsBedrooms = ({ bedrooms, propertyType }: Pick<Rooms, 'bedrooms' | 'propertyType'>): boolean =>
  bedrooms > 0 || propertyType !== 'studio';

/** "2 beds · 1 bath · Flat", "Studio · 1 bath". */
export function listingFacts(home: Rooms): string {
  const type = home.propertyType && propertyTypeLabels[home.propertyType];
  const baths = bathsText(home.bathrooms);
  const facts = countsBedrooms(home) ? [bedsText(home.bedrooms), baths, type] : [type, baths];
  return facts.filter(Boolean).join(' · ');
}
