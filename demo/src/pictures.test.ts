import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoWidths } from '@letfair/domain/files/photos';
import { afterAll, expect, test } from 'vitest';
import { copyPictures, PICTURE_VARIANTS, pictureKinds } from './pictures.ts';

const MAX_TOTAL_BYTES = 6_000_000;

const folder = await mkdtemp(join(tmpdir(), 'letfair-pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const pictures = await copyPictures(folder);
const files = [...pictures.values()].flatMap((picture) => picture.files);

test('every kind has the same number of pictures, and every file is listed', async () => {
  expect(pictures.size).toBe(pictureKinds.length * PICTURE_VARIANTS);
  const onDisk = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.webp'));
  expect(onDisk.map((path) => join(folder, path)).sort()).toEqual(files.map(({ path }) => path).sort());
});

test('every file is a WebP picture of the listed width', async () => {
  for (const { path, width, bytes } of files) {
    const webp = await readFile(path);
    expect([webp.toString('latin1', 0, 4), webp.toString('latin1', 8, 16)], path).toEqual(['RIFF', 'WEBPVP8 ']);
    expect([webp.readUInt16LE(26), webp.length], path).toEqual([width, bytes]);
  }
});

test('pictures come in as many widths as photos, none wider', () => {
  for (const { files, width } of pictures.values()) {
    expect(files).toHaveLength(photoWidths.length);
    expect(files.at(-1)?.width).toBe(width);
    files.forEach((file, n) => {
      expect(file.width).toBeLessThanOrEqual(photoWidths[n]!);
    });
  }
});

test('no two pictures are the same, and all together stay small', async () => {
  expect(new Set([...pictures.values()].map(({ placeholder }) => placeholder)).size).toBeGreaterThan(95);
  expect(new Set(await Promise.all(files.map(({ path }) => readFile(path, 'base64')))).size).toBe(files.length);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
});

test('captions say that a picture is an illustration', () => {
  expect(pictures.get('kitchen-0')?.caption).toBe('Kitchen (illustration)');
  expect(pictures.get('terrace-9')?.caption).toBe('The street side (illustration)');
});
