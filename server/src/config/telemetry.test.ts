import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const tracesOf = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment);
  return parsed.ok ? parsed.config.traces : parsed.problem;
};
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' };

test('traces are sent to the collector that is named, and to none otherwise', () => {
  expect(tracesOf({})).toBeNull();
  expect(tracesOf(endpoint)).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: {},
    serviceName: 'letfair',
    ratio: 1,
  });
  expect(
    tracesOf({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a=b, x-team=homes', OTEL_TRACES_SAMPLER_ARG: '0.05' }),
  ).toMatchObject({ headers: { 'api-key': 'a=b', 'x-team': 'homes' }, ratio: 0.05 });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'the address of an OpenTelemetry collector'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://localhost:4317', 'the address of an OpenTelemetry collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key', 'headers for the collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%', 'the share of requests'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'the share of requests'],
  ['OTEL_SERVICE_NAME', 'two words', 'a name of up to 100'],
])('refuses %s=%s with a sentence', (name, value, what) => {
  expect(tracesOf({ ...endpoint, [name]: value })).toMatch(new RegExp(`^${name} must be ${what}`));
});
