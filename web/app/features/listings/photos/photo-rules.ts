import { MAX_PHOTO_BYTES, photoSentences, photoTypes } from '@letfair/domain/files/photos';
import { MAX_PHOTOS } from '@letfair/domain/homes/limits';

/** What is wrong with a file before it is sent, or null. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(photoTypes as readonly string[]).includes(type)) return photoSentences.type;
  if (size > MAX_PHOTO_BYTES) return photoSentences.size;
  return size === 0 ? photoSentences.broken : null;
}

/** A picture whose longer side is shorter than this looks blurred on the page of a home. */
const SHARP_PIXELS = 640;

export const isSmall = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) < SHARP_PIXELS;

/** How many of so many files there is room for, and what is said about the rest. */
export function roomFor(files: number, taken: number): { readonly fit: number; readonly told: string | null } {
  const fit = Math.min(files, Math.max(MAX_PHOTOS - taken, 0));
  const left = files - fit;
  if (left === 0) return { fit, told: null };
  const rest = left === 1 ? 'One photo was' : `${left} photos were`;
  return { fit, told: `A listing can have up to ${MAX_PHOTOS} photos. ${rest} left out.` };
}

/** The order of photos by id; the first is the cover. Every function leaves the list it was given alone. */
type Ids = readonly string[];

/** Moves a photo; positions beyond the ends are clamped. */
export function movedTo(ids: Ids, id: string, place: number): Ids {
  if (!ids.includes(id)) return ids;
  const others = withoutPhoto(ids, id);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

/** Puts a photo back where it was, as far as that place still exists. */
export const withPhotoAt = (ids: Ids, id: string, place: number): Ids =>
  ids.includes(id) ? ids : ids.toSpliced(Math.min(place, ids.length), 0, id);

export const withoutPhoto = (ids: Ids, id: string): Ids => ids.filter((other) => other !== id);

/** Inserts an uploaded photo before those that were chosen later and arrived earlier. */
export function withArrived(ids: Ids, id: string, chosenLater: Ids): Ids {
  if (ids.includes(id)) return ids;
  const place = ids.findIndex((other) => chosenLater.includes(other));
  return ids.toSpliced(place < 0 ? ids.length : place, 0, id);
}

/** Where a key on the handle of a photo moves it, or null when the key has no such meaning. */
export function placeForKey(key: string, place: number, count: number): number | null {
  const target = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}
