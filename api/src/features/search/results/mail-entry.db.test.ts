import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findMailEntries, findOwnMailEntries } from './index.ts';

const testing = await testApi();
const { as, call, db, upload } = testing;
const SITE = 'https://letfair.example';

test('listers read the address of their home in mails, and others read its area', async () => {
  const { token } = await as('landlord');
  const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token })).answer);
  const id = await approveListings(testing)(token, { images: [photo.id] });
  const [own] = await findOwnMailEntries(db, [id], SITE);
  const [others] = await findMailEntries(db, id, SITE);
  expect(own).toMatchObject({ label: aListing().title, line: '12 Lock Street, Manchester, M1 1AE' });
  expect(own?.photo).toMatch(/^https:\/\/letfair\.example\/share-pictures\/.*\.jpg$/);
  expect(own?.link).toBe(others?.link);
  expect(others?.line).not.toContain('Lock Street');
});

test('a home that is not live leads its lister to the page where it is managed', async () => {
  const { token } = await as('landlord');
  const { id } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer);
  expect((await findOwnMailEntries(db, [id], SITE))[0]?.link).toBe(`${SITE}/properties/manage`);
  expect(await findOwnMailEntries(db, [], SITE)).toEqual([]);
});
