import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Run as a worker: its clients would otherwise share the event loop of the server that they ask. */
export interface AskingClients {
  readonly url: string;
  readonly clients: number;
  /** Counts the connections that are open: the server may have to accept them yet. */
  readonly connected: Int32Array;
}

export interface Asked {
  readonly answers: number;
  /** Answers after which the connection was to be closed. */
  readonly closing: number;
  readonly problems: readonly string[];
}

const MAX_PAUSE_MS = 20;

const { url, clients, connected } = workerData as AskingClients;
const asked = { answers: 0, closing: 0, problems: [] as string[] };

/** Sends one request after the other over one open connection, until it is told to leave. */
async function keepAsking(method: 'GET' | 'POST'): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const mayStay = () =>
    new Promise<boolean>((resolve) => {
      const asking = request(url, { method, agent }, (answer) => {
        const isLast = answer.headers.connection === 'close';
        asked.answers += 1;
        if (isLast) asked.closing += 1;
        answer.resume().once('end', () => resolve(!isLast));
      });
      asking.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => Atomics.add(connected, 0, 1));
      });
      asking.once('error', (error: NodeJS.ErrnoException) => {
        asked.problems.push(`${method} ${error.code} ${error.message}`);
        resolve(false);
      });
      asking.end(method === 'POST' ? '{}' : undefined);
    });
  while (await mayStay()) await pause(Math.random() * MAX_PAUSE_MS);
  agent.destroy();
}

await Promise.all(Array.from({ length: clients }, (_, n) => keepAsking(n % 2 === 0 ? 'GET' : 'POST')));
parentPort?.postMessage(asked satisfies Asked);
