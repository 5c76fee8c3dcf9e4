import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { requireLoopback } from '../http/loopback-only.ts';
import type { RequestDurations } from './request-durations.ts';

type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** For whoever watches this machine; the outside world has no business here. */
export const metricsRoute =
  (durations: RequestDurations, pool: PoolCounts): FastifyPluginAsync =>
  async (app) => {
    const registry = new Registry();
    let asked = false;
    gauge(registry, 'database_connections', 'Open connections to PostgreSQL', () => pool.totalCount);
    gauge(registry, 'database_connections_idle', 'Open connections nobody uses', () => pool.idleCount);
    gauge(registry, 'database_connections_awaited', 'Requests that wait for a connection', () => pool.waitingCount);

    app.get('/metrics', { onRequest: requireLoopback }, async (_, reply) => {
      // Observing garbage collection slows every request a little, so it begins when somebody wants to know.
      if (!asked) collectDefaultMetrics({ register: registry });
      asked = true;
      reply.header('content-type', registry.contentType);
      return `${await registry.metrics()}\n${durations.text()}`;
    });
  };

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
}
