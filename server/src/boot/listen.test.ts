import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { Asked } from '../testing/keep-asking.ts';
import { testApp } from '../testing/test-app.ts';
import { closeServer } from './listen.ts';

const CLIENTS = 40;
const RUNS = 6;
const AT_ONCE = 2;

async function serverWithWork() {
  const { app, listen, log } = await testApp();
  let answers = 0;
  const handler = async () => {
    answers += 1;
    await pause(Math.random() * 20);
    return { success: true };
  };
  app.route({ method: ['GET', 'POST'], url: '/x', handler });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return { url: `${await listen()}/x`, answers: () => answers, close: () => closeServer(app, log) };
}

async function stopUnderLoad(): Promise<Asked> {
  const { url, answers, close } = await serverWithWork();
  const worker = new Worker(new URL('../testing/keep-asking.ts', import.meta.url), {
    workerData: { url, clients: CLIENTS },
  });
  const asked = once(worker, 'message');
  await vi.waitUntil(() => answers() > CLIENTS, { timeout: 30_000 });
  await close();
  return (await asked)[0] as Asked;
}

test('a stop resets nobody who asks over open connections: they are told to leave first', async () => {
  for (let run = 0; run < RUNS; run += AT_ONCE)
    for (const { answers, closing, problems } of await Promise.all(Array.from({ length: AT_ONCE }, stopUnderLoad))) {
      expect(problems).toEqual([]);
      expect(answers).toBeGreaterThan(CLIENTS);
      expect(closing).toBeGreaterThanOrEqual(CLIENTS);
    }
}, 120_000);

test('a stop without any connection does not wait for clients to leave', async () => {
  const { close } = await serverWithWork();
  const begun = performance.now();
  await close();
  expect(performance.now() - begun).toBeLessThan(1_400);
});
