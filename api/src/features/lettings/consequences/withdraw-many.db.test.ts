import { expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { aLiveListing } from '../../../testing/listings.ts';
import { watchStatements } from '../../../testing/sent-statements.ts';
import { testApi } from '../../../testing/test-api.ts';
import { withdrawListings } from '../../listings/manage/index.ts';

const { as, db, pool } = await testApi();
const { countSentBy } = watchStatements(pool);
const lister = await as('landlord');
const { user: tenant } = await as('tenant');

const homes = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => aLiveListing(db, lister.user.id, { line1: `${at} Many Street` })),
  );
const withdraw = (listings: Awaited<ReturnType<typeof homes>>) =>
  write(db, (tx) => withdrawListings(tx, listings, { actorId: lister.user.id, note: 'Import undone' }));

test('homes that nobody has to do with are withdrawn with the same statements, however many they are', async () => {
  const [two, twenty] = [await homes(2), await homes(20)];
  const forTwo = await countSentBy(() => withdraw(two));
  expect(await countSentBy(() => withdraw(twenty))).toBe(forTwo);
});

test('what follows for each home is done among many others', async () => {
  const [saved, booked, applied, ...others] = await homes(12);
  if (!saved || !booked || !applied) throw new Error('There are twelve homes.');
  await db.insertInto('favorite').values({ account_id: tenant.id, listing_id: saved.id }).execute();
  await db.insertInto('inventory_booking').values({ id: newId(), listing_id: booked.id }).execute();
  const application = { listing_id: applied.id, tenant_id: tenant.id, lister_id: lister.user.id };
  await db
    .insertInto('application')
    .values({ id: newId(), ...application, status: 'sent', rent_pence: 100_000, shared: '{}' })
    .execute();
  await withdraw([...others, applied, booked, saved]);

  const told = await db.selectFrom('home_news').select(['listing_id', 'tie']).orderBy('tie').execute();
  expect(told).toEqual([
    { listing_id: applied.id, tie: 'applied' },
    { listing_id: saved.id, tie: 'saved' },
  ]);
  expect(await db.selectFrom('inventory_booking').select('status').execute()).toEqual([{ status: 'cancelled' }]);
  expect(await db.selectFrom('application').select('status').execute()).toEqual([{ status: 'closed' }]);
  const statuses = db.selectFrom('listing').select('status').distinct().where('account_id', '=', lister.user.id);
  expect(await statuses.execute()).toEqual([{ status: 'withdrawn' }]);
});
