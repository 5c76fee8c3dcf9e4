import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { Asked, AskingClients } from '../testing/keep-asking.ts';
import { testApp } from '../testing/test-app.ts';
import { closeServer, DRAIN_MS } from './listen.ts';

const CLIENTS = 40;
const SERVERS = 3;

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
  const close = (drainSeconds: number | null, waitForClients: (ms: number) => Promise<unknown>) =>
    closeServer(app, log, drainSeconds, waitForClients);
  return { url: `${await listen()}/x`, answers: () => answers, close };
}

function startClients(url: string) {
  const connected = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: AskingClients = { url, clients: CLIENTS, connected };
  const worker = new Worker(new URL('../testing/keep-asking.ts', import.meta.url), { workerData });
  const asked = once(worker, 'message').then(([message]) => message as Asked);
  return { connected: () => Atomics.load(connected, 0), asked };
}

async function stopUnderLoad(): Promise<Asked> {
  const { url, answers, close } = await serverWithWork();
  const { asked } = startClients(url);
  await vi.waitUntil(() => answers() > CLIENTS, { timeout: 30_000 });
  // However busy the machine is, the last client has asked once more by then.
  await close(4, () => asked);
  return asked;
}

test('a stop resets nobody who asks over open connections: they are told to leave first', async () => {
  for (const { answers, closing, problems } of await Promise.all(Array.from({ length: SERVERS }, stopUnderLoad))) {
    expect(problems).toEqual([]);
    expect(answers).toBeGreaterThan(CLIENTS);
    expect(closing).toBe(CLIENTS);
  }
}, 120_000);

test('a stop answers those whose connection is not accepted yet', async () => {
  const { url, close } = await serverWithWork();
  const { connected, asked } = startClients(url);
  // Nothing is accepted meanwhile, because the event loop stands still.
  const giveUp = Date.now() + 60_000;
  while (connected() < CLIENTS && Date.now() < giveUp);
  await close(0, () => Promise.resolve());
  expect(await asked).toEqual({ answers: CLIENTS, closing: CLIENTS, problems: [] });
}, 120_000);

test('a stop without any connection does not wait for clients to leave, unless a balancer has to see it', async () => {
  const waited: number[] = [];
  const note = (ms: number) => Promise.resolve(waited.push(ms));
  await (await serverWithWork()).close(null, note);
  expect(waited).toEqual([]);
  await (await serverWithWork()).close(4, note);
  expect(waited).toEqual([4_000]);
  const { url, close } = await serverWithWork();
  const agent = new Agent({ keepAlive: true });
  await once(get(url, { agent }), 'response');
  await close(null, note);
  agent.destroy();
  expect(waited).toEqual([4_000, DRAIN_MS]);
});
