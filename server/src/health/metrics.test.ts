import { expect, onTestFinished, test } from 'vitest';
import type { MetricsConfig } from '../config.ts';
import { createLogger } from '../http/logger.ts';
import { freePort } from '../postgres/start-postgres.ts';
import { testApp } from '../testing/test-app.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('counts requests by method, route and status in the buckets of a Prometheus histogram', async () => {
  const { requestDuration, registry } = createMetrics();
  const labels = { method: 'GET', route: '/api/about', status: 200 };
  requestDuration.observe(labels, 0.0004);
  requestDuration.observe(labels, 0.007);
  requestDuration.observe({ ...labels, status: 503 }, 20);
  const lines = (await registry.metrics()).split('\n');
  const ok = 'method="GET",route="/api/about",status="200"';
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram');
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.001",${ok}} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.01",${ok}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${ok}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${ok}} 0.0074`);
  expect(lines).toContain(`http_request_duration_seconds_count{${ok}} 2`);
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/about",status="503"} 1');
});

const pool = { totalCount: 3, idleCount: 2, waitingCount: 1 };
const TOKEN = 'a-token-of-many-letters';

/** An app of the site, with its metrics as the configuration says. */
async function served(config: { readonly isLocal: boolean; readonly metrics?: Partial<MetricsConfig> }) {
  const { app, metrics } = await testApp();
  const { isLocal, metrics: more } = config;
  const log = { logger: createLogger('silent', { write: () => {} }), write: () => {}, flush: () => {} };
  await serveMetrics(app, {
    config: { isLocal, metrics: { token: null, listen: null, ...more } },
    metrics,
    pool,
    log,
    onStop: (undo) => onTestFinished(async () => void (await undo())),
  });
  const scrape = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000', ...headers } });
  return { app, scrape };
}

test('a local site shows requests, database connections and process metrics to this machine', async () => {
  const { app, scrape } = await served({ isLocal: true });
  app.get('/api/things/:id', async () => ({ success: true }));
  await app.inject('/api/things/1');
  await app.inject('/none');
  const { body, statusCode } = await scrape('127.0.0.1');
  expect(statusCode).toBe(200);
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    'database_connections 3',
    'database_connections_idle 2',
    'database_connections_awaited 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('process_cpu_seconds_total');
  expect((await scrape('192.0.2.1')).statusCode).toBe(404);
});

test('a site that others reach shows no metrics to anybody, whatever the request claims', async () => {
  const { scrape } = await served({ isLocal: false });
  for (const name of ['accept', 'x-forwarded-for', 'authorization'])
    expect((await scrape('127.0.0.1', { [name]: '127.0.0.1' })).statusCode).toBe(404);
});

test('a token opens the metrics from anywhere, and is asked for everywhere', async () => {
  for (const isLocal of [true, false]) {
    const { scrape } = await served({ isLocal, metrics: { token: TOKEN } });
    expect((await scrape('192.0.2.1', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `Basic ${TOKEN}`]) {
      const refused = await scrape('127.0.0.1', { authorization });
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(refused.body).not.toContain('http_request');
    }
  }
});

test('a port of their own takes the metrics off the port of the site', async () => {
  const port = await freePort();
  const { scrape } = await served({ isLocal: false, metrics: { listen: { port, host: '127.0.0.1' } } });
  expect((await scrape('127.0.0.1')).statusCode).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('database_connections 3');
  await expect(served({ isLocal: false, metrics: { listen: { port, host: '127.0.0.1' } } })).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or set METRICS_PORT to another number.`,
  );
});
