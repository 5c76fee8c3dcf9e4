import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { compressAnswers } from './compression.ts';
import { RATE_LIMIT } from './create-app.ts';

const always = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
];

test('security headers and an id go out with every answer, whoever gives it', async () => {
  const { app, listen } = await testApp({ publicUrl: 'https://letfair.example' });
  app.get('/fine', async () => ({ success: true }));
  app.get('/broken', async () => {
    throw new Error('boom');
  });
  const site = await listen();
  for (const path of ['/fine', '/broken', '/none', '/%ZZ']) {
    const { headers } = await fetch(site + path);
    for (const name of [...always, 'strict-transport-security'])
      expect(headers.get(name), `${name} of ${path}`).toBeTruthy();
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});

test('clients that never finish their headers are shown out', async () => {
  const { app, listen } = await testApp();
  const { port } = new URL(await listen());
  expect(app.server.headersTimeout).toBeGreaterThan(0);
  app.server.headersTimeout = 1;
  const closed = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: slow.example\r\nx-slow: ');
    socket.on('error', () => undefined);
    socket.resume();
    return once(socket, 'close');
  });
  await Promise.all(closed);
});

test('a request whose connection is closed before it is looked at is neither answered nor an error', async () => {
  const { app, lines, listen } = await testApp();
  const handled: string[] = [];
  app.get('/slow', async ({ ip }) => {
    handled.push(ip);
    return {};
  });
  const site = await listen();
  app.server.prependOnceListener('request', ({ socket }) => socket.destroy());
  await expect(fetch(`${site}/slow`)).rejects.toThrow();
  expect((await fetch(`${site}/slow`)).status).toBe(200);
  expect(handled).toEqual(['127.0.0.1']);
  expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('what is not even HTTP gets an envelope with the same headers', async () => {
  const { listen } = await testApp();
  const { port } = new URL(await listen());
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, error: { code: 'malformed' } });
});

test('one line per request: method, pattern, status, time and the id that was sent', async () => {
  const { app, lines, listen } = await testApp();
  app.get('/api/things/:id', async () => ({ success: true }));
  app.get('/broken', async () => {
    throw new Error('boom at maya@tenant.example');
  });
  const site = await listen();
  const { headers } = await fetch(`${site}/api/things/0191?token=secret`);
  await fetch(`${site}/none/maya@tenant.example?code=123456`);
  await fetch(`${site}/broken`);
  const requests = lines().filter(({ method }) => method);
  expect(requests).toMatchObject([
    { level: 30, method: 'GET', path: '/api/things/:id', status: 200, id: headers.get('x-request-id') },
    { path: '/…/…', status: 404 },
    { path: '/broken', status: 500 },
  ]);
  for (const { ms } of requests) expect(ms).toBeGreaterThanOrEqual(0);
  const fault = lines().find(({ level }) => level === 50);
  expect(fault).toMatchObject({ id: requests[2]?.id, err: { message: 'boom at [email]' } });
  expect(JSON.stringify(lines())).not.toMatch(/secret|123456|maya/);
});

test('refuses a flood from one network until its window ends; static files do not count', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await testApp({ throttle: true });
  app.get('/x', async () => 'x');
  app.get('/assets/x.js', async () => 'x');
  const ask = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
  for (let count = 0; count < RATE_LIMIT.requests; count++) expect((await ask('/x')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 20_500);
  for (const path of ['/x', '/none']) {
    const refused = await ask(path);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toMatchObject({ success: false, error: { code: 'too_many' } });
  }
  expect((await ask('/assets/x.js')).statusCode).toBe(200);
  expect((await ask('/x', '192.0.2.2')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 40_000);
  expect((await ask('/x')).statusCode).toBe(200);
});

test('every answer of the API tells programs the limit and what is left of it; pages and files do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await testApp({ throttle: true });
  for (const path of ['/api/x', '/v1/x', '/x', '/assets/x.js']) app.get(path, async () => 'x');
  for (const status of [401, 404, 409, 422, 429, 503])
    app.get(`/api/${status}`, async (_, reply) => reply.status(status).send({ success: false }));
  app.get('/api/500', async () => {
    throw new Error('boom');
  });
  let left = RATE_LIMIT.requests;
  const told = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ url, method });
    return [statusCode, headers['ratelimit-policy'], headers.ratelimit];
  };
  const expectTold = async (status: number, url: string, method?: 'POST') => {
    left -= 1;
    expect(await told(url, method), url).toEqual([status, '"address";q=1200;w=60', `"address";r=${left};t=60`]);
  };
  await expectTold(200, '/api/x');
  await expectTold(200, '/v1/x');
  for (const status of [401, 404, 409, 422, 429, 500, 503]) await expectTold(status, `/api/${status}`);
  await expectTold(404, '/api/none');
  await expectTold(404, '/v1/none');
  await expectTold(405, '/v1/none', 'POST');
  await expectTold(400, '/api/%ZZ');
  for (const url of ['/x', '/assets/x.js']) expect((await told(url)).slice(1)).toEqual([undefined, undefined]);
  left -= 1;
  while (left > 0) {
    await app.inject('/api/x');
    left -= 1;
  }
  expect(await told('/api/x')).toEqual([429, '"address";q=1200;w=60', '"address";r=0;t=60']);
});

test('a flood from thousands of networks gets a status each', async () => {
  const { app } = await testApp({ throttle: true });
  app.get('/x', async () => 'x');
  const statuses = new Set<number>();
  for (let batch = 0; batch < 30; batch++) {
    const asked = Array.from({ length: 100 }, (_, n) =>
      app.inject({ url: '/x', remoteAddress: `2001:db8:${batch.toString(16)}:${n.toString(16)}::1` }),
    );
    for (const { statusCode } of await Promise.all(asked)) statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([200]);
});

test('counts the first half of an IPv6 address as one network', async () => {
  const { app } = await testApp({ throttle: true });
  app.get('/x', async () => 'x');
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/x', remoteAddress })).statusCode;
  for (let count = 0; count < RATE_LIMIT.requests; count++) await ask(`2001:db8:1:2:3:4:5:${count.toString(16)}`);
  expect(await ask('2001:db8:1:2::9')).toBe(429);
  expect(await ask('2001:db8:1:3::9')).toBe(200);
});

test('without proxies nobody can name another address; with them the right one counts', async () => {
  const addressSeen = async (trustProxy: false | number | string[], forwarded: string) => {
    const { app } = await testApp({ trustProxy });
    app.get('/ip', async ({ ip }) => ip);
    return (await app.inject({ url: '/ip', remoteAddress: '10.0.0.9', headers: { 'x-forwarded-for': forwarded } }))
      .body;
  };
  expect(await addressSeen(false, '192.0.2.1')).toBe('10.0.0.9');
  expect(await addressSeen(1, '203.0.113.5, 192.0.2.1')).toBe('192.0.2.1');
  expect(await addressSeen(2, '203.0.113.5, 192.0.2.1')).toBe('203.0.113.5');
  expect(await addressSeen(['10.0.0.0/8'], '203.0.113.5, 192.0.2.1')).toBe('192.0.2.1');
  expect(await addressSeen(['10.1.0.0/16'], '192.0.2.1')).toBe('10.0.0.9');
});

test('a body beyond 100 kB is refused, unless a route takes more', async () => {
  const { app } = await testApp();
  app.post('/small', async () => 'ok');
  app.post('/big', { bodyLimit: 1_000_000 }, async () => 'ok');
  const payload = { text: 'x'.repeat(100_000) };
  expect((await app.inject({ method: 'POST', url: '/small', payload })).statusCode).toBe(413);
  expect((await app.inject({ method: 'POST', url: '/big', payload })).statusCode).toBe(200);
});

test('a database that is away is no fault of ours to show: 503 and when to come back', async () => {
  const { app, lines } = await testApp();
  app.get('/x', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  });
  const answer = await app.inject('/x');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  expect(lines().map(({ level }) => level)).not.toContain(50);
});

test('a browser reads a sentence where a program reads an envelope', async () => {
  const { app } = await testApp();
  const inBrowser = await app.inject({ url: '/none', headers: { accept: 'text/html,*/*' } });
  expect(inBrowser.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(inBrowser.body).toContain('There’s nothing at this address.');
  expect((await app.inject('/none')).json()).toMatchObject({ error: { code: 'not_found' } });
  expect((await app.inject({ method: 'POST', url: '/none' })).json()).toMatchObject({
    error: { code: 'method_not_allowed' },
  });
});

test('long answers made as text are compressed for those who take it', async () => {
  const { app } = await testApp();
  const long = { success: true, data: 'home '.repeat(1_000) };
  app.register(async (scope) => {
    scope.addHook('onSend', compressAnswers);
    scope.get('/long', async () => long);
    scope.get('/short', async () => ({ success: true }));
  });
  const packed = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-length': String(packed.rawPayload.length),
  });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(long);
  expect((await app.inject('/long')).json()).toEqual(long);
  expect((await app.inject({ url: '/short', headers: { 'accept-encoding': 'gzip' } })).headers).not.toHaveProperty(
    'content-encoding',
  );
});
