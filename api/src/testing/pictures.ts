import sharp from 'sharp';

/** Shapes in several colours keep their perceptual hash when scaled, like a photograph. */
function shapes(seed: number): Buffer {
  const [columns, rows] = [16, 12];
  const pixels = Buffer.alloc(columns * rows * 3);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 24;
  }
  return pixels;
}

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
}

/** As small as a photo that is kept in one size, unless a test is about sizes: to encode all three takes ten times as long. */
export const aPicture = ({ width = 480, height = 360, seed = 1 }: PictureOptions = {}) =>
  sharp(shapes(seed), { raw: { width: 16, height: 12, channels: 3 } }).resize({ width, height, fit: 'fill' });

export const aJpeg = (options?: PictureOptions): Promise<Buffer> => aPicture(options).jpeg().toBuffer();
