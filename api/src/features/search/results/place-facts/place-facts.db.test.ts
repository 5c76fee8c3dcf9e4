import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aLister, aLiveListing, type ListingChanges } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { call, db } = await testApi();
const lister = await aLister(db);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const add = (postcode: string, changes: ListingChanges = {}) => aLiveListing(db, lister, { postcode, ...changes });
const factsOf = async (location: string) => dataOf((await call(contract.places.facts, { query: { location } })).answer);
const known = async () => dataOf((await call(contract.places.known, {})).answer);

test('a place tells how many of its live homes are new, and how many have what', async () => {
  for (const rent of [700, 800, 900, 1_000])
    await add('CA26 3AA', {
      rent_pence: rent * 100,
      published_at: daysAgo(40),
      has_parking: false,
      information: { petsConsidered: false },
    });
  await add('CA26 3AA', {
    rent_pence: 110_000,
    has_parking: true,
    information: { petsConsidered: true, billsIncluded: true },
  });
  expect(await factsOf('CA26')).toEqual({
    homes: 5,
    median: 900,
    byBedrooms: [{ bedrooms: 2, homes: 5, median: 900 }],
    range: { lowest: 700, highest: 1_100 },
    added: 1,
    withPets: 1,
    withParking: 1,
    withBills: 1,
    let: null,
    openData: [],
  });
});

test('how fast homes go is the median of those let in the last 180 days, from five on', async () => {
  const letAfter = async (days: number, ago = 10) => {
    const { id } = await add('CA27 0AA');
    await db
      .updateTable('listing')
      .set({ status: 'let', published_at: daysAgo(ago + days), let_at: daysAgo(ago) })
      .where('id', '=', id)
      .execute();
  };
  for (const days of [2, 4, 9, 20]) await letAfter(days);
  await letAfter(1, 200);
  expect((await factsOf('CA27')).let).toBeNull();
  await letAfter(30);
  expect((await factsOf('CA27')).let).toEqual({ homes: 5, medianDays: 9 });
  expect((await factsOf('CA')).let).toEqual({ homes: 5, medianDays: 9 });
  expect((await factsOf('CA2')).let).toBeNull();
});

test('places are known from five live homes on, by the names of their pages', async () => {
  for (let home = 0; home < 5; home++) await add('LL57 1AA');
  for (let home = 0; home < 4; home++) await add('TR1 1AA');
  const { areas, districts } = await known();
  expect(districts).toEqual(expect.arrayContaining(['LL57', 'CA26']));
  expect(districts).not.toContain('TR1');
  expect(areas).toEqual(expect.arrayContaining(['bangor-gwynedd', 'gwynedd']));
  expect(areas).not.toContain('truro');
});

test('without a place there is nothing to tell, and a place nobody knows has nothing', async () => {
  expect((await call(contract.places.facts, { query: { location: ' ' } })).status).toBe(422);
  expect(await factsOf('Atlantis')).toMatchObject({ homes: 0, median: null, range: null, added: 0, let: null });
});
