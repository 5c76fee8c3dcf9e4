import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, type FastifyPluginAsync, fastify, type onRequestHookHandler } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { closeServer, listen } from '../boot/listen.ts';
import type { OnStop } from '../boot/run-until-stopped.ts';
import type { Config } from '../config.ts';
import { errorMessages, sendError } from '../http/error-responses.ts';
import type { Log } from '../http/logger.ts';
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

interface MetricsDeps {
  readonly config: Pick<Config, 'isLocal' | 'metrics'>;
  readonly metrics: Metrics;
  readonly pool: PoolCounts;
  readonly log: Log;
  readonly onStop: OnStop;
}

/** Serves metrics on a port of their own, or on the port of the site where a token or the configuration protects them. */
export async function serveMetrics(app: FastifyInstance, deps: MetricsDeps): Promise<void> {
  const { config, metrics, pool, log, onStop } = deps;
  const { token, listen: own } = config.metrics;
  if (own) {
    const metricsApp = fastify();
    await metricsApp.register(metricsRoute(metrics, pool, token === null ? null : requireToken(token)));
    await listen(metricsApp, own, 'METRICS_');
    onStop(() => closeServer(metricsApp, log));
  } else if (token !== null) await app.register(metricsRoute(metrics, pool, requireToken(token)));
  else if (config.isLocal) await app.register(metricsRoute(metrics, pool, requireLoopback));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests are compared, because a comparison in constant time needs texts of one length. */
function requireToken(token: string): onRequestHookHandler {
  const wanted = sha256(`Bearer ${token}`);
  return (request, reply, done) => {
    if (timingSafeEqual(sha256(request.headers.authorization ?? ''), wanted)) done();
    else sendError(request, reply.header('www-authenticate', 'Bearer'), 'unauthenticated', errorMessages.needsToken);
  };
}

const metricsRoute =
  ({ registry }: Metrics, pool: PoolCounts, onRequest: onRequestHookHandler | null): FastifyPluginAsync =>
  async (app) => {
    let hasDefaultMetrics = false;
    addGauge(registry, 'database_connections', 'Open connections to PostgreSQL', () => pool.totalCount);
    addGauge(registry, 'database_connections_idle', 'Open connections nobody uses', () => pool.idleCount);
    addGauge(registry, 'database_connections_awaited', 'Requests that wait for a connection', () => pool.waitingCount);

    app.get('/metrics', { ...(onRequest && { onRequest }) }, async (_, reply) => {
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
