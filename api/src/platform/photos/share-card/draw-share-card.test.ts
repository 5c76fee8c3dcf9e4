import { fileURLToPath } from 'node:url';
import { SHARE_PICTURE } from '@letfair/domain/files/photos';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createShareCards } from './draw-share-card.ts';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const siteCard = fileURLToPath(new URL('../../../../../web/public/social-card.png', import.meta.url));
const draw = createShareCards(siteCard);
const flat = { title: '2-bed flat in Leeds', rent: '£950 pcm', facts: ['Furnished', 'Available now'] };

const pixelsOf = (png: Buffer, top: number, height: number) =>
  sharp(png).extract({ left: 0, top, width: SHARE_PICTURE.width, height }).removeAlpha().raw().toBuffer();

test('a card has the size of a preview, and the street of the site’s own', async () => {
  const png = await draw(flat);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...SHARE_PICTURE });
  const site = await sharp(siteCard).png().toBuffer();
  expect((await pixelsOf(png, 440, 190)).equals(await pixelsOf(site, 440, 190))).toBe(true);
});

test('what it says is drawn, with Welsh and Polish letters, and as it was written', async () => {
  const titles = ['Room in Y Wŷr', 'Room in Y Wŵr', 'Room in Łódź', 'Room in <b>Leeds</b> & Co', 'Room in Leeds & Co'];
  const drawn = await Promise.all(titles.map(async (title) => (await draw({ ...flat, title })).toString('base64')));
  expect(new Set(drawn).size).toBe(titles.length);
});

test('a name of any length stays above the roofs', async () => {
  const plain = await draw({ ...flat, title: 'Room' });
  const long = await draw({ ...flat, title: `4-bed semi-detached house in ${'Llanfairpwllgwyngyll'.repeat(15)}` });
  expect((await pixelsOf(long, 440, 190)).equals(await pixelsOf(plain, 440, 190))).toBe(true);
  expect((await pixelsOf(long, 0, 140)).equals(await pixelsOf(plain, 0, 140))).toBe(true);
});

test('only a web font is opened as one', () => {
  expect(() => sfntOfWoff(Buffer.alloc(44))).toThrow('not a WOFF');
});
