import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { PICTURE_VARIANTS, type PictureKind, pictureName } from './pictures.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Exteriors that suit each property type. */
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

const rooms = ['living', 'kitchen', 'bedroom', 'bathroom'] as const satisfies readonly PictureKind[];
type Cover = 'outside' | 'living' | 'kitchen' | 'bedroom';

/** One picture per room, all of the same home; a few listings have no photos yet. */
export function choosePictures({ propertyType, features }: ListingForm, random: SeededRandom): string[] {
  if (random.percent(2)) return [];
  const type = propertyType || 'house';
  const outside = random.pick(outsides[type]);
  const variant = random.integer(0, PICTURE_VARIANTS - 1);
  const cover = coverOf(type, random);
  const there = rooms.filter((kind) => type !== 'studio' || kind !== 'living');
  const leftOut = random.percent(50) ? random.pick(there.filter((kind) => kind !== cover)) : null;
  const first: PictureKind = cover === 'outside' ? outside : cover;
  const kinds: PictureKind[] = [
    first,
    ...(first === outside ? [] : [outside]),
    ...there.filter((kind) => kind !== first && kind !== leftOut),
    ...(features.includes('Private Garden') ? (['garden'] as const) : []),
  ];
  return kinds.map((kind) => pictureName(kind, variant));
}

/** Flats often show a room on the card, because their exteriors look alike. */
function coverOf(type: PropertyType, random: SeededRandom): Cover {
  switch (type) {
    case 'flat':
    case 'maisonette':
      return random.pick(['outside', 'outside', 'living', 'living', 'kitchen']);
    case 'studio':
      return random.pick(['outside', 'outside', 'kitchen']);
    case 'room':
      return random.pick(['bedroom', 'outside']);
    default:
      return random.percent(95) ? 'outside' : 'living';
  }
}
