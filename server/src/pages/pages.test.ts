import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageHeaders, createPagePolicy } from '../http/security-headers.ts';
import { testApp } from '../testing/test-app.ts';
import { INLINE_MARKER } from './inline-hashes.ts';
import { pages } from './pages.ts';
import type { Render, Rendered } from './render.ts';

const ourselves = { mapTiles: null, mediaUrl: null };
const policy = createPagePolicy(ourselves);
const headers = createPageHeaders(ourselves);

const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: [],
  type: 'text/html; charset=utf-8',
  body: Buffer.from(`<script nonce="${INLINE_MARKER}">start()</script><p>${text}</p>${'<li>home</li>'.repeat(200)}`),
  cacheSeconds: 0,
  showsListings: false,
  content: null,
  isUnchanged: false,
  ...more,
});

async function siteWith(render: Render) {
  const made = await testApp();
  const watch = { isListening: true, tell: (): void => undefined };
  const listingChanges = {
    isListening: () => watch.isListening,
    onChange: (handle: () => void) => void Object.assign(watch, { tell: handle }),
  };
  await made.app.register(pages({ render, policy, headers, useCache: true, listingChanges, metrics: made.metrics }));
  return { ...made, watch };
}

test('allows the inline scripts of a page by their hashes, cached or not', async () => {
  const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`;
  for (const cacheSeconds of [0, 60]) {
    const { app } = await siteWith(async () => page('hello', { cacheSeconds }));
    for (let round = 0; round < 2; round++) {
      const { body, headers: sent } = await app.inject('/');
      expect(body).toMatch(/^<script>start\(\)<\/script><p>hello<\/p>/);
      expect(sent).toMatchObject({
        ...headers,
        'content-security-policy': policy([hash]),
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
    }
  }
});

test.each([
  ['/areas/leeds?from=mail', '/areas/Leeds', '/areas/Leeds?from=mail'],
  ['/properties?location=+&bedrooms=2', '/properties?bedrooms=2', '/properties?bedrooms=2'],
  ['/properties?location=+', '/properties', '/properties'],
])('sends %s on without leading back to it', async (url, location, expected) => {
  const { app } = await siteWith(async () => page('', { status: 302, headers: [['location', location]] }));
  expect((await app.inject(url)).headers.location).toBe(expected);
});

test.each(['identity', 'gzip'])('compressed and plain answers are the same page, %s first', async (first) => {
  for (const cacheSeconds of [0, 60]) {
    const { app } = await siteWith(async () => page('£1,250 pcm', { cacheSeconds }));
    const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const [, plain, again, packed] = [await ask(first), await ask('br'), await ask('br'), await ask('gzip, br')];
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect([gunzipSync(packed.rawPayload).toString(), again.body]).toEqual([plain.body, plain.body]);
  }
});

test('a page that may be kept is rendered once, however many ask at once, per address', async () => {
  const rendered: string[] = [];
  const { app } = await siteWith(async (url) => {
    rendered.push(url);
    await new Promise(setImmediate);
    return page(url, { cacheSeconds: 60 });
  });
  await Promise.all(Array.from({ length: 100 }, () => app.inject('/properties?location=Leeds')));
  await app.inject('/properties?location=Leeds');
  await app.inject('/properties?location=York');
  expect(rendered).toEqual(['/properties?location=Leeds', '/properties?location=York']);
});

test('renders a few pages at a time and tells those beyond a short queue to come back by themselves', async () => {
  const renderings = { now: 0, most: 0 };
  const { app, lines } = await siteWith(async (url) => {
    renderings.most = Math.max(renderings.most, ++renderings.now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    renderings.now -= 1;
    return page(url);
  });
  const ask = (place: number) => app.inject({ url: `/properties?location=${place}`, headers: { accept: 'text/html' } });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => ask(place)));
  expect(renderings.most).toBeLessThanOrEqual(3);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.length).toBeLessThan(150);
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(body).toContain('<meta http-equiv="refresh" content="2">');
    expect(body).toContain('Letfair is very busy.');
  }
  expect(lines().filter(({ level }) => Number(level) > 30)).toHaveLength(1);
});

test('unknown parameters neither reach a public page nor make another entry', async () => {
  const rendered: string[] = [];
  const { app } = await siteWith(async (url) => {
    rendered.push(url);
    return page(url, { cacheSeconds: 60 });
  });
  for (let n = 0; n < 50; n++) await app.inject(`/properties?location=Leeds&noise=${n}`);
  expect(rendered).toEqual(['/properties?location=Leeds']);
});

test('a cached page keeps no memory beside its own bytes', async () => {
  let count = 0;
  const { app } = await siteWith(async (url) => {
    const text = createHash('sha512').update(String(count++)).digest('hex').repeat(60);
    return page(url + text, { cacheSeconds: 60 });
  });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const bufferMegabytes = () => {
    collect();
    return process.memoryUsage().arrayBuffers / 1e6;
  };
  const before = bufferMegabytes();
  let bytes = 0;
  for (let n = 0; n < 900; n++) bytes += (await app.inject(`/properties?maxBudget=${n}`)).rawPayload.length;
  await expect.poll(() => bufferMegabytes() - before, { timeout: 30_000 }).toBeLessThan(bytes / 1e6);
}, 60_000);

test('a page that may not be kept is rendered for everybody', async () => {
  let count = 0;
  const { app } = await siteWith(async () => {
    await new Promise(setImmediate);
    return page(`visit ${++count}`);
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/')));
  expect(new Set(answers.map(({ body }) => /visit \d/.exec(body)?.[0])).size).toBe(5);
});

test('status, headers and data of the app arrive as they are', async () => {
  const { app } = await siteWith(async (url) =>
    url === '/areas/old'
      ? page('', { status: 302, headers: [['location', '/new']], type: '', body: Buffer.alloc(0) })
      : url.endsWith('.data')
        ? page('', { type: 'text/x-script', headers: [['cache-control', 'private']], body: Buffer.from('[{}]') })
        : page('lost', { status: 404 }),
  );
  expect(await app.inject('/areas/old')).toMatchObject({ statusCode: 302, headers: { location: '/new' } });
  expect((await app.inject('/areas/old?from=mail')).headers.location).toBe('/new?from=mail');
  expect(await app.inject('/x.data')).toMatchObject({
    body: '[{}]',
    headers: { 'cache-control': 'private', 'content-type': 'text/x-script' },
  });
  expect((await app.inject('/lost')).statusCode).toBe(404);
});

test('HEAD answers what GET would, without the page', async () => {
  const { listen } = await siteWith(async () => page('hello', { cacheSeconds: 60 }));
  const site = await listen();
  const [get, head] = [await fetch(site), await fetch(site, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
});

test('a page that fails is shown as the app shows it, and the log knows the request', async () => {
  const { app, lines } = await siteWith(async (_, onError) => {
    onError(new Error('the loader broke'));
    return page('Unexpected Application Error!', { status: 500 });
  });
  const { statusCode, body, headers } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(body).toContain('Unexpected Application Error!');
  expect(lines()).toContainEqual(
    expect.objectContaining({
      level: 50,
      id: headers['x-request-id'],
      err: expect.objectContaining({ message: 'the loader broke' }),
    }),
  );
});

test('a renderer that breaks altogether is a 500 with a sentence', async () => {
  const { app } = await siteWith(() => Promise.reject(new Error('boom')));
  const { statusCode, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(statusCode).toBe(500);
  expect(body).toContain('something went wrong on our side.');
  expect(body).not.toContain('boom');
});

test.each(['/%ZZ', '/a%00b', '/?x=%00', '/%C0%80', '/%'])('%s is refused, whatever stands behind it', async (path) => {
  const { listen } = await siteWith(async () => page('never'));
  expect((await fetch((await listen()) + path)).status).toBe(400);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s: pages can only be read', async (method) => {
  const { app } = await siteWith(async () => page('never'));
  const answer = await app.inject({
    method,
    url: '/properties',
    ...(method !== 'OPTIONS' && { payload: 'x', headers: { 'content-type': 'text/odd' } }),
  });
  expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
});

describe('when a listing changes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  const countingSite = async () => {
    const rendered: string[] = [];
    const site = await siteWith(async (url) => {
      rendered.push(url);
      return page(url, { cacheSeconds: 60, showsListings: url !== '/terms' });
    });
    return { ...site, rendered };
  };

  test('drops every page that shows listings and keeps the others', async () => {
    const { app, watch, rendered } = await countingSite();
    for (const url of ['/properties', '/terms']) await app.inject(url);
    watch.tell();
    for (const url of ['/properties', '/terms']) await app.inject(url);
    expect(rendered).toEqual(['/properties', '/terms', '/properties']);
  });

  test('keeps the page of a home that says the same as before', async () => {
    let rent = '£1,250 pcm';
    const rendered: string[] = [];
    const { app, watch } = await siteWith(async (_url, _onError, knownContent) => {
      const found = { cacheSeconds: 60, showsListings: true, content: rent };
      if (knownContent === rent) return page('', { ...found, isUnchanged: true, body: '' });
      rendered.push(rent);
      return page(rent, found);
    });
    const first = await app.inject('/');
    watch.tell();
    expect((await app.inject('/')).body).toBe(first.body);
    rent = '£1,300 pcm';
    vi.advanceTimersByTime(500);
    watch.tell();
    expect((await app.inject('/')).body).toContain('£1,300 pcm');
    expect(rendered).toEqual(['£1,250 pcm', '£1,300 pcm']);
  });

  test('renders a page anew at most twice a second while listings change all the time', async () => {
    const { app, watch, rendered } = await countingSite();
    for (let change = 0; change < 50; change++) {
      watch.tell();
      await app.inject('/properties');
    }
    expect(rendered).toHaveLength(1);
    vi.advanceTimersByTime(500);
    await app.inject('/properties');
    expect(rendered).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    await app.inject('/properties');
    expect(rendered).toHaveLength(2);
  });

  test('does not cache or share a page whose rendering began before the change', async () => {
    const begun: (() => void)[] = [];
    const { app, watch } = await siteWith(async () => {
      const count = begun.length + 1;
      await new Promise<void>((resolve) => begun.push(resolve));
      return page(`rendering ${count}`, { cacheSeconds: 60, showsListings: true });
    });
    const early = app.inject('/properties');
    await vi.waitUntil(() => begun.length === 1);
    watch.tell();
    const late = app.inject('/properties');
    await vi.waitUntil(() => begun.length === 2);
    begun[1]?.();
    expect((await late).body).toContain('rendering 2');
    begun[0]?.();
    await early;
    expect((await app.inject('/properties')).body).toContain('rendering 2');
  });

  test('keeps such pages for a second while changes would go unnoticed', async () => {
    const { app, watch, rendered } = await countingSite();
    watch.isListening = false;
    await app.inject('/properties');
    await app.inject('/properties');
    expect(rendered).toHaveLength(1);
    vi.advanceTimersByTime(1_001);
    await app.inject('/properties');
    expect(rendered).toHaveLength(2);
  });
});
