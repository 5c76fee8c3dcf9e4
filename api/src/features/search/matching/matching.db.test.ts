import { contract } from '@letfair/contract';
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../../platform/tables.ts';
import { aLister, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findTenantPreferences } from '../results/index.ts';

const { as, call, db } = await testApi();
const tenant = await as('tenant');
const lister = await aLister(db);
const listing = async (changes: ListingChanges) => (await aLiveListing(db, lister, changes)).id;
const look = async () => dataOf((await call(contract.search.matches, {}, { token: tenant.token })).answer);

const nothing = { max_budget_pence: null, preferred_area: null, property_type: null, move_in_date: null };
const prefer = (preferences: Partial<Insertable<Tables['tenant_preference']>>) =>
  db
    .updateTable('tenant_preference')
    .set({ ...nothing, ...preferences })
    .where('account_id', '=', tenant.user.id)
    .execute();

test('reads preferences as areas, and returns null without any', async () => {
  await prefer({ max_budget_pence: 120_000, preferred_area: 'Manchester, nowhere at all, SW1A 1AA, manchester' });
  const preferences = await findTenantPreferences(db, tenant.user.id);
  expect(preferences).toMatchObject({ maxRentPence: 120_000, type: null, moveInDate: '' });
  expect(preferences?.areas.map(({ name }) => name)).toEqual(['Manchester', 'SW1A']);
  await prefer({});
  expect(await findTenantPreferences(db, tenant.user.id)).toBeNull();
  expect(await findTenantPreferences(db, lister)).toBeNull();
});

test('matches nothing without preferences', async () => {
  await prefer({});
  expect(await look()).toEqual({ properties: [], hasPreferences: false });
});

test('lists the best matches first with reasons, and leaves out what is out of reach', async () => {
  await prefer({
    max_budget_pence: 120_000,
    preferred_area: 'Leeds, SW1A 1AA',
    property_type: 'flat',
    move_in_date: '2026-11-29',
  });
  const leeds = { postcode: 'LS1 4AP', city: 'Leeds' };
  const late = await listing({ ...leeds, rent_pence: 115_000, available_date: '2026-12-03' });
  const best = await listing({ ...leeds, rent_pence: 115_000, available_date: '2026-11-01' });
  const dear = await listing({ ...leeds, rent_pence: 132_000, available_date: '2026-11-01' });
  const london = await listing({ postcode: 'SW1A 2AA', city: 'London', property_type: 'studio' });
  await listing({ ...leeds, rent_pence: 132_001 });
  await listing({ ...leeds, status: 'paused' });
  await listing({ postcode: 'M1 1AE' });

  const { properties, hasPreferences } = await look();
  expect(hasPreferences).toBe(true);
  expect(properties.map(({ id }) => id)).toEqual([best, late, dear, london]);
  expect(properties[0]?.match?.score).toBe(100);
  expect(properties[1]?.match?.reasons.map(({ words }) => words)).toEqual([
    '£50 under your budget',
    'In Leeds, one of your areas',
    'Flat, as you wanted',
    'Available 3 Dec, 4 days after you want to move',
  ]);
});

test('matches whole postcode areas, and returns at most twelve', async () => {
  await prefer({ preferred_area: 'London' });
  for (let n = 0; n < 13; n++) await listing({ postcode: 'E1 6AN', city: 'London' });
  const { properties } = await look();
  expect(properties).toHaveLength(12);
  expect(new Set(properties.map(({ area }) => area.split(' ').at(-1)))).toEqual(new Set(['E1']));
});

test('searches everywhere when only a budget is given', async () => {
  await prefer({ max_budget_pence: 40_000 });
  const id = await listing({ postcode: 'EH1 1AA', city: 'Edinburgh', rent_pence: 40_000 });
  expect((await look()).properties.map((card) => card.id)).toEqual([id]);
});
