import { MAX_PHOTOS } from '@letfair/domain/listings/limits';
import { MAX_PHOTO_BYTES, photoSentences, photoTypes } from '@letfair/domain/listings/photos';

/** What is wrong with a file before it is sent, or null. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(photoTypes as readonly string[]).includes(type)) return photoSentences.type;
  if (size > MAX_PHOTO_BYTES) return photoSentences.size;
  return size === 0 ? photoSentences.broken : null;
}

/** How many of so many files there is room for, and what is said about the rest. */
export function roomFor(files: number, taken: number): { readonly fit: number; readonly told: string | null } {
  const fit = Math.min(files, Math.max(MAX_PHOTOS - taken, 0));
  const left = files - fit;
  if (left === 0) return { fit, told: null };
  const rest = left === 1 ? 'One picture was' : `${left} pictures were`;
  return { fit, told: `A listing shows at most ${MAX_PHOTOS} photos. ${rest} left out.` };
}
