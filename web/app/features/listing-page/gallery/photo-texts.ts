import type { Photo } from '@letfair/contract/photos';

/** What a photo shows, as far as anybody said. */
export const photoAlt = ({ caption }: Photo, at: number): string => caption.trim() || `Photo ${at + 1}`;

export const sourceSet = ({ sources }: Photo): string => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
