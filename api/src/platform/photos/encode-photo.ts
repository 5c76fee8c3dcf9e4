import { availableParallelism } from 'node:os';
import { codeTable } from '@letfair/domain/code-table';
import { MAX_PHOTO_PIXELS, photoWidths } from '@letfair/domain/files/photos';
import sharp, { type Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type ConcurrencyLimits, limitConcurrency } from '../limits/concurrency-limit.ts';
import type { StoredPicture } from './photo-store.ts';
import { readJpegComments, readPictureDetails } from './picture-details.ts';
import { hashesOf, type PictureHashes } from './picture-hashes.ts';

// Every further format would be another parser that attackers can reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

export interface Pictures extends PictureHashes {
  /** Smallest first, with distinct widths. */
  readonly sizes: readonly (StoredPicture & { readonly height: number })[];
  readonly placeholder: string;
  /** What the file said of itself in words. */
  readonly details: readonly string[];
}

export type PictureProblem = 'type' | 'pixels' | 'memory' | 'broken';
export type Made =
  | { readonly ok: true; readonly pictures: Pictures }
  | { readonly ok: false; readonly problem: PictureProblem };

/** A file path, or the bytes in memory. */
type Source = string | Buffer;

/** At most half of the processors, so that requests are still answered. */
const makingLimits: ConcurrencyLimits = {
  atOnce: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 60,
  retryAfterSeconds: 10,
};

const LARGEST = Math.max(...photoWidths);
/** Photos taller than three times their width are scaled down to this height. */
const TALLEST = 3 * LARGEST;
const QUALITY = 76;
const PLACEHOLDER_PIXELS = 100;
const SECONDS = 20;

const reading = { failOn: 'error', sequentialRead: true, autoOrient: true } as const;

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

export type EncodePhoto = (path: string) => Promise<Made>;

/** Rotates upright, drops all metadata and encodes as WebP. */
export function createPhotoEncoder(limits: ConcurrencyLimits = makingLimits): EncodePhoto {
  const enter = limitConcurrency(limits);
  return (path) => enter(() => encodePhoto(path));
}

async function encodePhoto(path: string): Promise<Made> {
  const header = await readHeader(path);
  if (typeof header === 'string') return { ok: false, problem: header };
  const largest = await readPixels(path);
  if (!largest) return { ok: false, problem: 'broken' };

  const widths = new Set(photoWidths.map((width) => Math.min(width, largest.info.width)));
  const sizes: Pictures['sizes'][number][] = [];
  for (const width of widths) {
    const { data: webp, info } = await from(largest)
      .resize({ width })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    sizes.push({ width: info.width, height: info.height, webp });
  }
  const [placeholder, hashes] = [await placeholderOf(largest), await hashesOf(from(largest))];
  const comments = header.format === 'jpeg' ? await readJpegComments(path) : [];
  return {
    ok: true,
    pictures: { sizes, placeholder, ...hashes, details: [...readPictureDetails(header), ...comments] },
  };
}

export async function problemOf(source: Source): Promise<PictureProblem | null> {
  const header = await readHeader(source);
  return typeof header === 'string' ? header : null;
}

/** Reads the header only, so that a decompression bomb is never decoded. */
async function readHeader(source: Source): Promise<Metadata | PictureProblem> {
  try {
    const picture = await sharp(source, { limitInputPixels: false }).metadata();
    if (picture.width * picture.height > MAX_PHOTO_PIXELS) return 'pixels';
    return takesTooMuchMemory(picture) ? 'memory' : picture;
  } catch (error) {
    return error instanceof Error && error.message.includes('unsupported image format') ? 'type' : 'broken';
  }
}

/** Most pictures are decoded line by line, which takes about a quarter of what they unpack to. */
const MAX_DECODED_BYTES = 200_000_000;
/** Interlaced pictures have no lines to begin with, and have to be decoded as a whole. */
const MAX_WHOLE_BYTES = 64_000_000;
const sampleBytes = codeTable<number>({ uchar: 1, ushort: 2 });
/** A progressive JPEG is held as coefficients of two bytes, of which subsampled colours have fewer. */
const coefficientBytes = codeTable<number>({ '4:2:0': 3, '4:2:2': 4, '4:4:4': 6, '4:4:4:4': 8 });
/** Orientations that swap width and height. */
const FIRST_TRANSPOSED = 5;

function takesTooMuchMemory(picture: Metadata): boolean {
  const { width, height, channels, depth, format, isProgressive, chromaSubsampling = '', orientation = 1 } = picture;
  const pixels = width * height;
  const decoded = pixels * channels * (sampleBytes.get(depth) ?? 8);
  if (decoded > MAX_DECODED_BYTES) return true;
  if (format === 'jpeg')
    return isProgressive && pixels * (coefficientBytes.get(chromaSubsampling) ?? 8) > MAX_WHOLE_BYTES;
  return (isProgressive || orientation >= FIRST_TRANSPOSED) && decoded > MAX_WHOLE_BYTES;
}

/** Rotated upright; fails for a broken file and after a timeout. */
export const openPicture = (source: Source) =>
  sharp(source, { ...reading, limitInputPixels: MAX_PHOTO_PIXELS }).timeout({ seconds: SECONDS });

/** Decodes once, at the largest size we store. */
async function readPixels(path: string): Promise<Pixels | null> {
  try {
    const { data, info } = await openPicture(path)
      .resize({
        width: LARGEST,
        height: TALLEST,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 } };
  } catch {
    // The upload is complete, so a file that cannot be decoded was broken when it was sent.
    return null;
  }
}

const from = ({ data, info }: Pixels) => sharp(data, { raw: info });

async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await from(pixels)
    .resize({ width: PLACEHOLDER_PIXELS, height: PLACEHOLDER_PIXELS, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
