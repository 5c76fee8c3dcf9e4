import { addressKey } from '@letfair/domain/listings/review/copies/address-key';
import { copyComparer } from '@letfair/domain/listings/review/copies/compare-homes';
import {
  cloneOf,
  type ExampleAdvert,
  homeOfAgency,
  neighbourIn,
  someHome,
} from '@letfair/domain/listings/review/copies/example-adverts';
import { bandsOfText, printOf } from '@letfair/domain/listings/review/copies/text-print';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ALIKE_WITHIN_BITS } from '../../../../platform/photos/perceptual-hash.ts';
import { hashesOf, type PictureHashes } from '../../../../platform/photos/picture-hashes.ts';
import { aJpeg } from '../../../../testing/pictures.ts';

const PHOTOS = 3;
const RECUT_PHOTOS = 60;
const [width, height] = [260, 200];

/** A twentieth is cut off on each side, and the rest is brightened and saved anew. */
const recut = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: width / 20, top: height / 20, width: (width * 9) / 10, height: (height * 9) / 10 })
    .modulate({ brightness: 1.05 })
    .jpeg({ quality: 60 })
    .toBuffer();

/** Each step takes away the lowest bit that differs. */
function isAlike(one: bigint | null, other: bigint | null): boolean {
  if (one === null || other === null) return false;
  let differing = BigInt.asUintN(64, one ^ other);
  for (let bits = 0; differing !== 0n; bits++) {
    if (bits === ALIKE_WITHIN_BITS) return false;
    differing &= differing - 1n;
  }
  return true;
}

const whole = { propertyType: 'flat', isShared: false };
async function homeOf(advert: ExampleAdvert, pictures: readonly Buffer[]) {
  const key = addressKey(advert);
  const bands = bandsOfText(printOf(advert.title, advert.description));
  return {
    ...advert,
    ...whole,
    key,
    bands,
    photos: await Promise.all(pictures.map((picture) => hashesOf(sharp(picture)))),
  };
}
type Home = Awaited<ReturnType<typeof homeOf>>;

const picturesOf = (home: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: PHOTOS }, (_, photo) => aJpeg({ width, height, seed: home * 10 + photo })));

/** Whole pictures are known of other homes. */
const looksLike = ({ hash, widerHash }: PictureHashes, other: PictureHashes): boolean =>
  isAlike(hash, other.hash) || isAlike(widerHash, other.hash);

const sharesPhotos = (one: Home, other: Home): boolean =>
  one.photos.some((photo) => other.photos.some((known) => looksLike(photo, known)));

/** What a moderator would be shown: a copy, or photos of another account. */
function noticer(home: Home): (other: Home) => boolean {
  const matchesOf = copyComparer(home);
  return (other) => {
    if (sharesPhotos(home, other)) return true;
    const isCandidate =
      (home.key !== null && home.key === other.key) ||
      (home.bands?.some((band, at) => band === other.bands?.[at]) ?? false);
    return isCandidate && matchesOf({ other, sharesPhotos: false }).length > 0;
  };
}

test('photos from which a twentieth was cut off on each side are told, other photos are not', async () => {
  let [known, mistaken] = [0, 0];
  for (let photo = 0; photo < RECUT_PHOTOS; photo++) {
    const picture = await aJpeg({ width, height, seed: 1_000 + photo });
    const cut = await hashesOf(sharp(await recut(picture)));
    if (looksLike(cut, await hashesOf(sharp(picture)))) known += 1;
    if (looksLike(cut, await hashesOf(sharp(await aJpeg({ width, height, seed: 5_000 + photo }))))) mistaken += 1;
  }
  expect(known).toBeGreaterThanOrEqual(RECUT_PHOTOS / 2);
  expect(mistaken).toBe(0);
});

test('at least 47 of 50 clones with another order, other words and recut photos are noticed', async () => {
  let noticed = 0;
  for (let home = 0; home < 50; home++) {
    const [advert, pictures] = [someHome(`recut ${home}`), await picturesOf(home)];
    const original = await homeOf(advert, pictures);
    const clone = await homeOf(cloneOf(advert, `recut clone ${home}`), await Promise.all(pictures.map(recut)));
    if (noticer(clone)(original)) noticed += 1;
  }
  expect(noticed).toBeGreaterThanOrEqual(47);
});

test('at most 2 of 500 honest neighbours with photos of their own are', async () => {
  const homes: Home[] = [];
  let flagged = 0;
  for (let home = 0; home < 500; home++) {
    const seed = `honest ${home}`;
    const advert =
      home % 5 < 2
        ? neighbourIn(home % 4, home + 1, seed)
        : home % 5 < 4
          ? homeOfAgency(home % 3, seed)
          : someHome(seed);
    const next = await homeOf(advert, [await aJpeg({ width: 50, height: 40, seed: 10_000 + home })]);
    if (homes.some(noticer(next))) flagged += 1;
    homes.push(next);
  }
  expect(flagged).toBeLessThanOrEqual(2);
});
