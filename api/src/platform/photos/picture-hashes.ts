import sharp, { type Sharp } from 'sharp';
import { hashGrid, perceptualHash } from './perceptual-hash.ts';

export interface PictureHashes {
  /** Null for a picture without features. */
  readonly hash: bigint | null;
  /** Of the picture as it may have been before somebody cut off its edges. */
  readonly widerHash: bigint | null;
}

/** Large enough for edges to be added again. */
const small = { width: 360, height: 320 } as const;
/** Who takes a photo of others cuts off about this share on each side. */
const CUT_OFF = 0.05;
const edgeOf = (length: number): number => Math.round((length * CUT_OFF) / (1 - 2 * CUT_OFF));
const [across, down] = [edgeOf(small.width), edgeOf(small.height)];
const edges = { left: across, right: across, top: down, bottom: down };

/**
 * The edges that were cut off are guessed: the outermost pixels, repeated, are nearest to what stood there. So a cut
 * picture is found among whole ones by the index there is, and nothing more is kept of the whole ones.
 */
export async function hashesOf(picture: Sharp): Promise<PictureHashes> {
  const { data, info } = await picture
    .clone()
    .greyscale()
    .resize({ ...small, fit: 'fill' })
    .extend({ ...edges, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wider = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return { hash: await gridHashOf(picture), widerHash: await gridHashOf(wider) };
}

const gridHashOf = async (picture: Sharp): Promise<bigint | null> =>
  perceptualHash(
    await picture
      .greyscale()
      .resize({ ...hashGrid, fit: 'fill' })
      .raw()
      .toBuffer(),
  );
