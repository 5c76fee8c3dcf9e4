import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageHeaders, createPagePolicy } from '../http/security-headers.ts';
import { pages } from '../pages/pages.ts';
import { testApp } from '../testing/test-app.ts';
import { RATE_LIMIT } from './create-app.ts';

const HTML = `<!doctype html><p>£1,250 pcm</p>${'<li>home</li>'.repeat(200)}`;
const ourselves = { mapTiles: null, mediaUrl: null };

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Over a connection of its own, so that the headers are those that were really sent. */
const ask = (url: string, { method = 'GET', headers = {} } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const gzip = { 'accept-encoding': 'gzip' };

/** Says the same twice: `/` is a cached page, `/hooks` the same bytes through the hooks of the framework. */
async function site({ throttle = false } = {}) {
  const made = await testApp({ throttle });
  const { app, metrics } = made;
  const policy = createPagePolicy(ourselves);
  const headers = createPageHeaders(ourselves);
  const rendered = {
    status: 200,
    headers: [['link', '</a.css>; rel=preload']] as const,
    type: 'text/html; charset=utf-8',
    body: HTML,
    cacheSeconds: 60,
    showsListings: false,
    content: null,
    isUnchanged: false,
  };
  const listingChanges = { onChange: () => undefined, isListening: () => true };
  app.get('/hooks', (_, reply) =>
    reply
      .headers({ ...headers, link: '</a.css>; rel=preload', vary: 'accept-encoding' })
      .headers({ 'content-security-policy': policy([]), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(Buffer.from(HTML)),
  );
  app.get('/json', (_, reply) => reply.sendJson!(200, JSON.stringify({ success: true })));
  app.get('/long', (_, reply) => reply.sendJson!(200, JSON.stringify({ success: true, data: 'Straße '.repeat(500) })));
  const unchanging = {};
  app.get<{ Querystring: { says: string } }>('/unchanging', ({ query: { says } }, reply) =>
    reply.sendJson!(200, JSON.stringify(says.repeat(2_000)), unchanging),
  );
  app.get('/own', (_, reply) => reply.header('cache-control', 'private').header('etag', '"7"').sendJson!(409, '{}'));
  await app.register(pages({ render: async () => rendered, policy, headers, useCache: true, listingChanges, metrics }));
  return { ...made, url: await made.listen() };
}

/** What differs between any two answers. */
const comparable = ({ 'x-request-id': id, date, ...headers }: IncomingHttpHeaders) => headers;

test.each(['GET', 'HEAD'])('%s: a cached page is the answer that the hooks would give', async (method) => {
  const { url } = await site();
  await ask(url);
  const [cached, hooks] = [await ask(url, { method }), await ask(`${url}/hooks`, { method })];
  expect(cached.status).toBe(200);
  expect(comparable(cached.headers)).toEqual(comparable(hooks.headers));
  expect(cached.body).toEqual(hooks.body);
  expect(cached.body.toString()).toBe(method === 'GET' ? HTML : '');
  expect(cached.headers['content-length']).toBe(String(Buffer.byteLength(HTML)));
  expect(cached.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
});

test.each(['GET', 'HEAD'])('%s: a compressed page differs by its encoding and length only', async (method) => {
  const { url } = await site();
  const first = await ask(url, { headers: gzip });
  const [packed, plain] = [await ask(url, { method, headers: gzip }), await ask(url, { method })];
  const { 'content-encoding': encoding, 'content-length': length, ...headers } = comparable(packed.headers);
  const { 'content-length': plainLength, ...plainHeaders } = comparable(plain.headers);
  expect(headers).toEqual(plainHeaders);
  expect([encoding, length]).toEqual(['gzip', String(first.body.length)]);
  expect(Number(plainLength)).toBeGreaterThan(Number(length));
  if (method === 'GET') expect(gunzipSync(packed.body).toString()).toBe(HTML);
  else expect(packed.body.length).toBe(0);
});

test('what never changes is compressed once, and other words about it by themselves', async () => {
  const { url } = await site();
  const said = async (says: string) => {
    const { body, headers } = await ask(`${url}/unchanging?says=${says}`, { headers: gzip });
    expect(headers['content-encoding']).toBe('gzip');
    return { body, text: gunzipSync(body).toString() };
  };
  const [first, again] = [await said('a'), await said('a')];
  expect(again.body).toEqual(first.body);
  expect((await said('b')).text).toBe(JSON.stringify('b'.repeat(2_000)));
  expect((await said('a')).text).toBe(first.text);
});

test('every answer is written to the log and counted once, with its own id', async () => {
  const { url, lines, metrics } = await site();
  const answers = [await ask(url), await ask(url), await ask(`${url}/json`), await ask(`${url}/hooks`)];
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(4);
  expect(lines().filter(({ method }) => method)).toMatchObject(
    ['/', '/', '/json', '/hooks'].map((path, at) => ({ method: 'GET', path, status: 200, id: ids[at] })),
  );
  const counted = await metrics.registry.metrics();
  expect(counted).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 2');
  expect(counted).toContain('http_request_duration_seconds_count{method="GET",route="/json",status="2xx"} 1');
});

test('a cached page counts towards the limit of a network, and is refused beyond it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await site({ throttle: true });
  const statuses = new Map<number, number>();
  for (let count = 0; count < RATE_LIMIT.requests + 2; count++) {
    const { statusCode, headers } = await app.inject('/');
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode === 429) expect(headers['retry-after']).toBe('60');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect([...statuses]).toEqual([
    [200, RATE_LIMIT.requests],
    [429, 2],
  ]);
});

test.each(['/', '/json', '/hooks'])('%s closes its connection while the server drains', async (path) => {
  const { app, url } = await site();
  const keepAlive = { headers: { connection: 'keep-alive' } };
  expect((await ask(url + path, keepAlive)).headers.connection).toBe('keep-alive');
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  expect((await ask(url + path, keepAlive)).headers.connection).toBe('close');
});

test('JSON is compressed when it is long, and its length counts bytes', async () => {
  const { url } = await site();
  const short = await ask(`${url}/json`, { headers: gzip });
  expect(short.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-length': '16' });
  expect(short.headers).not.toHaveProperty('vary');
  const [plain, packed] = [await ask(`${url}/long`), await ask(`${url}/long`, { headers: gzip })];
  expect([plain.headers.vary, plain.headers['content-encoding']]).toEqual(['accept-encoding', undefined]);
  expect([packed.headers.vary, packed.headers['content-encoding']]).toEqual(['accept-encoding', 'gzip']);
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
  expect(JSON.parse(plain.body.toString()).data).toBe('Straße '.repeat(500));
  expect(gunzipSync(packed.body)).toEqual(plain.body);
});

test('headers that a route sets replace those that were prepared', async () => {
  const { url } = await site();
  const { status, headers } = await ask(`${url}/own`);
  expect(status).toBe(409);
  expect(headers).toMatchObject({ 'cache-control': 'private', etag: '"7"', 'x-content-type-options': 'nosniff' });
});
