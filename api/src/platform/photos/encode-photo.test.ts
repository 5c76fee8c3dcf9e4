import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PHOTO_PIXELS } from '@letfair/domain/files/photos';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { afterAll, expect, test } from 'vitest';
import { aJpeg, aPicture } from '../../testing/pictures.ts';
import { OverloadedError } from '../limits/concurrency-limit.ts';
import { createPhotoEncoder, type Pictures } from './encode-photo.ts';
import { ALIKE_WITHIN_BITS } from './perceptual-hash.ts';

const folder = await mkdtemp(join(tmpdir(), 'letfair-pictures-'));
afterAll(() => rm(folder, { recursive: true }));

const encodePhoto = createPhotoEncoder();
let files = 0;
async function made(contents: Buffer | string) {
  const path = join(folder, `${files++}`);
  await writeFile(path, contents);
  return encodePhoto(path);
}
async function picturesOf(contents: Buffer): Promise<Pictures> {
  const result = await made(contents);
  if (!result.ok) throw new Error(`Refused as ${result.problem}.`);
  return result.pictures;
}
const sizesOf = ({ sizes }: Pictures) => sizes.map(({ width, height }) => `${width}×${height}`);

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes WebP in three widths, smallest first', async (format) => {
  const pictures = await picturesOf(await aPicture({ width: 1_800, height: 1_350 }).toFormat(format).toBuffer());
  expect(sizesOf(pictures)).toEqual(['480×360', '960×720', '1600×1200']);
  for (const { webp, width } of pictures.sizes)
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
});

test('a small picture is never enlarged', async () => {
  expect(sizesOf(await picturesOf(await aJpeg({ width: 700, height: 500 })))).toEqual(['480×343', '700×500']);
  expect(sizesOf(await picturesOf(await aJpeg({ width: 300, height: 200 })))).toEqual(['300×200']);
  expect(sizesOf(await picturesOf(await aPicture({ width: 1, height: 1 }).png().toBuffer()))).toEqual(['1×1']);
});

test('a strip stays a picture, however long', async () => {
  expect(sizesOf(await picturesOf(await aPicture({ width: 20_000, height: 2 }).png().toBuffer())).at(-1)).toBe(
    '1600×1',
  );
  expect(sizesOf(await picturesOf(await aPicture({ width: 2, height: 20_000 }).png().toBuffer()))).toEqual(['1×4800']);
});

test('where and with what it was taken is not in what is kept', async () => {
  const taken = await aPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'A telephone', Copyright: 'Maya Osei' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 28/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '2/1 14/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Maya Osei</x:xmpmeta>')
    .toBuffer();
  expect(await sharp(taken).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });

  for (const { webp } of (await picturesOf(taken)).sizes) {
    const { exif, xmp, iptc, icc, comments } = await sharp(webp).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(webp.includes('EXIF') || webp.includes('Maya')).toBe(false);
  }
});

test('a picture taken sideways is turned upright', async () => {
  const left = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
    .composite([{ input: { create: { width: 400, height: 600, channels: 3, background: 'black' } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const turned = await sharp(left).withMetadata({ orientation: 6 }).toBuffer();
  const { sizes } = await picturesOf(turned);
  const largest = sizes.at(-1)!;
  expect([largest.width, largest.height]).toEqual([600, 800]);
  const { data } = await sharp(largest.webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data[300 + 600 * 50]).toBeLessThan(20);
  expect(data[300 + 600 * 750]).toBeGreaterThan(235);
});

test('see-through parts become white', async () => {
  const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { sizes } = await picturesOf(await clear.png().toBuffer());
  const { data, info } = await sharp(sizes[0]!.webp).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect(data[0]).toBeGreaterThan(250);
});

test('colours meant for print, grey pictures and deep ones are read as well', async () => {
  const small = { width: 500, height: 400 };
  const odd = [
    aPicture(small).toColourspace('cmyk').jpeg(),
    aPicture(small).greyscale().jpeg(),
    aPicture(small).toColourspace('rgb16').png(),
    aPicture(small).png({ palette: true }),
    aPicture(small).jpeg({ progressive: true }),
  ];
  for (const picture of odd)
    expect(sizesOf(await picturesOf(await picture.toBuffer()))).toEqual(['480×384', '500×400']);
});

test('of a moving picture only the first moment is kept', async () => {
  const frames = sharp([await aPicture({ seed: 1 }).png().toBuffer(), await aPicture({ seed: 2 }).png().toBuffer()], {
    join: { animated: true },
  });
  const moving = await frames.webp().toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { sizes } = await picturesOf(moving);
  expect((await sharp(sizes.at(-1)!.webp).metadata()).pages ?? 1).toBe(1);
  expect(sizes.at(-1)).toMatchObject({ width: 480, height: 360 });
});

test('what is both a picture and an archive is only a picture afterwards', async () => {
  const archive = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    Buffer.from('<script>alert(1)</script>'),
    Buffer.from('PK\x05\x06'),
  ]);
  const { sizes } = await picturesOf(Buffer.concat([await aJpeg(), archive]));
  for (const { webp } of sizes) {
    expect(webp.includes('<script>')).toBe(false);
    expect(webp.includes('PK\x05\x06')).toBe(false);
  }
});

test.each([
  ['a GIF', () => aPicture({ width: 20, height: 20 }).gif().toBuffer()],
  ['a TIFF', () => aPicture({ width: 20, height: 20 }).tiff().toBuffer()],
  ['an AVIF', () => aPicture({ width: 20, height: 20 }).avif().toBuffer()],
  [
    'an SVG',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ['a PDF', async () => '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'],
  ['a text', async () => 'Three bedrooms, two of them with a view.'],
])('%s is none of the three types', async (_, contents) => {
  expect(await made(await contents())).toEqual({ ok: false, problem: 'type' });
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends in the middle is broken', async (format) => {
  const whole = await aPicture().toFormat(format).toBuffer();
  for (const share of [0.02, 0.5, 0.9])
    expect(await made(whole.subarray(0, Math.ceil(whole.length * share))), `${share}`).toEqual({
      ok: false,
      problem: 'broken',
    });
});

/** The header of a PNG in front of another picture's data, which is never read where the header is refused. */
async function pngWith(header: { width: number; height: number; depth?: 8 | 16; interlaced?: boolean }) {
  const { width, height, depth = 8, interlaced = false } = header;
  const png = Buffer.from(await aPicture({ width: 8, height: 8 }).ensureAlpha().png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(depth, 24);
  png.writeUInt8(interlaced ? 1 : 0, 28);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['gigabytes of pixels', { width: 30_000, height: 30_000 }, 'pixels'],
  ['49.9 megapixels, 16-bit and interlaced', { width: 8_640, height: 5_776, depth: 16, interlaced: true }, 'memory'],
  ['49.9 megapixels and 16-bit', { width: 8_640, height: 5_776, depth: 16 }, 'memory'],
  ['25 megapixels and interlaced', { width: 5_000, height: 5_000, interlaced: true }, 'memory'],
] as const)('a picture that would unpack into %s is refused by its header', async (_, header, problem) => {
  const bomb = await pngWith(header);
  const before = process.memoryUsage.rss();
  expect(await made(bomb)).toEqual({ ok: false, problem });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  expect(30_000 * 30_000).toBeGreaterThan(MAX_PHOTO_PIXELS);
});

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456' } });

test('a progressive JPEG counts by the coefficients that are held of it', async () => {
  const progressive = (height: number) => flat(6_000, height).jpeg({ progressive: true }).toBuffer();
  expect(await made(await progressive(3_700))).toEqual({ ok: false, problem: 'memory' });
  expect(await made(await progressive(400))).toMatchObject({ ok: true });
});

test('an interlaced picture of a few megapixels is read', async () => {
  expect(await made(await flat(2_400, 1_600).png({ progressive: true }).toBuffer())).toMatchObject({ ok: true });
});

test('the placeholder is a few bytes of the picture’s colours', async () => {
  const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const { placeholder } = await picturesOf(red);
  expect(placeholder.length).toBeLessThanOrEqual(100);
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(placeholder, 'base64'));
  expect(w / h).toBeCloseTo(1.5, 0);
  expect(rgba[0]).toBeGreaterThan(150);
  expect(rgba[1]).toBeLessThan(80);
});

test('the same scene saved again has nearly the same hash, another scene has not', async () => {
  const bitsApart = (a: bigint | null, b: bigint | null) =>
    BigInt.asUintN(64, a! ^ b!)
      .toString(2)
      .replaceAll('0', '').length;
  const scene = await picturesOf(await aJpeg({ width: 2_000, height: 1_500, seed: 5 }));
  const again = await picturesOf(await aPicture({ width: 640, height: 480, seed: 5 }).webp({ quality: 40 }).toBuffer());
  const other = await picturesOf(await aJpeg({ seed: 6 }));
  expect(bitsApart(scene.hash, again.hash)).toBeLessThanOrEqual(ALIKE_WITHIN_BITS);
  expect(bitsApart(scene.hash, other.hash)).toBeGreaterThan(12);
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#eeeeee' } });
  expect((await picturesOf(await plain.png().toBuffer())).hash).toBeNull();
});

test('only so many wait in line', async () => {
  const path = join(folder, 'in-line.jpg');
  await writeFile(path, await aJpeg());
  const one = createPhotoEncoder({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 });
  const [first, second, third] = await Promise.allSettled([one(path), one(path), one(path)]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ reason: expect.any(OverloadedError) });
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
