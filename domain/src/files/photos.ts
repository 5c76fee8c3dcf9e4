import { keysOf } from '../keys-of.ts';

/** What a lister may send, and what is made of it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** Some 50 megapixels: more than any telephone takes, and a picture that unpacks into more is a bomb. */
export const MAX_PHOTO_PIXELS = 50_000_000;
export const photoWidths = [480, 960, 1600] as const;
/** What those who show previews of links ask for. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;
/** `/photos/x-1600.webp`, also on another host, as a picture of ours for previews of links. */
export const sharePictureUrl = (photoUrl: string): string =>
  photoUrl.replace(/^(?:https?:\/\/[^/]+)?\/photos\/(.*)\.webp$/, '/share-pictures/$1.jpg');
/** A picture of a home without photos, drawn from its facts. */
export const shareCardUrl = (listingId: string): string => `/share-cards/${listingId}.png`;
export const MAX_CAPTION = 140;

/** What a picture of a home is; those that are no photographs are shown apart. */
export const photoKindLabels = { photo: 'Photo', 'floor-plan': 'Floor plan', epc: 'Energy certificate' } as const;
export type PhotoKind = keyof typeof photoKindLabels;
export const photoKinds = keysOf(photoKindLabels);

export const photoSentences = {
  type: 'Please choose a JPEG, PNG or WebP picture.',
  size: 'Please choose a picture no larger than 15 MB.',
  pixels: 'This picture has too many pixels. Please choose one with up to 50 megapixels.',
  memory:
    'This picture is too complex for us to open. Please save it as a standard JPEG (not progressive) and try again.',
  broken: 'We can’t read this picture. It may be damaged; please choose another one.',
  empty: 'There’s no picture in this request.',
} as const;
