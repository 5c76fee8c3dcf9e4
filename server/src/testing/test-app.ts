import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { requestDurations } from '../health/request-durations.ts';
import { type AppDeps, createApp } from '../http/create-app.ts';
import { createLogger } from '../http/logger.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  /** What was logged, one entry a line. */
  readonly lines: () => Record<string, unknown>[];
  /** Starts listening on a port of its own; answers the address. */
  readonly listen: () => Promise<string>;
}

/** The app with its hooks, without a database and without a process of its own. */
export async function testApp(
  config: Partial<AppDeps['config']> = {},
  more: Pick<AppDeps, 'bodyTimeouts'> = {},
): Promise<TestApp> {
  const written: string[] = [];
  const write = (line: string) => {
    written.push(line);
  };
  const app = await createApp({
    config: { publicUrl: 'http://localhost:3000', throttle: false, trustProxy: false, ...config },
    log: { logger: createLogger('info', { write }), write, flush: () => {} },
    durations: requestDurations(),
    ...more,
  });
  onTestFinished(() => app.close());
  return {
    app,
    lines: () => written.map((line) => JSON.parse(line)),
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
  };
}
