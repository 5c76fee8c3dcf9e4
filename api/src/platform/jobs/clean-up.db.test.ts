import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../testing/listings.ts';
import { anEmail, aSignUp } from '../../testing/people.ts';
import { testApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait.ts';
import { write } from '../db.ts';
import { sweepOwnStorage } from '../files/installation.ts';
import { deleteIdleQueues, enqueue } from './jobs.ts';

const { api, as, call, db, pool, storage } = await testApi();
const { signUp, forgotPassword } = contract.accounts;
afterAll(await api.startJobs());

test('the hourly job deletes what has outlived its use, and nothing else', async () => {
  const { user } = await as('tenant');
  await call(forgotPassword, { body: { email: user.email } });
  await call(signUp, { body: aSignUp('tenant') }, { key: 'kept-key' });
  const tables = ['session', 'email_verification', 'password_reset', 'throttle', 'idempotency_key', 'mail'] as const;
  const count = async () =>
    Promise.all(
      tables.map(async (table) => Number((await pool.query(`select count(*) from ${table}`)).rows[0]?.count)),
    );
  const cleanUp = async () => {
    await pool.query("select graphile_worker.add_job('clean-up')");
    await waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
  };

  const before = await count();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await cleanUp();
  expect(await count()).toEqual(before);

  await pool.query(`
    update session set expires_at = now() - interval '1 second';
    update email_verification set expires_at = now() - interval '1 second';
    update password_reset set expires_at = now() - interval '1 second';
    update throttle set window_start = now() - interval '2 days';
    update idempotency_key set created_at = now() - interval '2 days';
    update mail set created_at = now() - interval '31 days'`);
  await cleanUp();
  expect(await count()).toEqual(tables.map(() => 0));
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(2);
});

test('queues of accounts that have no job any more are forgotten, and others stay', async () => {
  const queued = (queue: string) =>
    write(db, (tx) => enqueue(tx, 'import-listings', { importId: queue }, { attempts: 1, queue, delaySeconds: 3_600 }));
  await queued('idle');
  await queued('waiting');
  await pool.query(`delete from graphile_worker._private_jobs where payload ->> 'importId' = 'idle'`);
  await deleteIdleQueues(db);
  const { rows } = await pool.query('select queue_name from graphile_worker._private_job_queues');
  expect(rows).toEqual([{ queue_name: 'waiting' }]);
  await pool.query(`delete from graphile_worker._private_jobs where payload ->> 'importId' = 'waiting'`);
});

test('days of views that are long past are added up to their month, and no view is lost', async () => {
  const lister = await aLister(db);
  const { id } = await aLiveListing(db, lister);
  await pool.query(
    `insert into listing_view (listing_id, day, views)
     select $1, date_trunc('month', current_date)::date - interval '20 months' + make_interval(days => n), 1
     from generate_series(0, 599) n`,
    [id],
  );
  const days = async () =>
    db.selectFrom('listing_view').selectAll().where('listing_id', '=', id).orderBy('day').execute();
  for (let round = 0; round < 2; round++) {
    await pool.query("select graphile_worker.add_job('clean-up')");
    await waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
    const counted = await days();
    expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(600);
    expect(counted.slice(0, 7).map(({ day }) => day.slice(-2))).toEqual(Array.from({ length: 7 }, () => '01'));
    expect(counted.slice(0, 6).every(({ views }) => views >= 28)).toBe(true);
    expect(counted.length).toBeLessThan(450);
  }
});

test('a sign-up that nobody finished is forgotten, a suspended one is not', async () => {
  const addresses = ['fresh', 'old', 'suspended'].map((name) => anEmail(name));
  for (const email of addresses) await call(signUp, { body: aSignUp('tenant', { email }) });
  await pool.query("update account set updated_at = now() - interval '31 days' where email = any($1)", [
    addresses.slice(1),
  ]);
  await pool.query('update account set suspended_at = now() where email = $1', [addresses[2]]);
  await pool.query("select graphile_worker.add_job('clean-up')");
  await waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
  const left = await db.selectFrom('account').select('email').where('email', 'in', addresses).execute();
  expect(left.map(({ email }) => email).sort()).toEqual([addresses[0], addresses[2]].sort());
});

test('a sweep of files that fails keeps no other from being done', async () => {
  expect(await api.claimStorage()).toEqual({ problem: null });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const swept: string[] = [];
  const sweep = sweepOwnStorage(storage, log, [
    () => Promise.reject(new Error('the list breaks off')),
    async () => swept.push('certificates'),
  ]);
  await expect(sweep(db)).rejects.toThrow('the list breaks off');
  expect(swept).toEqual(['certificates']);
});
