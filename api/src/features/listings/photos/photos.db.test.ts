import { contract } from '@letfair/contract';
import { MAX_CAPTION } from '@letfair/domain/files/photos';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing } from '../../../testing/listings.ts';
import { aJpeg, aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findReusedPhotos, photosByIds, photosOf } from './index.ts';

const { as, call, db, pool, upload } = await testApi();
const small = { width: 500, height: 400 };
type Somebody = Awaited<ReturnType<typeof as>>;
let maya: Somebody;
let noor: Somebody;

beforeAll(async () => {
  maya = await as('landlord');
  noor = await as('agent');
});

const photoOf = async ({ token }: Somebody, picture: Buffer) =>
  dataOf((await upload(picture, 'image/jpeg', { token })).answer);

test('photos come in the order asked for, without those that are gone or somebody else’s', async () => {
  const [first, second] = [await photoOf(maya, await aJpeg(small)), await photoOf(maya, await aJpeg(small))];
  const foreign = await photoOf(noor, await aJpeg(small));
  const ids = [second.id, foreign.id, newId(), first.id];
  const { answer } = await call(contract.photos.list, { query: { ids: ids.join(',') } }, { token: maya.token });
  expect(dataOf(answer).photos).toEqual([second, first]);
  expect((await photosOf(db, maya.user.id, ids)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await photosByIds(db, ids)).map(({ id }) => id)).toEqual([second.id, foreign.id, first.id]);
  const none = await call(contract.photos.list, { query: { ids: '' } }, { token: maya.token });
  expect(dataOf(none.answer).photos).toEqual([]);
});

test('a caption is kept with its photo, by its owner alone', async () => {
  const photo = await photoOf(maya, await aJpeg(small));
  const caption = (text: string, { token }: Somebody) =>
    call(contract.photos.caption, { params: { id: photo.id }, body: { caption: text } }, { token });
  const said = await caption('  The kitchen, facing south ', maya);
  expect(dataOf(said.answer)).toEqual({ ...photo, caption: 'The kitchen, facing south' });
  expect((await caption('Mine now', noor)).status).toBe(404);
  expect((await caption('x'.repeat(MAX_CAPTION + 1), maya)).status).toBe(422);
  expect(dataOf((await caption('é'.repeat(MAX_CAPTION), maya)).answer).caption).toHaveLength(MAX_CAPTION);
  expect((await photosOf(db, maya.user.id, [photo.id]))[0]?.caption).toBe('é'.repeat(MAX_CAPTION));
});

test('a photo that looks like one in somebody else’s listing is noticed', async () => {
  const scene = { ...small, seed: 21 };
  const original = await photoOf(maya, await aPicture(scene).jpeg({ quality: 95 }).toBuffer());
  const copy = await photoOf(
    noor,
    await aPicture({ width: 450, height: 360, seed: 21 }).jpeg({ quality: 60 }).toBuffer(),
  );
  const own = await photoOf(noor, await aJpeg({ ...small, seed: 22 }));
  const reused = () => findReusedPhotos(db, { photoIds: [copy.id, own.id, newId()], accountId: noor.user.id });

  expect(await reused()).toEqual([]);
  const submitted = await call(
    contract.listings.submit,
    { body: aListing({ images: [original.id] }) },
    { token: maya.token },
  );
  expect(submitted.status).toBe(200);
  const otherListingId = dataOf(submitted.answer).id;
  expect(await reused()).toEqual([{ photoId: copy.id, otherListingId, otherPhotoId: original.id }]);
  expect(await findReusedPhotos(db, { photoIds: [original.id], accountId: maya.user.id })).toEqual([]);
  expect(await findReusedPhotos(db, { photoIds: [copy.id], accountId: maya.user.id })).toEqual([]);
});

test('a photo whose edges were cut off is noticed', async () => {
  const whole = await aPicture({ width: 1_000, height: 800, seed: 23 }).png().toBuffer();
  const original = await photoOf(maya, whole);
  const { id: otherListingId } = dataOf(
    (await call(contract.listings.submit, { body: aListing({ images: [original.id] }) }, { token: maya.token })).answer,
  );
  const cut = await sharp(whole).extract({ left: 50, top: 40, width: 900, height: 720 }).jpeg().toBuffer();
  const copy = await photoOf(noor, cut);
  expect(await findReusedPhotos(db, { photoIds: [copy.id], accountId: noor.user.id })).toEqual([
    { photoId: copy.id, otherListingId, otherPhotoId: original.id },
  ]);
});

test('look-alikes are found by index among many photos', async () => {
  await pool.query(`
    insert into photo (id, account_id, width, height, widths, placeholder, bytes, phash, phash_bands)
      select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${maya.user.id}', 1, 1, '{1}', 'x', 1, n,
        array[n % 8192, 65536 + n * 7 % 8192, 131072 + n * 11 % 8192, 196608 + n * 13 % 8192, 262144 + n * 17 % 8192]
      from generate_series(1, 20000) n;
    analyze photo`);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain select from photo mine where mine.id = '${newId()}' and exists (
       select from photo other
         where other.phash_bands && mine.phash_bands or other.phash_bands && mine.wider_phash_bands)`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('photo_alike');
});
