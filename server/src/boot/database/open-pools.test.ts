import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { warnOfReplicas } from './open-pools.ts';

const replicaWith = (timeout: string): pg.Pool =>
  ({ query: async () => ({ rows: [{ timeout }] }) }) as unknown as pg.Pool;
const away = { query: () => Promise.reject(new Error('ECONNREFUSED')) } as unknown as pg.Pool;

async function warningsOf(replicaPools: readonly pg.Pool[]): Promise<unknown[]> {
  const { log, lines } = await testApp();
  await warnOfReplicas(replicaPools, log);
  return lines().map(({ msg }) => msg);
}

test('warns of a replica that lets a statement run for ever', async () => {
  expect(await warningsOf([away, replicaWith('10s'), replicaWith('0')])).toEqual([
    expect.stringMatching(/^DATABASE_READ_URLS names a replica without a statement_timeout/),
  ]);
});

test('is silent about replicas with a timeout, and about those that are away', async () => {
  expect(await warningsOf([])).toEqual([]);
  expect(await warningsOf([away, replicaWith('10s')])).toEqual([]);
});
