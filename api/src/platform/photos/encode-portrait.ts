import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import sharp from 'sharp';
import { type GateLimits, gate } from '../concurrency-limit.ts';
import { openPicture, type PictureProblem, problemOf } from './encode-photo.ts';
import type { StoredPicture } from './photo-store.ts';

export type MadePortrait =
  | { readonly ok: true; readonly sizes: readonly StoredPicture[] }
  | { readonly ok: false; readonly problem: PictureProblem };

export type MakePortrait = (picture: Buffer) => Promise<MadePortrait>;

/** People change their photo rarely; one processor is enough for all of them. */
const makingLimits: GateLimits = { atOnce: 1, waiting: 20, retryAfterSeconds: 10 };
const QUALITY = 80;
const LARGEST = Math.max(...profilePhotoSizes);

/** What a stranger's picture becomes: its middle as a square, without anything that is not picture, in our own encoding. */
export function portraitMaker(limits: GateLimits = makingLimits): MakePortrait {
  const enter = gate(limits);
  return (picture) => enter(() => makePortrait(picture));
}

async function makePortrait(picture: Buffer): Promise<MadePortrait> {
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
    // All of it has arrived; what cannot be unpacked was sent that way.
    return null;
  }
}
