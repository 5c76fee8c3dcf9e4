import { SHARE_PICTURE } from '@letfair/domain/files/photos';
import { type ConcurrencyLimits, limitConcurrency } from '../limits/concurrency-limit.ts';
import { openPicture } from './encode-photo.ts';

/** Makes the picture that is shown where somebody shares a link; null for a file that is no picture. */
export type EncodeSharePicture = (photo: Buffer) => Promise<Buffer | null>;

/** Asked for by robots now and then, so one processor is enough. */
const makingLimits: ConcurrencyLimits = { atOnce: 1, waiting: 20, waitMs: 5_000, retryAfterSeconds: 10 };
const QUALITY = 80;

/** A JPEG, because many who show previews read no WebP. */
export function createSharePictureEncoder(limits: ConcurrencyLimits = makingLimits): EncodeSharePicture {
  const enter = limitConcurrency(limits);
  return (photo) => enter(() => encodeSharePicture(photo));
}

async function encodeSharePicture(photo: Buffer): Promise<Buffer | null> {
  try {
    return await openPicture(photo)
      .resize({ ...SHARE_PICTURE, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer();
  } catch {
    // A file that was damaged on its disk.
    return null;
  }
}
