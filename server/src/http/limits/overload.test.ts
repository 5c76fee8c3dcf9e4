import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { CHECK_EVERY_MS, MAX_EVENT_LOOP_DELAY_MS } from './overload.ts';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The timer that looks for overload runs this late. */
function runTimerLate(milliseconds: number): void {
  now += CHECK_EVERY_MS + milliseconds;
  vi.advanceTimersByTime(CHECK_EVERY_MS);
}

test('refuses requests while the event loop is blocked again and again, except health checks', async () => {
  const { app } = await testApp({ throttle: true });
  app.get('/api/x', async () => ({ success: true }));
  app.get('/live', { config: { answersUnderPressure: true } }, async () => ({ success: true }));
  expect((await app.inject('/api/x')).statusCode).toBe(200);
  runTimerLate(MAX_EVENT_LOOP_DELAY_MS + 1);
  expect((await app.inject('/api/x')).statusCode, 'a single long task is no overload').toBe(200);
  runTimerLate(MAX_EVENT_LOOP_DELAY_MS);
  runTimerLate(MAX_EVENT_LOOP_DELAY_MS + 1);
  expect((await app.inject('/api/x')).statusCode, 'nor are two with a good moment between').toBe(200);
  runTimerLate(MAX_EVENT_LOOP_DELAY_MS + 1);
  const refused = await app.inject('/api/x');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', ratelimit: expect.stringContaining('"address";r=') });
  expect(refused.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  expect((await app.inject('/none')).statusCode).toBe(503);
  expect((await app.inject('/live')).statusCode).toBe(200);
  runTimerLate(0);
  expect((await app.inject('/api/x')).statusCode).toBe(200);
});
