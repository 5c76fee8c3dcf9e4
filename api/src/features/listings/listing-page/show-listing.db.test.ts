import { contract } from '@letfair/contract';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLister, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, upload } = await testApi();
const { property } = contract.search;
const lister = await aLister(db);

const home = async (changes: ListingChanges = {}, by = lister) => (await aLiveListing(db, by, changes)).id;
const show = (id: string) => call(property, { params: { id } });
const shown = async (id: string) => dataOf((await show(id)).answer);

test('everybody sees a live home, without its street and with the first half of its postcode', async () => {
  const id = await home({ information: { holdingDeposit: 276.92, petsConsidered: false } });
  const listing = await shown(id);
  expect(listing).toMatchObject({
    id,
    reference: expect.stringMatching(/^LF-/),
    status: 'live',
    price: 1_200,
    address: { line1: '', city: 'Manchester', county: 'Greater Manchester', postcode: 'M1', outcode: 'M1' },
    area: expect.stringContaining('Manchester M1'),
    materialInformation: { holdingDeposit: 276.92, petsConsidered: false },
    nation: 'england',
    point: centreOfOutcode('M1'),
    pointSource: 'outcode',
    lister: { id: lister, name: 'Ada L.', userType: 'landlord' },
    confirmedAt: expect.any(String),
  });
  expect(JSON.stringify(listing)).not.toContain('Lock Street');
  expect(JSON.stringify(listing)).not.toContain('1AE');
});

test('the street is there where the lister shares it', async () => {
  const { address } = await shown(await home({ information: { shareAddress: true } }));
  expect(address).toMatchObject({ line1: '12 Lock Street', postcode: 'M1 1AE', outcode: 'M1' });
});

test('a holding deposit is published as none in Scotland, whatever is stored', async () => {
  const information = { holdingDeposit: 200, registrationNumber: '123456/123/12345' };
  const id = await home({ nation: 'scotland', postcode: 'EH1 1AA', city: 'Edinburgh', information });
  expect((await shown(id)).materialInformation.holdingDeposit).toBe(0);
});

test('an agent is named by the company, with what agents have to show', async () => {
  const { user, token } = await as('agent');
  const id = await home({}, user.id);
  const shownAgency = { redressScheme: '', redressNumber: '', clientMoneyProtection: '', feesLink: '' };
  expect((await shown(id)).lister).toMatchObject({ name: 'Harbour Lets Ltd', userType: 'agent', agency: shownAgency });
  const said = { ...shownAgency, redressScheme: 'The Property Ombudsman', feesLink: 'https://harbour.example/fees' };
  const company = { companyName: 'Quay Lets', registrationNumber: '7654321', tradingAddress: '1 Quay, Hull' };
  await call(contract.profile.saveAgency, { body: { ...company, ...said } }, { token });
  expect((await shown(id)).lister).toMatchObject({ name: 'Quay Lets', agency: said });
  expect(JSON.stringify((await shown(id)).lister)).not.toContain('7654321');
  expect((await shown(await home())).lister).not.toHaveProperty('agency');
});

test('its photos come in their order', async () => {
  const { token, user } = await as('landlord');
  const id = await home({}, user.id);
  const photos: string[] = [];
  for (const seed of [1, 2]) {
    const file = await aPicture({ width: 500, height: 400, seed }).jpeg().toBuffer();
    photos.push(dataOf((await upload(file, 'image/jpeg', { token })).answer).id);
  }
  await db
    .insertInto('listing_photo')
    .values(photos.map((photo_id, at) => ({ listing_id: id, photo_id, position: 1 - at })))
    .execute();
  expect((await shown(id)).photos.map((photo) => photo.id)).toEqual([...photos].reverse());
});

test('a home that is let agreed is shown as such', async () => {
  expect((await shown(await home({ status: 'let-agreed' }))).status).toBe('let-agreed');
});

test.each(['let', 'withdrawn', 'expired'] as const)(
  'a home that is %s is gone, with others like it',
  async (status) => {
    const other = await home({ postcode: 'LS1 4AP', city: 'Leeds' });
    const id = await home({ postcode: 'LS1 4AP', city: 'Leeds', title: 'The one that got away', status });
    const { status: code, answer } = await show(id);
    expect(code).toBe(410);
    expect(answer).toMatchObject({
      success: false,
      error: { code: 'gone' },
      data: {
        title: 'The one that got away',
        similar: expect.arrayContaining([expect.objectContaining({ id: other })]),
      },
    });
  },
);

test.each(['pending', 'rejected', 'paused'] as const)('a home that is %s is not there', async (status) => {
  expect((await show(await home({ status }))).status).toBe(404);
});

test('what was withdrawn before anybody could see it, and what never was, is not there', async () => {
  expect((await show(await home({ status: 'withdrawn' as ListingStatus, published_at: null }))).status).toBe(404);
  expect((await show(newId())).status).toBe(404);
});

test('the homes of somebody who is suspended answer as if they were withdrawn, what was never seen as if it were not', async () => {
  const suspended = await aLister(db);
  const id = await home({}, suspended);
  const paused = await home({ status: 'paused' }, suspended);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', suspended).execute();
  expect((await show(id)).status).toBe(410);
  expect((await show(paused)).status).toBe(404);
});

test('similar homes are live, of the same kind, about the same rent, nearest first, and of the outcode before the region', async () => {
  const place = { postcode: 'NE1 4ST', city: 'Newcastle upon Tyne' };
  const id = await home({ ...place, rent_pence: 100_000, property_type: 'house' });
  const far = await home({ ...place, postcode: 'NE2 1AA', rent_pence: 100_000, property_type: 'detached' });
  const near = await home({ ...place, rent_pence: 90_000, property_type: 'terraced' });
  const nearer = await home({ ...place, rent_pence: 105_000, property_type: 'bungalow' });
  await home({ ...place, rent_pence: 100_000, property_type: 'flat' });
  await home({ ...place, rent_pence: 130_000, property_type: 'house' });
  await home({ ...place, rent_pence: 100_000, property_type: 'house', status: 'paused' });
  await home({ ...place, postcode: 'DH1 1AA', rent_pence: 100_000, property_type: 'house' });
  expect((await shown(id)).similar.map((card) => card.id)).toEqual([nearer, near, far]);
});

test('there are three of them at most, one row', async () => {
  const place = { postcode: 'PL1 1AA', city: 'Plymouth', property_type: 'studio' } as const;
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(await home({ ...place, rent_pence: 80_000 + n }));
  expect((await shown(ids[0]!)).similar.map((card) => card.id)).toEqual(ids.slice(1, 4));
});

test('a change of a home, its lister or a home like it is on its page at once, however often it was read before', async () => {
  const place = { postcode: 'TR1 1AA', city: 'Truro' };
  const by = await aLister(db);
  const id = await home({ ...place, rent_pence: 100_000 }, by);
  const like = await home({ ...place, rent_pence: 110_000 });
  const cards = async () => (await shown(id)).similar.map((card) => [card.id, card.title]);
  for (let n = 0; n < 3; n++) expect(await cards()).toEqual([[like, expect.any(String)]]);
  await db.updateTable('listing').set({ title: 'A flat by the cathedral' }).where('id', '=', like).execute();
  expect(await cards()).toEqual([[like, 'A flat by the cathedral']]);
  const nearer = await home({ ...place, rent_pence: 105_000 });
  expect((await cards()).map(([each]) => each)).toEqual([nearer, like]);
  await db.updateTable('listing').set({ rent_pence: 300_000 }).where('id', '=', id).execute();
  expect(await shown(id)).toMatchObject({ price: 3_000, similar: [] });
  await db.updateTable('account').set({ first_name: 'Grace' }).where('id', '=', by).execute();
  expect((await shown(id)).lister.name).toBe('Grace L.');
  const unlawful = 'No children and no benefits.';
  await db.updateTable('listing').set({ description: unlawful }).where('id', '=', id).execute();
  expect((await show(id)).status).toBe(404);
});

test('readers, the lister and the moderator see the same completeness', async () => {
  const { user, token } = await as('landlord');
  const id = await home({ information: { heating: 'gas-boiler', floodRisk: 'not-known' } }, user.id);
  const { completeness } = await shown(id);
  expect(completeness).toMatchObject({ asked: 16, notKnown: ['floodRisk'] });
  expect(completeness.missing).toContain('broadband');
  expect(completeness.missing).not.toContain('heating');
  const params = { id };
  expect(dataOf((await call(contract.listings.own, { params }, { token })).answer).completeness).toEqual(completeness);
  const { properties } = dataOf((await call(contract.listings.mine, { query: {} }, { token })).answer);
  expect(properties[0]?.completeness).toEqual(completeness);
  const admin = (await as('admin')).token;
  const reviewed = await call(contract.moderation.listing, { params }, { token: admin });
  expect(dataOf(reviewed.answer).completeness).toEqual(completeness);
});
