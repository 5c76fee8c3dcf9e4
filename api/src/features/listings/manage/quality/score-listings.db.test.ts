import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aLiveListing } from '../../../../testing/listings.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, db, upload } = await testApi();
const { token, user } = await as('landlord');
const own = async (id: string) => dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);
const page = async (id: string) => dataOf((await call(contract.search.property, { params: { id } })).answer);

async function addPicture(listing_id: string, position: number): Promise<string> {
  const { id } = dataOf((await upload(await aJpeg(), 'image/jpeg', { token })).answer);
  await db.insertInto('listing_photo').values({ listing_id, photo_id: id, position }).execute();
  return id;
}

test('scores an advert and says what would raise it, without what it has already', async () => {
  const { id } = await aLiveListing(db, user.id);
  const before = (await own(id)).quality;
  expect(before.raises.map(({ advice }) => advice)).toContain('Add a floor plan.');
  const plan = await addPicture(id, 0);
  await call(contract.photos.caption, { params: { id: plan }, body: { caption: '', kind: 'floor-plan' } }, { token });
  const after = (await own(id)).quality;
  expect(after.score).toBeGreaterThan(before.score);
  expect(after.raises.map(({ advice }) => advice)).not.toContain('Add a floor plan.');
  // A plan is no photograph.
  expect(after.raises[0]?.advice).toBe('Add photos. 8 is a good number.');
});

test('a picture keeps its kind beside its caption, and everybody sees it', async () => {
  const { id } = await aLiveListing(db, user.id);
  const [photo, plan] = [await addPicture(id, 0), await addPicture(id, 1)];
  const save = (body: { caption: string; kind?: 'epc' }) =>
    call(contract.photos.caption, { params: { id: plan }, body }, { token });
  expect(dataOf((await save({ caption: '', kind: 'epc' })).answer).kind).toBe('epc');
  expect(dataOf((await save({ caption: 'Rated C' })).answer)).toMatchObject({ kind: 'epc', caption: 'Rated C' });
  const photos = (await page(id)).photos.map((shown) => ({ id: shown.id, kind: shown.kind }));
  expect(photos).toEqual([
    { id: photo, kind: undefined },
    { id: plan, kind: 'epc' },
  ]);
});

test('a rent is compared with homes with as many bedrooms in the outcode, from five of them on', async () => {
  const at = (pounds: number) => aLiveListing(db, user.id, { postcode: 'CA7 1AA', rent_pence: pounds * 100 });
  const { id: alone } = await aLiveListing(db, user.id, { postcode: 'CA8 1AA' });
  const [first] = [await at(700), await at(800), await at(900), await at(1_000), await at(2_000)];
  expect((await page(alone)).rentComparison).toBeNull();
  const comparison = { homes: 5, median: 900, outcode: 'CA7' };
  expect((await page(first.id)).rentComparison).toEqual(comparison);
  expect((await own(first.id)).rentComparison).toEqual(comparison);
});
