import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import sharp from 'sharp';
import { type ConcurrencyLimits, limitConcurrency } from '../limits/concurrency-limit.ts';
import { openPicture, type PictureProblem, problemOf } from './encode-photo.ts';
import type { StoredPicture } from './photo-store.ts';

export type EncodedPortrait =
  | { readonly ok: true; readonly sizes: readonly StoredPicture[] }
  | { readonly ok: false; readonly problem: PictureProblem };

export type EncodePortrait = (picture: Buffer) => Promise<EncodedPortrait>;

/** Profile photos change rarely, so one processor is enough. */
const makingLimits: ConcurrencyLimits = { atOnce: 1, waiting: 20, retryAfterSeconds: 10 };
const QUALITY = 80;
const LARGEST = Math.max(...profilePhotoSizes);

/** Crops the centre square, drops all metadata and encodes as WebP. */
export function createPortraitEncoder(limits: ConcurrencyLimits = makingLimits): EncodePortrait {
  const enter = limitConcurrency(limits);
  return (picture) => enter(() => encodePortrait(picture));
}

async function encodePortrait(picture: Buffer): Promise<EncodedPortrait> {
  const problem = await problemOf(picture);
  if (problem) return { ok: false, problem };
  const square = await squareOf(picture);
  if (!square) return { ok: false, problem: 'broken' };
  const sizes: StoredPicture[] = [];
  for (const width of profilePhotoSizes)
    sizes.push({
      width,
      webp: await sharp(square, { raw: { width: LARGEST, height: LARGEST, channels: 3 } })
        .resize({ width })
        .webp({ quality: QUALITY })
        .toBuffer(),
    });
  return { ok: true, sizes };
}

async function squareOf(picture: Buffer): Promise<Buffer | null> {
  try {
    return await openPicture(picture)
      .resize({ width: LARGEST, height: LARGEST, fit: 'cover' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch {
    // The upload is complete, so a file that cannot be decoded was broken when it was sent.
    return null;
  }
}
