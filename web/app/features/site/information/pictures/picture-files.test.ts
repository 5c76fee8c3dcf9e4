import { readFile } from 'node:fs/promises';
import { PICTURE_HEIGHT, PICTURE_WIDTH, screenPictures } from '@letfair/contract/site/pages/screen-pictures';
import { expect, test } from 'vitest';
import { pictureTexts } from './picture-texts.ts';

const MOST_BYTES = 40_000;

/** The size that a lossy WebP file says it has, in the frame header behind its start code. */
function sizeOf(webp: Buffer): { readonly width: number; readonly height: number } {
  const frame = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return { width: webp.readUInt16LE(frame + 3) & 0x3fff, height: webp.readUInt16LE(frame + 5) & 0x3fff };
}

test.each(screenPictures)('the picture of %s is there, small, and of the size its frame is kept in', async (name) => {
  const file = await readFile(new URL(`files/${name}.webp`, import.meta.url));
  expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizeOf(file)).toEqual({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
});

test('every picture says what it shows, in words of its own', () => {
  const alts = screenPictures.map((name) => pictureTexts[name].alt);
  expect(new Set(alts).size).toBe(alts.length);
});
