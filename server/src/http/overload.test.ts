import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { MAX_EVENT_LOOP_DELAY_MS } from './overload.ts';

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('refuses requests while the event loop is blocked again and again, except health checks', async () => {
  const { app } = await testApp();
  app.get('/api/x', async () => ({ success: true }));
  app.get('/live', { config: { answersUnderPressure: true } }, async () => ({ success: true }));
  expect((await app.inject('/api/x')).statusCode).toBe(200);
  block(MAX_EVENT_LOOP_DELAY_MS * 1.8);
  await pause(1);
  expect((await app.inject('/api/x')).statusCode, 'a single long task is no overload').toBe(200);
  block(MAX_EVENT_LOOP_DELAY_MS * 1.8);
  await pause(1);
  const refused = await app.inject('/api/x');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  expect((await app.inject('/none')).statusCode).toBe(503);
  expect((await app.inject('/live')).statusCode).toBe(200);
  await pause(MAX_EVENT_LOOP_DELAY_MS);
  expect((await app.inject('/api/x')).statusCode).toBe(200);
});
