import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { createMetrics, metricsRoute } from './metrics.ts';

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

test('shows requests, database connections and process metrics to this machine only', async () => {
  const { app, metrics } = await testApp();
  await app.register(metricsRoute(metrics, { totalCount: 3, idleCount: 2, waitingCount: 1 }));
  app.get('/api/things/:id', async () => ({ success: true }));
  await app.inject('/api/things/1');
  await app.inject('/none');
  const scrape = (remoteAddress: string) =>
    app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000' } });
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
