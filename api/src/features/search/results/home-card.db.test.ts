import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findHomeCard, findOwnHomeCards } from './index.ts';

const testing = await testApi();
const { as, call, db, upload } = testing;
const SITE = 'https://letfair.example';

test('listers read the address of their home in emails, and others read its area', async () => {
  const { token } = await as('landlord');
  const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token })).answer);
  const id = await approveListings(testing)(token, { images: [photo.id] });
  const [own] = await findOwnHomeCards(db, [id], SITE);
  const others = await findHomeCard(db, id, SITE);
  expect(own).toMatchObject({ title: aListing().title, lead: '12 Lock Street, Manchester, M1 1AE' });
  expect(own?.photo).toMatch(/^https:\/\/letfair\.example\/share-pictures\/.*\.jpg$/);
  expect(own?.link).toBe(others?.link);
  expect(JSON.stringify(others)).not.toContain('Lock Street');
});

test('a home that is not live leads its lister to the page where it is managed', async () => {
  const { token } = await as('landlord');
  const { id } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer);
  expect((await findOwnHomeCards(db, [id], SITE))[0]?.link).toBe(`${SITE}/properties/manage`);
  expect(await findOwnHomeCards(db, [], SITE)).toEqual([]);
});
