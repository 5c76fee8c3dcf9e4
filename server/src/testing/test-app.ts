import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createMetrics, type Metrics } from '../health/metrics.ts';
import { type AppDeps, createApp } from '../http/create-app.ts';
import { createLogger, type Log } from '../http/logger.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The logged lines, parsed. */
  readonly lines: () => Record<string, unknown>[];
  /** Listens on a free port and returns the URL. */
  readonly listen: () => Promise<string>;
}

/** The app with its hooks, inside the test process and without a database. */
export async function testApp(config: Partial<AppDeps['config']> = {}): Promise<TestApp> {
  const written: string[] = [];
  const write = (line: string) => {
    written.push(line);
  };
  const metrics = createMetrics();
  const log: Log = { logger: createLogger('info', { write }), write, flush: () => {} };
  const app = await createApp({
    config: { publicUrl: 'http://localhost:3000', throttle: false, trustProxy: false, ...config },
    log,
    metrics,
  });
  onTestFinished(() => app.close());
  return {
    app,
    metrics,
    log,
    lines: () => written.map((line) => JSON.parse(line)),
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
  };
}
