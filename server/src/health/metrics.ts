import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { requireLoopback } from '../http/loopback-only.ts';

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly registry: Registry;
  readonly requestDuration: Histogram<'method' | 'route' | 'status'>;
}

/** A registry per app, because the process-wide default one would mix the apps of different tests. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const requestDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the beginning of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  return { registry, requestDuration };
}

type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export const metricsRoute =
  ({ registry }: Metrics, pool: PoolCounts): FastifyPluginAsync =>
  async (app) => {
    let hasDefaultMetrics = false;
    addGauge(registry, 'database_connections', 'Open connections to PostgreSQL', () => pool.totalCount);
    addGauge(registry, 'database_connections_idle', 'Open connections nobody uses', () => pool.idleCount);
    addGauge(registry, 'database_connections_awaited', 'Requests that wait for a connection', () => pool.waitingCount);

    app.get('/metrics', { onRequest: requireLoopback }, async (_, reply) => {
      // Observing garbage collection slows every request a little, so it starts with the first scrape.
      if (!hasDefaultMetrics) collectDefaultMetrics({ register: registry });
      hasDefaultMetrics = true;
      reply.header('content-type', registry.contentType);
      return registry.metrics();
    });
  };

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}
