import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callUntilLost } from './open-replicas.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('answers of a replica are not kept in memory while it stays in use', async () => {
  const waiting = new Set<(reason: Error) => void>();
  const answers: WeakRef<object>[] = [];
  for (let count = 0; count < 20; count++)
    answers.push(new WeakRef(await callUntilLost(waiting, async () => ({ rows: new Array(1_000) }))));
  await nextTurn();
  collectGarbage();
  expect(answers.filter((answer) => answer.deref()).length).toBeLessThan(3);
  expect(waiting.size).toBe(0);
});

test('calls that wait for a replica end when it is left out, also where the replica fails later', async () => {
  const waiting = new Set<(reason: Error) => void>();
  const late = Promise.withResolvers<string>();
  const calls = [() => late.promise, () => new Promise<string>(() => undefined)].map((call) =>
    callUntilLost(waiting, call),
  );
  const settled = Promise.allSettled(calls);
  for (const end of waiting) end(new Error('left out'));
  late.reject(new Error('nobody waits for this any more'));
  for (const one of await settled) expect(one).toMatchObject({ reason: { message: 'left out' } });
  expect(waiting.size).toBe(0);
});

test('a call that fails does not wait any more', async () => {
  const waiting = new Set<(reason: Error) => void>();
  await expect(callUntilLost(waiting, () => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  expect(waiting.size).toBe(0);
});
