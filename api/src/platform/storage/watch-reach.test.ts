import { expect, test } from 'vitest';
import type { Storage } from './storage.ts';
import { watchReach } from './watch-reach.ts';

test('a storage that fails or is silent is away, and answers are kept for a moment', async () => {
  let [asked, answer] = [0, (): ReturnType<Storage['head']> => Promise.resolve(null)];
  const head: Storage['head'] = () => {
    asked += 1;
    return answer();
  };
  const canReach = watchReach({ head }, { keepMs: 0, mustAnswerMs: 20 });
  expect(await canReach()).toBe(true);
  answer = () => Promise.reject(new Error('away'));
  expect(await canReach()).toBe(false);
  answer = () => new Promise(() => {});
  expect(await canReach()).toBe(false);

  asked = 0;
  const kept = watchReach({ head }, { keepMs: 60_000, mustAnswerMs: 20 });
  expect([await kept(), await kept(), asked]).toEqual([false, false, 1]);
});
