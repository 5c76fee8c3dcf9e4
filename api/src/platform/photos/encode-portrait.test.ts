import { MAX_PHOTO_PIXELS } from '@letfair/domain/files/photos';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aJpeg, aPicture } from '../../testing/pictures.ts';
import { createPortraitEncoder } from './encode-portrait.ts';

const encodePortrait = createPortraitEncoder();
const sizesOf = async (picture: Buffer) => {
  const made = await encodePortrait(picture);
  if (!made.ok) throw new Error(`Refused as ${made.problem}.`);
  return made.sizes;
};

test.each([
  ['a wide JPEG', () => aJpeg({ width: 900, height: 300 })],
  ['a tall PNG', () => aPicture({ width: 200, height: 800 }).png().toBuffer()],
  ['a WebP', () => aPicture().webp().toBuffer()],
  ['a grey JPEG', () => aPicture().greyscale().jpeg().toBuffer()],
  ['a PNG that can be seen through', () => aPicture().ensureAlpha(0.5).png().toBuffer()],
  ['a single pixel', () => aPicture({ width: 1, height: 1 }).png().toBuffer()],
])('%s becomes a square WebP in two sizes', async (_, picture) => {
  const sizes = await sizesOf(await picture());
  expect(sizes.map(({ width }) => width)).toEqual([256, 512]);
  for (const { width, webp } of sizes)
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height: width, hasAlpha: false });
});

test('where and by whom it was taken is not in what is kept, nor what was hidden behind the picture', async () => {
  const taken = await aPicture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Maya Osei' } })
    .toBuffer();
  for (const { webp } of await sizesOf(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]))) {
    const { exif, xmp, icc } = await sharp(webp).metadata();
    expect({ exif, xmp, icc }).toEqual({});
    expect(webp.includes('Maya Osei')).toBe(false);
    expect(webp.includes('script')).toBe(false);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['an SVG', Buffer.from(svg), 'type'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  ['a GIF that is also a script', Buffer.from('GIF89a=1;alert(1)//'), 'type'],
  ['nothing', Buffer.alloc(0), 'broken'],
])('%s is refused', async (_, contents, problem) => {
  expect(await encodePortrait(contents)).toEqual({ ok: false, problem });
});

test('half a picture is refused', async () => {
  const whole = await aJpeg();
  expect(await encodePortrait(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, problem: 'broken' });
});

test('a picture that unpacks into too much is refused by its header', async () => {
  const side = Math.ceil(Math.sqrt(MAX_PHOTO_PIXELS)) + 1;
  const bomb = await sharp({
    create: { width: side, height: side, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect(await encodePortrait(bomb)).toEqual({ ok: false, problem: 'pixels' });
});
