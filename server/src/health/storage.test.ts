import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { healthRoutes } from './health.ts';
import { watchStorage } from './storage.ts';

test('is not ready while there is no room to write, and ready again by itself', async () => {
  let [time, free] = [0, 1e9];
  const storage = watchStorage(
    '/data',
    async () => free,
    () => time,
  );
  const { app } = await testApp();
  const pool = { query: async () => ({ rows: [] }) };
  await app.register(healthRoutes({ open: true }, pool as never, storage));
  const ask = async () => (await app.inject('/ready')).statusCode;
  expect(await ask()).toBe(200);

  storage.noteFull();
  const refused = await app.inject('/ready');
  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toContain('run out of storage space');
  expect((await app.inject('/live')).statusCode).toBe(200);
  time += 10_000;
  expect(await ask()).toBe(200);

  free = 1e6;
  expect(await ask()).toBe(503);
  free = 1e9;
  expect(await ask()).toBe(200);
});

test('a folder that cannot be asked for its free space is not a full one', async () => {
  expect(await watchStorage('/nowhere/at/all').isFull()).toBe(false);
});
