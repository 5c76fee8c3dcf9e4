import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency, limitPerAccount, OverloadedError } from './concurrency-limit.ts';

test('no more run at once than allowed, and everybody gets their turn', async () => {
  const enter = limitConcurrency({ atOnce: 2, waiting: 100, retryAfterSeconds: 1 });
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      enter(async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(1);
        running -= 1;
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('whoever comes after a full line is turned away at once, and the line goes on', async () => {
  const enter = limitConcurrency({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 });
  const first = enter(() => sleep(5, 'first'));
  const second = enter(() => sleep(5, 'second'));
  await expect(enter(async () => 'third')).rejects.toThrow(OverloadedError);
  await expect(enter(async () => 'third')).rejects.toMatchObject({ retryAfterSeconds: 7 });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await enter(async () => 'later')).toBe('later');
});

test('whoever has waited too long is turned away, and the line goes on', async () => {
  const enter = limitConcurrency({ atOnce: 1, waiting: 5, waitMs: 20, retryAfterSeconds: 2 });
  const first = enter(() => sleep(60, 'first'));
  await expect(enter(async () => 'second')).rejects.toMatchObject({ retryAfterSeconds: 2 });
  const third = sleep(30).then(() => enter(async () => 'third'));
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

test('work that fails leaves its place to the next', async () => {
  const enter = limitConcurrency({ atOnce: 1, waiting: 5, retryAfterSeconds: 1 });
  const failing = enter(async () => {
    throw new Error('no');
  });
  const next = enter(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('only so many are inside at once, and only so many of one account', () => {
  const enter = limitPerAccount(3, 2);
  const first = enter('maya');
  expect(enter('maya')).not.toBeNull();
  expect(enter('maya')).toBeNull();
  expect(enter('sam')).not.toBeNull();
  expect(enter('ada')).toBeNull();

  first?.();
  const next = enter('maya');
  expect(next).not.toBeNull();
  expect(enter('ada')).toBeNull();
});

test('leaving twice makes room once', () => {
  const enter = limitPerAccount(1, 1);
  const leave = enter('maya');
  leave?.();
  leave?.();
  expect(enter('sam')).not.toBeNull();
  expect(enter('ada')).toBeNull();
});
