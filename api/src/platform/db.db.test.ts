import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../testing/people.ts';
import { testApi } from '../testing/test-api.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openDb, openPool, type PoolLimits } from './db.ts';
import { OverloadedError } from './limits/concurrency-limit.ts';
import { runInActivity, type Span } from './telemetry/activity.ts';

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

test('answers 503 with Retry-After when a statement or a wait for a lock takes too long', async () => {
  const { url } = await testDatabase();
  const open = (short: { readonly statement: number } | { readonly lock: number }) => {
    const timeouts = { statement: 60_000, lock: 60_000, idleInTransaction: 60_000, ...short };
    const opened = openPool({ connectionString: url, timeouts, onIdleError: () => undefined });
    onTestFinished(() => opened.end());
    return opened;
  };
  // Searches read by the second one.
  const [pool, readPool] = [open({ lock: 200 }), open({ statement: 3_000 })];
  const { as, call, send } = await testApi({ pool, readPool });
  const { user } = await as('tenant');
  const holder = await readPool.connect();
  await holder.query('begin; lock table listing_search, account in access exclusive mode; set statement_timeout = 0');
  const search = await send({ url: '/api/properties?location=Leeds' });
  const login = await call(contract.accounts.login, { body: { email: user.email, password: PASSWORD } });
  await holder.query('rollback');
  holder.release();
  expect([search.statusCode, search.headers['retry-after']]).toEqual([503, '5']);
  expect([login.status, login.headers['retry-after']]).toEqual([503, '5']);
  expect((await send({ url: '/api/properties?location=Leeds' })).statusCode).toBe(200);
});

test('sends unnamed statements where a pooler gives each transaction another connection', async () => {
  const pool = openPool({
    connectionString: inject('postgresUrl'),
    max: 1,
    prepare: false,
    onIdleError: () => undefined,
  });
  onTestFinished(() => pool.end());
  await pool.query('select $1::int', [1]);
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
});

test.each([true, false])('statements have spans of their own in a trace, with prepare %s', async (prepare) => {
  const pool = openPool({ connectionString: inject('postgresUrl'), prepare, onIdleError: () => undefined });
  onTestFinished(() => pool.end());
  const spans: string[] = [];
  const span: Span = {
    traceparent: '',
    startChild: (name) => {
      spans.push(name);
      return span;
    },
    end: () => undefined,
  };
  await runInActivity({ requestId: null, span }, async () => {
    await pool.query('select from pg_class where oid = $1', [1]);
    await openDb(pool)
      .transaction()
      .execute((tx) => sql`select 1`.execute(tx));
  });
  expect(spans).toEqual(['select pg_class', 'begin', 'select', 'commit']);
});
