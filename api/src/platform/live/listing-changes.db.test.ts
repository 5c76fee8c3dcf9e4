import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { approveListings } from '../../testing/listings.ts';
import { aJpeg } from '../../testing/pictures.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait.ts';
import { openPool } from '../db.ts';

const testing = await testApi();
const { api, as, call, pool, upload, url } = testing;
const liveListing = approveListings(testing);
const landlord = await as('landlord');
const changes = api.watchListings();
afterAll(() => changes.stop());
let told = 0;
changes.onChange(() => {
  told += 1;
});
await waitUntil(async () => changes.isListening());

const isTold = async (change: () => Promise<unknown>) => {
  const before = told;
  await change();
  await waitUntil(async () => told > before);
};

test('tells of every step of a listing, of its photos and of its lister', async () => {
  const { token } = landlord;
  let id = '';
  await isTold(async () => {
    id = await liveListing(token);
  });
  const act = (action: 'pause' | 'resume' | 'withdraw') =>
    call(contract.listings.act, { params: { id }, body: { action } }, { token });
  for (const action of ['pause', 'resume', 'withdraw'] as const) await isTold(() => act(action));

  const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token })).answer);
  await isTold(() => pool.query('update photo set caption = $1 where id = $2', ['The kitchen', photo.id]));
  const { lastName, phone, email } = landlord.user;
  await isTold(() => call(contract.profile.update, { body: { firstName: 'Ada', lastName, phone, email } }, { token }));
  const admin = await as('admin');
  for (const suspended of [true, false])
    await isTold(() =>
      call(
        contract.admin.suspend,
        { params: { id: landlord.user.id }, body: { suspended, reason: 'Copied photos' } },
        { token: admin.token },
      ),
    );
});

test('tells nothing of a change that is rolled back, and once of a transaction with many', async () => {
  const other = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  const before = told;
  await other.query('begin; update listing set title = title; update listing set title = title; rollback');
  await other.query('begin; update listing set title = title; update listing set title = title; commit');
  await waitUntil(async () => told > before);
  await other.query(`select pg_notify('letfair_listings', '')`);
  await waitUntil(async () => told > before + 1);
  expect(told).toBe(before + 2);
  await other.end();
});

test('says when changes go unnoticed, and that listings may have changed meanwhile', async () => {
  const before = told;
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'letfair_listings'`,
  );
  await waitUntil(async () => told > before);
  await waitUntil(async () => changes.isListening());
  expect(told).toBeGreaterThanOrEqual(before + 2);
});
