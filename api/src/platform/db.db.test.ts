import { contract } from '@letfair/contract';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../testing/people.ts';
import { testApi } from '../testing/test-api.ts';
import { OverloadedError } from './concurrency-limit.ts';
import { openPool, type PoolLimits } from './db.ts';

function boundedPool(limits: PoolLimits) {
  const pool = openPool({ connectionString: inject('postgresUrl'), limits, onIdleError: () => undefined });
  onTestFinished(() => pool.end());
  return pool;
}

test('refuses at once who comes after a full queue, and serves those who wait', async () => {
  const pool = boundedPool({ connections: 1, waiting: 2, waitMs: 5_000 });
  const held = await pool.connect();
  const waiting = pool.query('select 1');
  const alsoWaiting = pool.connect();
  await expect(pool.query('select 1')).rejects.toThrow(OverloadedError);
  await expect(pool.connect()).rejects.toMatchObject({ retryAfterSeconds: 2 });
  held.release();
  await waiting;
  (await alsoWaiting).release();
});

test('refuses who has waited too long for a connection that others hold', async () => {
  const pool = boundedPool({ connections: 1, waiting: 2, waitMs: 50 });
  const held = await pool.connect();
  await expect(pool.query('select 1')).rejects.toThrow(OverloadedError);
  held.release();
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('signs in and writes while searches hold every connection of theirs and are refused', async () => {
  const readPool = boundedPool({ connections: 1, waiting: 1, waitMs: 50 });
  const { as, call, send } = await testApi({ readPool });
  const { user } = await as('tenant');
  const held = await readPool.connect();
  const searches = await Promise.all(Array.from({ length: 5 }, () => send({ url: '/api/properties?location=Leeds' })));
  for (const search of searches) {
    expect(search.statusCode).toBe(503);
    expect(search.headers['retry-after']).toBe('2');
    expect(search.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  }
  const { status, answer } = await call(contract.accounts.login, { body: { email: user.email, password: PASSWORD } });
  expect([status, answer.success]).toEqual([200, true]);
  held.release();
});
