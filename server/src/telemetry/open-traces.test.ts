import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { traceCollector } from '../testing/trace-collector.ts';
import { openTraces } from './open-traces.ts';

async function traces(url: string, ratio = 1) {
  const stops: (() => unknown)[] = [];
  const { log, lines } = await testApp();
  const startTrace = await openTraces({
    config: { url: `${url}/v1/traces`, headers: {}, serviceName: 'letfair', ratio },
    version: '0.1.0',
    log,
    onStop: (undo) => void stops.push(undo),
  });
  const stop = async () => {
    for (const undo of stops.splice(0)) await undo();
  };
  onTestFinished(stop);
  return { startTrace, lines, stop };
}

test('continues the trace of a traceparent, and spans below know their parents', async () => {
  const collector = await traceCollector();
  const { startTrace, stop } = await traces(collector.url);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const request = startTrace('GET /x', 'server', {}, `00-${traceId}-00f067aa0ba902b7-00`);
  const query = request.startChild('select listing', 'client', {});
  query.end(false);
  const job = startTrace('job send-mail', 'consumer', {}, request.traceparent);
  job.end(true);
  request.end(false, { 'http.response.status_code': 200 });
  await stop();
  await vi.waitUntil(() => collector.spans().length === 3, { timeout: 10_000 });
  const spans = new Map(collector.spans().map((span) => [span.name, span]));
  expect([...spans.values()].map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  const root = spans.get('GET /x')?.spanId;
  expect(spans.get('GET /x')?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(spans.get('select listing')?.parentSpanId).toBe(root);
  expect(spans.get('job send-mail')?.parentSpanId).toBe(root);
});

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`])(
  'begins a trace of its own for the traceparent "%s"',
  async (sent) => {
    const collector = await traceCollector();
    const { startTrace, stop } = await traces(collector.url);
    startTrace('GET /x', 'server', {}, sent).end(false);
    await stop();
    await vi.waitUntil(() => collector.spans().length > 0, { timeout: 10_000 });
    expect(collector.spans()).toMatchObject([
      { name: 'GET /x', traceId: expect.stringMatching(/^(?!a{32})[\da-f]{32}$/) },
    ]);
  },
);

test('a share of 0 sends nothing, whatever a traceparent asks for', async () => {
  const collector = await traceCollector();
  const { startTrace, stop } = await traces(collector.url, 0);
  const span = startTrace('GET /x', 'server', {}, `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
  span.startChild('select listing', 'client', {}).end(false);
  span.end(false);
  await stop();
  expect(collector.spans()).toEqual([]);
  expect(span.traceparent).toMatch(/-00$/);
});

test('spans are made and the process stops although the collector is away or never answers', async () => {
  const slow = await traceCollector({ isSlow: true });
  for (const url of ['http://127.0.0.1:9', slow.url]) {
    const { startTrace, stop } = await traces(url);
    for (let n = 0; n < 5_000; n++) startTrace('GET /x', 'server', {}, undefined).end(false);
    await stop();
  }
});
