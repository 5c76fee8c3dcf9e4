import {
  base64InImageData,
  bytesInBase64,
  MAX_PROFILE_PHOTO_BYTES,
  type ProfilePhotoProblem,
  profilePhotoSentences,
} from '@letfair/domain/accounts/profile-photo';
import { invalid } from '../../../platform/http/refusals.ts';
import type { EncodePortrait } from '../../../platform/photos/encode-portrait.ts';
import type { StoredPicture } from '../../../platform/photos/photo-store.ts';

export type PhotoChange =
  | { readonly kind: 'keep' | 'remove' }
  | { readonly kind: 'set'; readonly picture: Buffer }
  | { readonly kind: 'refused'; readonly problem: ProfilePhotoProblem };

const refused = (problem: ProfilePhotoProblem): PhotoChange => ({ kind: 'refused', problem });

/** A URL keeps the photo only when it is the current one; pictures from elsewhere are refused. */
export function parsePhotoChange(sent: string | null | undefined, current: string | null): PhotoChange {
  if (sent === undefined) return { kind: 'keep' };
  if (sent === null || sent === '') return { kind: 'remove' };
  if (sent === current) return { kind: 'keep' };
  const base64 = base64InImageData(sent);
  if (base64 === null) return refused('type');
  if (bytesInBase64(base64) > MAX_PROFILE_PHOTO_BYTES) return refused('size');
  // The decoder skips what is not base64; a regular expression over 7 MB needs 56 of V8's 64 MB of backtracking stack.
  const picture = Buffer.from(base64, 'base64');
  return picture.length > 0 && picture.length === bytesInBase64(base64) ? { kind: 'set', picture } : refused('type');
}

type Portrait =
  | { readonly ok: true; readonly sizes: readonly StoredPicture[] }
  | { readonly ok: false; readonly problem: ProfilePhotoProblem };

/** Broken files count as a wrong type, files that unpack to too much as too large. */
export async function makeProfilePhoto(encodePortrait: EncodePortrait, picture: Buffer): Promise<Portrait> {
  const made = await encodePortrait(picture);
  if (made.ok) return made;
  return { ok: false, problem: made.problem === 'pixels' || made.problem === 'memory' ? 'size' : 'type' };
}

export function photoRefusal(problem: ProfilePhotoProblem) {
  const { title, description } = profilePhotoSentences[problem];
  return invalid('profilePhoto', `${title} - ${description}`, description);
}
