import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { countOf, drawPicture, pictureKinds } from './draw-picture.ts';

const everyPicture = pictureKinds.flatMap((kind) =>
  Array.from({ length: countOf(kind) }, (_, variant) => ({
    name: `${kind}-${variant}`,
    svg: drawPicture(kind, variant),
  })),
);

test('there are enough pictures for a marketplace', () => {
  expect(everyPicture.length).toBeGreaterThanOrEqual(60);
  for (const kind of pictureKinds) expect(countOf(kind)).toBeGreaterThanOrEqual(6);
});

test('a picture is the same whenever it is drawn', () => {
  for (const kind of pictureKinds) expect(drawPicture(kind, 3)).toBe(drawPicture(kind, 3));
});

test('no two pictures are alike', () => {
  expect(new Set(everyPicture.map(({ svg }) => svg)).size).toBe(everyPicture.length);
});

test('every paint is defined once, every one that is used is defined, and no number went wrong', () => {
  for (const { name, svg } of everyPicture) {
    const defined = Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id);
    expect(new Set(defined).size, name).toBe(defined.length);
    const used = new Set(Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id));
    expect(defined, name).toEqual(expect.arrayContaining([...used]));
    expect(/NaN|undefined|Infinity/.test(svg), name).toBe(false);
  }
});

test('nothing in a picture is text or comes from elsewhere', () => {
  for (const { name, svg } of everyPicture) expect(/<text|<image|href/.test(svg), name).toBe(false);
});

test('a variant that does not exist is an error', () => {
  expect(() => drawPicture('terrace', countOf('terrace'))).toThrow(RangeError);
});

/** The ones that pack worst; the command without any renders all. */
test('a picture is a small WebP of 1280 × 854', { timeout: 60_000 }, async () => {
  const command = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'terrace-1', 'flats-0', 'cottage-0']);
  expect(stdout).toMatch(/^terrace-1: \d+ bytes, 1280 × 854$/m);
  expect(stdout).toMatch(/^3 pictures, the largest [1-5]\d{4} bytes, \d+ ms each$/m);
});
