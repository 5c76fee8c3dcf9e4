import { contract } from '@letfair/contract';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLiveListing } from '../../../testing/listings.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, upload } = await testApi();
const { preview, own } = contract.listings;
const landlord = await as('landlord');
const { token } = landlord;

const previewed = async (form: object, propertyId?: string, by = token) =>
  dataOf((await call(preview, { body: { form, ...(propertyId && { propertyId }) } }, { token: by })).answer);

test('the preview of a saved home is what its page shows', async () => {
  const { id } = await aLiveListing(db, landlord.user.id, { information: { petsConsidered: true } });
  const { similar: _, ...page } = dataOf((await call(contract.search.property, { params: { id } })).answer);
  const saved = dataOf((await call(own, { params: { id } }, { token })).answer);
  const form = formOfValues({ ...saved, features: saved.ownFeatures, images: [] });
  expect(await previewed(form, id)).toEqual(page);
});

test('an empty form has a preview, without a reference and without claims', async () => {
  expect(await previewed({})).toMatchObject({
    reference: '',
    title: '',
    price: null,
    propertyType: '',
    nation: null,
    point: null,
    photos: [],
    lister: { id: landlord.user.id, userType: 'landlord' },
  });
});

test('what a listing cannot hold counts as missing', async () => {
  const odd = {
    title: 'A flat',
    monthlyRent: '99999999999',
    securityDeposit: 1e12,
    bedrooms: 4.5,
    availableDate: 'soon',
  };
  expect(await previewed(odd)).toMatchObject({
    title: 'A flat',
    price: null,
    availableDate: '',
    materialInformation: { securityDeposit: null },
  });
});

test('the street is left out unless the lister shares it', async () => {
  const address = { line1: '12 Lock Street', city: 'Manchester', postcode: 'm11ae' };
  expect(JSON.stringify(await previewed({ address }))).not.toContain('Lock Street');
  const { address: shown } = await previewed({ address, shareAddress: true });
  expect(shown).toMatchObject({ line1: '12 Lock Street', postcode: 'M1 1AE', outcode: 'M1' });
});

test('photos of the form are shown in its order, and never those of somebody else', async () => {
  const photoBy = async (by: string, seed: number) =>
    dataOf(
      (await upload(await aPicture({ width: 500, height: 400, seed }).jpeg().toBuffer(), 'image/jpeg', { token: by }))
        .answer,
    ).id;
  const stranger = await as('landlord');
  const [first, second, theirs] = [await photoBy(token, 1), await photoBy(token, 2), await photoBy(stranger.token, 3)];
  const { photos } = await previewed({ images: [second, theirs, first] });
  expect(photos.map(({ id }) => id)).toEqual([second, first]);
});

test('an agent’s preview names the agency', async () => {
  const agent = await as('agent');
  expect((await previewed({}, undefined, agent.token)).lister).toMatchObject({ userType: 'agent', agency: {} });
});

test('a home of somebody else is not found', async () => {
  const { id } = await aLiveListing(db, (await as('landlord')).user.id);
  for (const propertyId of [id, newId()])
    expect((await call(preview, { body: { form: {}, propertyId } }, { token })).status).toBe(404);
});
