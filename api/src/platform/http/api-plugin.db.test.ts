import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { contract } from '@letfair/contract';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { errorStatus } from '@letfair/contract/wire/errors';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createApi, fileStorage, localMailbox, openPool } from '../../index.ts';
import { testApi } from '../../testing/test-api.ts';
import { testKeys } from '../../testing/test-database.ts';

const { api, as, send } = await testApi();

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json, url = '/api/auth/login') =>
  send({ method: 'POST', url, headers, payload });

function expectRefusal(response: Awaited<ReturnType<typeof send>>, code: keyof typeof errorStatus) {
  expect(response.statusCode).toBe(errorStatus[code]);
  expect(response.json()).toMatchObject({ success: false, message: expect.any(String), error: { code } });
  expect(response.headers['cache-control']).toBe('no-store');
}

test.each([
  ['half an object', '{"email":'],
  ['nothing', ''],
  ['a word', 'hello'],
  ['a prototype', '{"email":"a@b.example","__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
])('%s for a body is malformed', async (_, payload) => {
  expectRefusal(await post(payload), 'malformed');
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
  'a body of type %s is not taken',
  async (type) => {
    expectRefusal(await post('{}', { 'content-type': type }), 'unsupported_type');
  },
);

test('a body of more than the limit is too large', async () => {
  expectRefusal(await post(JSON.stringify({ email: 'x'.repeat(100_001) })), 'too_large');
});

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/auth',
  '/api/auth/login/more',
  `/api/${'x'.repeat(500)}`,
  '/api/%00',
])('%s is not there, whatever is sent', async (url) => {
  expectRefusal(await send({ method: 'GET', url }), 'not_found');
  expectRefusal(await post('<xml>', { 'content-type': 'application/xml' }, url), 'not_found');
});

test.each([
  ['DELETE', '/api/auth/login', 'POST'],
  ['GET', '/api/auth/login', 'POST'],
  ['PATCH', '/api/admin/users/7/suspend', 'PUT'],
  ['POST', '/api/docs', 'GET, HEAD'],
  ['POST', '/api/about', 'GET, HEAD'],
] as const)('%s %s is told which methods there are', async (method, url, allowed) => {
  const response = await send({ method, url });
  expectRefusal(response, 'method_not_allowed');
  expect(response.headers.allow).toBe(allowed);
});

test('a bad bearer token is the same as none', async () => {
  for (const authorization of ['Bearer', 'Bearer a b', `Bearer ${'x'.repeat(5_000)}`, 'Basic abc', 'Bearer \u00ff'])
    expectRefusal(await send({ method: 'GET', url: '/api/auth/me', headers: { authorization } }), 'unauthenticated');
});

test.each(['', ' ', 'x'.repeat(201), 'two words', '\u00ff'])('the Idempotency-Key "%s" is malformed', async (key) => {
  expectRefusal(await post('{}', { ...json, 'idempotency-key': key }), 'malformed');
});

test('deep, wide and odd JSON is refused, never a fault', async () => {
  const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
  const payloads = [
    deep,
    `{"email":${deep}}`,
    `{"email":"${'\\u0000'.repeat(10)}","password":"x"}`,
    '{"email":"\\ud800","password":"\\udfff"}',
    '{"email":1e999,"password":-1e999}',
    '{"email":123456789012345678901234567890}',
    `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join()}}`,
    '{"\\ud800":1}',
    '{"email":"a@b.example","password":"x","rememberMe":"yes"}',
    'null',
    '[]',
    '5',
    '"text"',
  ];
  for (const payload of payloads) {
    const response = await post(payload);
    expect(response.statusCode, payload.slice(0, 60)).toBeLessThan(500);
    expect(response.json(), payload.slice(0, 60)).toMatchObject({ success: false, error: { code: 'invalid' } });
  }
});

test('no request, however odd, is answered with a fault or without the envelope', async () => {
  const { token } = await as('admin');
  const routes = Object.values(contract).flatMap((group) =>
    Object.values(group).map(({ method, path }) => ({ method, path })),
  );
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\0', '\ud800', '%', "'; drop table account; --", 'x'.repeat(2_000), '__proto__', '😀'),
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.object({ maxDepth: 3 }),
  );
  const fields = [
    'email',
    'password',
    'token',
    'code',
    'search',
    'cursor',
    'suspended',
    'reason',
    'firstName',
    'maxBudget',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), odd, { maxKeys: 6 }),
      fc.boolean(),
      async ({ method, path }, input, signedIn) => {
        const [first = 'x'] = Object.values(input);
        // An odd object may have an odd `toString`.
        const text = (typeof first === 'string' ? first : JSON.stringify(first)).toWellFormed();
        const query = new URLSearchParams({ search: text, [text.slice(0, 20)]: text });
        const response = await send({
          method,
          url: `${path.replace(':id', encodeURIComponent(text) || 'x')}?${query}`,
          headers: { ...(signedIn && path !== '/api/auth/logout' && { authorization: `Bearer ${token}` }) },
          ...(method !== 'GET' && { payload: input }),
        });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json()).toHaveProperty('success');
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test('a flood from one address is stopped with 429 and Retry-After, other addresses go on', async () => {
  const limited = await testApi({ limitIpAddresses: true });
  const ask = (ipAddress: string) =>
    limited.call(contract.accounts.forgotPassword, { body: { email: 'not-an-address' } }, { ipAddress });
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.7')));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
  const stopped = answers.filter(({ status }) => status === 429);
  expect(stopped).toHaveLength(10);
  expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(stopped[0]?.answer).toEqual({
    success: false,
    message: 'Too many requests. Please wait a little and try again.',
    error: { code: 'too_many' },
  });
  expect((await ask('203.0.113.8')).status).toBe(422);
});

test('a database that cannot be reached is 503 with Retry-After', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => free.once('listening', listening));
  const { port } = free.address() as { port: number };
  await new Promise((closed) => free.close(closed));

  const pool = openPool({ connectionString: `postgres://nobody@127.0.0.1:${port}/none`, onIdleError: () => undefined });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const away = createApi({
    pool,
    keyRing: testKeys,
    publicUrl: 'https://letfair.example',
    mail: localMailbox(),
    supportEmail: 'desk@letfair.example',
    storage: fileStorage(tmpdir()),
    inventoryEmail: 'inventory@letfair.example',
    limitIpAddresses: true,
    adminsNeedSecondStep: false,
    log,
  });
  const app = Fastify();
  await app.register(away.plugin);
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.example', password: 'x' },
  });
  expectRefusal(response, 'unavailable');
  expect(response.headers['retry-after']).toBe('5');
  expect((await app.inject({ url: '/api/about' })).statusCode).toBe(200);
  expect(await away.client.accounts.login({ body: { email: 'a@b.example', password: 'x' } })).toMatchObject({
    success: false,
    error: { code: 'unavailable' },
  });
  await app.close();
  await pool.end();
});

test('a bug is 500 without details, and logged with the request’s id', async () => {
  const broken = await testApi();
  await broken.pool.query('alter table session rename to gone');
  const response = await broken.send({
    method: 'GET',
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${'a'.repeat(43)}` },
  });
  expectRefusal(response, 'internal');
  expect(response.body).not.toContain('gone');
  const line = broken.logged.find((entry) => entry.includes('A call failed')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String), failure: { code: '42P01' } });
  expect(line).not.toContain('a'.repeat(43));
});

test('the description of the API is served: for machines, for people, and its style', async () => {
  const document = await send({ url: '/api/openapi.json' });
  expect(document.headers['content-type']).toContain('application/json');
  expect(document.json()).toMatchObject({ openapi: '3.1.0' });
  const page = await send({ url: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const style = await send({ url: '/api/docs.css' });
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.statusCode).toBe(200);
});

test('the client inside the process gets the same answers as one outside', async () => {
  expect(await api.client.meta.about()).toEqual({
    success: true,
    data: { name: 'Letfair', version: '13.08.25', mail: 'local', demoAccounts: [] },
  });
  expect(await api.client.admin.stats()).toMatchObject({ success: false, error: { code: 'unauthenticated' } });
});

const endpoints = Object.values(contract).flatMap((group): EndpointSpec[] => Object.values(group));
const writes = endpoints.filter(({ method }) => method !== 'GET');
const urlFor = ({ path }: EndpointSpec) => path.replace(/:\w+/g, '0198a0f0-0000-7000-8000-000000000001');

test('a write with a session is refused if it comes from another site, and only then', async () => {
  const { token } = await as('tenant');
  const withSession = writes.filter(({ auth }) => !isKeyScope(auth));
  expect(withSession.length).toBeGreaterThan(100);
  for (const spec of withSession) {
    const sent = await send({
      method: spec.method,
      url: urlFor(spec),
      headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site', ...json },
      payload: '{}',
    });
    expect([sent.statusCode, sent.json().message], `${spec.method} ${spec.path}`).toEqual([
      403,
      'This request came from another website, so we’ve blocked it. Please open Letfair and try again there.',
    ]);
  }
  const write = (site: string | undefined) =>
    send({
      method: 'POST',
      url: contract.savedSearches.save.path,
      headers: { authorization: `Bearer ${token}`, ...(site && { 'sec-fetch-site': site }), ...json },
      payload: '{}',
    });
  for (const site of [undefined, 'same-origin', 'same-site', 'none']) expect((await write(site)).statusCode).toBe(422);
  // Without a session there is nothing to abuse, and reading changes nothing.
  expect((await post('{}', { ...json, 'sec-fetch-site': 'cross-site' })).statusCode).not.toBe(403);
  const read = await send({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' },
  });
  expect(read.statusCode).toBe(200);
});

test('software with an API key may be on any site', async () => {
  for (const spec of writes.filter(({ auth }) => isKeyScope(auth))) {
    const headers = { authorization: 'Bearer lf_unknown', 'sec-fetch-site': 'cross-site', ...json };
    const { statusCode } = await send({ method: spec.method, url: urlFor(spec), headers, payload: '{}' });
    expect(statusCode, spec.path).toBe(401);
  }
});
