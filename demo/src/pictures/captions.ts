import type { PictureKind } from './draw-picture.ts';

const captions: Readonly<Record<PictureKind, string>> = {
  terrace: 'The street side',
  semi: 'The street side',
  flats: 'The building',
  'new-build': 'From outside',
  cottage: 'From outside',
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  garden: 'Garden',
};

/** Says what it is and that nobody took it with a camera. */
export const captionOf = (kind: PictureKind): string => `${captions[kind]} (illustration)`;
