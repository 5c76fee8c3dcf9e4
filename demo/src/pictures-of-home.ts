import type { ListingForm } from '@letfair/domain/listings/listing-form';
import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import type { Chance } from './chance.ts';
import { countOf, type PictureKind } from './pictures/draw-picture.ts';

/** What a home of this type can look like from outside. */
const outsides: Readonly<Record<PropertyType, readonly PictureKind[]>> = {
  flat: ['flats', 'flats', 'new-build', 'terrace'],
  studio: ['flats', 'new-build'],
  maisonette: ['terrace', 'flats'],
  house: ['terrace', 'semi', 'new-build'],
  terraced: ['terrace'],
  'semi-detached': ['semi'],
  detached: ['new-build', 'cottage'],
  bungalow: ['cottage'],
  room: ['terrace', 'semi'],
};

export const pictureName = (kind: PictureKind, variant: number): string => `${kind}-${variant}`;

/** One picture of each room, all of the same home; a few listers are still waiting for the photographer. */
export function picturesOfHome({ propertyType, features }: ListingForm, chance: Chance): string[] {
  if (chance.percent(2)) return [];
  const outside = chance.pick(outsides[propertyType || 'house']);
  const inside = chance.several<PictureKind>(['living', 'kitchen', 'bedroom', 'bathroom'], chance.whole(3, 4));
  const variant = chance.whole(0, countOf(outside) - 1);
  const rooms = propertyType === 'studio' ? inside.filter((kind) => kind !== 'living') : inside;
  // Whoever lets a flat often shows a room first: from outside it looks like its neighbours.
  const begins = chance.percent(propertyType === 'flat' || propertyType === 'studio' ? 40 : 75);
  const kinds: PictureKind[] = [
    ...(begins ? [outside, ...rooms] : [...rooms.slice(0, 1), outside, ...rooms.slice(1)]),
    ...(features.includes('Private Garden') ? (['garden'] as const) : []),
  ];
  return kinds.map((kind) => pictureName(kind, variant));
}
