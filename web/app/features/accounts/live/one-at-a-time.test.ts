import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('many questions during one run are answered by one more', async () => {
  const runs: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise((resolve) => runs.push(resolve)));
  const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
  ask();
  ask();
  ask();
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await flushTasks();
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await flushTasks();
  expect(runs).toHaveLength(2);
  ask();
  expect(runs).toHaveLength(3);
});
