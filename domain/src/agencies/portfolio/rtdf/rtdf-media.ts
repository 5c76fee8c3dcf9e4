import { cutText } from '../../../cut-text.ts';
import { MAX_CAPTION } from '../../../files/photos.ts';
import { MAX_PHOTOS } from '../../../homes/limits.ts';
import { VIDEO_TOUR_WANTED, videoTourOf } from '../../../listings/video-tour.ts';
import type { PortablePhoto } from '../portable-listing.ts';
import { numberOf, photoKindByCode, VIDEO_TOUR_CODE } from './rtdf-codes.ts';
import { isObject, textOf } from './rtdf-values.ts';

type Ignore = (field: string, value: unknown, wanted: string) => void;

/** The first video tour of a host that is known; empty where the media have none. */
export function videoTourIn(media: readonly unknown[], ignore: Ignore): string {
  const links = media.flatMap((item, at) => {
    if (!isObject(item) || textOf(item.media_type) !== VIDEO_TOUR_CODE) return [];
    const tour = videoTourOf(textOf(item.media_url));
    if (tour === null) ignore(`media[${at}]`, item.media_url, VIDEO_TOUR_WANTED);
    return tour ? [tour.url] : [];
  });
  return links[0] ?? '';
}

export function photosIn(media: readonly unknown[], ignore: Ignore): PortablePhoto[] {
  const pictures = media.filter(isObject).flatMap((item, at) => {
    const code = textOf(item.media_type);
    if (code === VIDEO_TOUR_CODE) return [];
    const source = textOf(item.media_url);
    const kind = photoKindByCode.get(code) ?? null;
    if (kind === null || source === '') {
      ignore(
        `media[${at}]`,
        item.media_type,
        'A picture (1), a floor plan (2), a video tour (4) or an energy certificate (6, 7).',
      );
      return [];
    }
    const order = numberOf(item.sort_order ?? at);
    return [{ order, photo: { kind, caption: cutText(textOf(item.caption), MAX_CAPTION), source } }];
  });
  if (pictures.length > MAX_PHOTOS) ignore('media', pictures.length, `At most ${MAX_PHOTOS} pictures.`);
  return pictures
    .toSorted((one, two) => one.order - two.order)
    .slice(0, MAX_PHOTOS)
    .map(({ photo }) => photo);
}
