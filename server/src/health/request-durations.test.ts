import { expect, test } from 'vitest';
import { requestDurations } from './request-durations.ts';

test('a histogram as Prometheus reads it', () => {
  const durations = requestDurations();
  const observe = durations.forRoute('/api/about');
  observe('GET', 200, 0.4);
  observe('GET', 200, 7);
  observe('GET', 503, 20_000);
  const lines = durations.text().split('\n');
  const ok = 'method="GET",route="/api/about",status="200"';
  expect(lines).toContain(`http_request_duration_seconds_bucket{${ok},le="0.001"} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{${ok},le="0.01"} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{${ok},le="+Inf"} 2`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${ok}} 0.0074`);
  expect(lines).toContain(`http_request_duration_seconds_count{${ok}} 2`);
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/about",status="503"} 1');
});
