import type { Photo } from '@letfair/contract/listings/photos';

/** The caption of a photo, or its number. */
export const photoAlt = ({ caption }: Photo, at: number): string => caption.trim() || `Photo ${at + 1}`;

export const sourceSet = ({ sources }: Photo): string => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

interface GalleryLayout {
  /** How many stand in the page; the viewer has them all. */
  readonly shown: number;
  readonly grid: string;
  readonly cover: string;
}

const one: GalleryLayout = { shown: 1, grid: 'grid-cols-1', cover: 'aspect-4/3 sm:aspect-2/1' };
const two: GalleryLayout = { shown: 2, grid: 'grid-cols-1 sm:grid-cols-2', cover: 'aspect-4/3' };
const three: GalleryLayout = {
  shown: 3,
  grid: 'grid-cols-2 sm:grid-cols-3',
  cover: 'aspect-4/3 col-span-2 sm:row-span-2 sm:aspect-auto',
};
const five: GalleryLayout = {
  shown: 5,
  grid: 'grid-cols-4',
  cover: 'aspect-4/3 col-span-4 sm:col-span-2 sm:row-span-2 sm:aspect-auto',
};

/** The cover large, and as many of the others beside it as leave no gap. */
export function galleryLayout(photos: number): GalleryLayout {
  if (photos >= five.shown) return five;
  if (photos >= three.shown) return three;
  return photos === two.shown ? two : one;
}
