import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Run as a worker: its clients would otherwise share the event loop of the server that they ask. */
export interface Asked {
  readonly answers: number;
  /** Answers after which the connection was to be closed. */
  readonly closing: number;
  readonly problems: readonly string[];
}

const MAX_PAUSE_MS = 20;

interface Counts {
  answers: number;
  closing: number;
  readonly problems: string[];
}

/** Sends one request after the other over one open connection, until nobody listens any more. */
async function keepAsking(url: string, method: 'GET' | 'POST', counts: Counts): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnce = () =>
    new Promise<boolean>((resolve) => {
      const asked = request(url, { method, agent }, (answer) => {
        counts.answers += 1;
        if (answer.headers.connection === 'close') counts.closing += 1;
        answer.resume().once('end', () => resolve(true));
      });
      asked.once('error', (error: NodeJS.ErrnoException) => {
        // Without a connection nothing was sent, so nothing was lost.
        if (error.syscall !== 'connect') counts.problems.push(`${method} ${error.code} ${error.message}`);
        resolve(false);
      });
      asked.end(method === 'POST' ? '{}' : undefined);
    });
  while (await askOnce()) await pause(Math.random() * MAX_PAUSE_MS);
  agent.destroy();
}

const { url, clients } = workerData as { readonly url: string; readonly clients: number };
const counts: Counts = { answers: 0, closing: 0, problems: [] };
await Promise.all(Array.from({ length: clients }, (_, n) => keepAsking(url, n % 2 === 0 ? 'GET' : 'POST', counts)));
parentPort?.postMessage(counts satisfies Asked);
