import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { checkRouting } from './check-routing.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('says nothing where no engine is set', async () => {
  expect(await checkRouting({ routing: null })).toBeNull();
});

test('finds an engine that works', async () => {
  const url = await serve((_, response) => {
    response.end('{}');
  });
  expect(await checkRouting({ routing: { url, hasTransit: true } })).toMatchObject({ level: 'ok', about: 'routing' });
});

test('finds an engine without timetables', async () => {
  const url = await serve(async (request, response) => {
    const { costing } = JSON.parse(await text(request));
    response.writeHead(costing === 'multimodal' ? 400 : 200).end('{}');
  });
  expect(await checkRouting({ routing: { url, hasTransit: false } })).toMatchObject({ level: 'ok' });
  expect(await checkRouting({ routing: { url, hasTransit: true } })).toMatchObject({
    level: 'problem',
    sentence: expect.stringContaining('ROUTING_TRANSIT'),
  });
});

test('finds an engine that is away', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const routing = { url: `http://127.0.0.1:${port}`, hasTransit: false };
  expect(await checkRouting({ routing })).toMatchObject({
    level: 'warning',
    sentence: expect.stringContaining('travel times are estimated'),
  });
});
