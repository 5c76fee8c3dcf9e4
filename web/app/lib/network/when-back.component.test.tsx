import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenBack } from './connection.ts';

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a network that is back is used once the server answers', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
  const act = vi.fn();
  whenBack(act);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(act).toHaveBeenCalledOnce();
});

test('nothing happens for someone who has left in the meantime', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const act = vi.fn();
  const leave = whenBack(act);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  leave();
  ask.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
});
