import { expect, onTestFinished, test } from 'vitest';
import type { MetricsConfig } from '../config/config.ts';
import { createLogger } from '../http/logger.ts';
import { freePort } from '../postgres/start-postgres.ts';
import { testApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

test('counts requests by method, route and status in the buckets of a Prometheus histogram', async () => {
  const { timeRequests, registry } = createMetrics();
  const labels = { method: 'GET', route: '/api/about', status: '2xx' };
  timeRequests(labels)(0.0004);
  timeRequests(labels)(0.007);
  timeRequests({ ...labels, status: '5xx' })(20);
  const lines = (await registry.metrics()).split('\n');
  const ok = 'method="GET",route="/api/about",status="2xx"';
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram');
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.001",${ok}} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.01",${ok}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${ok}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${ok}} 0.0074`);
  expect(lines).toContain(`http_request_duration_seconds_count{${ok}} 2`);
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/about",status="5xx"} 1');
});

const pool = { totalCount: 3, idleCount: 2, waitingCount: 1 };
const TOKEN = 'a-token-of-many-letters';

/** An app of the site, with its metrics as the configuration says. */
async function served(config: { readonly isLocal: boolean; readonly metrics?: Partial<MetricsConfig> }) {
  const { app, metrics } = await testApp();
  metrics.watchPool('main', pool);
  const { isLocal, metrics: more } = config;
  const log = { logger: createLogger('silent', { write: () => {} }), write: () => {}, flush: () => {} };
  await serveMetrics(app, {
    config: { isLocal, metrics: { token: null, listen: null, ...more } },
    metrics,
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
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="2xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1',
    'database_connections{pool="main",state="used"} 1',
    'database_connections{pool="main",state="idle"} 2',
    'database_connections_awaited{pool="main"} 1',
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
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(
    'database_connections_awaited{pool="main"} 1',
  );
  await expect(served({ isLocal: false, metrics: { listen: { port, host: '127.0.0.1' } } })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that one, or set METRICS_PORT to another number.`,
  );
});

test('no request adds a label: addresses, methods and headers that people choose are never values', async () => {
  const { app, scrape } = await served({ isLocal: true });
  app.get('/api/things/:id', async () => ({ success: true }));
  const count = async () => (await scrape('127.0.0.1')).body.split('\n').length;
  await app.inject('/api/things/first');
  await app.inject('/none');
  await app.inject({ method: 'POST', url: '/none' });
  await app.inject({ method: 'PROPFIND', url: '/none' });
  await count();
  const before = await count();
  for (let n = 0; n < 20; n++) {
    await app.inject({ url: `/api/things/maya-${n}?name=maya`, headers: { 'user-agent': `maya ${n}` } });
    await app.inject(`/maya-${n}`);
    await app.inject({ method: 'POST', url: `/maya-${n}` });
    for (const method of ['LOCK', 'MKCOL', 'SEARCH'] as const) await app.inject({ method, url: `/maya-${n}` });
  }
  const { body } = await scrape('127.0.0.1');
  expect(body.split('\n').length).toBe(before);
  expect(body).not.toContain('maya');
});

test('shows jobs, mails, stored files, pages, live channels, replicas, disk and backups', async () => {
  const { metrics } = await testApp();
  metrics.meters.countJob('send-mail', 'failed', 0.2);
  metrics.meters.countMail('sent');
  metrics.meters.countStorageOperation('put', 'done', 1_000);
  metrics.meters.watchLiveStreams(() => 4);
  metrics.countPageCacheRead(true);
  metrics.watchPageCache(() => ({ bytes: 5_000, entries: 2 }));
  metrics.watchQueues(async () => [{ job: 'send-mail', waiting: 3, running: 1, failed: 2, oldestSeconds: 90 }]);
  metrics.watchReplicas(() => [0.5, null]);
  metrics.watchDisk(async () => 1e9);
  metrics.watchBackups(async () => '2026-11-16T03:00:00Z');
  expect((await metrics.registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'job_duration_seconds_count{job="send-mail",outcome="failed"} 1',
      'mails_total{outcome="sent"} 1',
      'storage_operations_total{operation="put",outcome="done"} 1',
      'storage_bytes_total{operation="put"} 1000',
      'live_streams 4',
      'page_cache_reads_total{outcome="hit"} 1',
      'page_cache_bytes 5000',
      'jobs{job="send-mail",state="waiting"} 3',
      'jobs{job="send-mail",state="failed"} 2',
      'job_oldest_waiting_seconds{job="send-mail"} 90',
      'database_replica_lag_seconds{replica="1"} 0.5',
      'database_replica_up{replica="2"} 0',
      'disk_free_bytes 1000000000',
      'backup_last_success_timestamp_seconds 1794798000',
    ]),
  );
});

test('figures that cannot be read are left out, and the others are shown', async () => {
  const { metrics } = await testApp();
  metrics.watchQueues(() => Promise.reject(new Error('the database is away')));
  metrics.watchDisk(async () => 1e9);
  const text = await metrics.registry.metrics();
  expect(text).toContain('disk_free_bytes 1000000000');
  expect(text).not.toContain('jobs{');
});
