import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { aSignUp } from '../../testing/people.ts';
import { testApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const { api, as, call, db, pool } = await testApi();
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
    await until(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
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
