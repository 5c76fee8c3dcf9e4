import { photoWidths } from '@letfair/domain/listings/photos';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { WIDTH } from './base/paints.ts';
import { drawPicture, type PictureKind } from './draw-picture.ts';

/** Drawn at a width of 1600, rendered a little smaller: a third less to wait for, and still sharp on a desk. */
const RENDERED_WIDTH = 1_280;
/** At this many dots an inch a pixel of the drawing is a pixel of the picture. */
const DENSITY = 72;
const QUALITY = 62;
/** Twice as fast as usual, for files a tenth larger: somebody is waiting. */
const EFFORT = 2;
const PLACEHOLDER_PIXELS = 100;

export interface RenderedPicture {
  /** Of the largest size. */
  readonly width: number;
  readonly height: number;
  /** Smallest first. */
  readonly sizes: readonly { readonly width: number; readonly webp: Buffer }[];
  readonly placeholder: string;
}

/** As WebP in the widths of photographs. Not where strangers' photos are read: there sharp is forbidden to open SVG. */
export async function renderPicture(kind: PictureKind, variant: number): Promise<RenderedPicture> {
  const svg = Buffer.from(drawPicture(kind, variant));
  const { data, info } = await sharp(svg, { density: (DENSITY * RENDERED_WIDTH) / WIDTH })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const sizes: { width: number; webp: Buffer }[] = [];
  for (const wanted of photoWidths.map((most) => Math.min(most, width)))
    sizes.push({
      width: wanted,
      webp: await pixels().resize({ width: wanted }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
    });
  const small = await pixels()
    .resize({ width: PLACEHOLDER_PIXELS, height: PLACEHOLDER_PIXELS, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placeholder = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { width, height, sizes, placeholder: Buffer.from(placeholder).toString('base64') };
}
