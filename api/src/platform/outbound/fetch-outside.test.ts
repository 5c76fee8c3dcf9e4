import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFetchOutside, type OutsideNetwork, publicInternet } from './fetch-outside.ts';

const limits = { timeoutMs: 2_000, maxBytes: 1_000, allowHttp: true };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and its address under a name that only the test knows. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://hooks.example:${(server.address() as AddressInfo).port}`;
}

const fetchHere = (network: Partial<OutsideNetwork> = {}) =>
  createFetchOutside({
    ...publicInternet(),
    resolve: async () => ['127.0.0.1'],
    isReachable: (address) => address === '127.0.0.1',
    ...network,
  });

test('sends a request to the address that was checked, under the name that was asked for', async () => {
  const url = await serve((request, response) => {
    response.setHeader('content-type', 'Text/Plain; charset=utf-8').end(`${request.method} ${request.headers.host}`);
  });
  const answer = await fetchHere()(`${url}/x`, limits);
  expect(answer).toMatchObject({ ok: true, status: 200, type: 'text/plain' });
  expect(answer.ok && answer.body.toString()).toBe(`GET ${new URL(url).host}`);
});

test('posts a body', async () => {
  const url = await serve((request, response) => {
    request.pipe(response);
  });
  const answer = await fetchHere()(url, { ...limits, method: 'POST', body: '{"é":1}' });
  expect(answer.ok && answer.body.toString()).toBe('{"é":1}');
});

test('looks a name up once, so that a second answer cannot lead to another network', async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    response.end('once');
  });
  const resolve = async () => [asked++ === 0 ? '127.0.0.1' : '10.0.0.1'];
  expect(await fetchHere({ resolve })(url, limits)).toMatchObject({ ok: true });
  expect(asked).toBe(1);
});

test.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1']])(
  'refuses a name that leads to %s',
  async (address) => {
    const fetchOutside = createFetchOutside({ ...publicInternet(), resolve: async () => ['8.8.8.8', address] });
    expect(await fetchOutside('https://rebind.example/', limits)).toEqual({ ok: false, problem: 'private-network' });
  },
);

test.each(['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/'])(
  'refuses %s without connecting',
  async (url) => {
    expect(await createFetchOutside()(url, limits)).toEqual({ ok: false, problem: 'private-network' });
  },
);

test('refuses a name that nobody knows', async () => {
  const fetchOutside = fetchHere({ resolve: async () => [] });
  expect(await fetchOutside('https://gone.example/', limits)).toEqual({ ok: false, problem: 'unknown-host' });
});

test('follows as many redirects as allowed, and not one more', async () => {
  const url = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end('there');
  });
  const fetchOutside = fetchHere();
  expect(await fetchOutside(`${url}/2`, { ...limits, maxRedirects: 2 })).toMatchObject({ ok: true, url: `${url}/0` });
  expect(await fetchOutside(`${url}/3`, { ...limits, maxRedirects: 2 })).toEqual({
    ok: false,
    problem: 'too-many-redirects',
  });
});

test.each([
  ['http://169.254.169.254/latest/meta-data', 'private-network'],
  ['http://elsewhere.example/', 'host'],
  ['http://localhost/', 'host'],
  ['file:///etc/passwd', 'not-an-address'],
])('checks a redirect to %s like the first address', async (location, problem) => {
  const url = await serve((_, response) => {
    response.writeHead(302, { location }).end();
  });
  const isHostAllowed = (host: string) => host !== 'elsewhere.example';
  expect(await fetchHere()(url, { ...limits, maxRedirects: 3, isHostAllowed })).toEqual({ ok: false, problem });
});

test('never sends a POST on to another address', async () => {
  const url = await serve((_, response) => {
    response.writeHead(307, { location: 'http://elsewhere.example/' }).end();
  });
  const answer = await fetchHere()(url, { ...limits, method: 'POST', body: '{}', maxRedirects: 3 });
  expect(answer).toMatchObject({ ok: true, status: 307 });
});

test('refuses an answer that is too large, whether or not it says so', async () => {
  const announced = await serve((_, response) => {
    response.end('x'.repeat(2_000));
  });
  const endless = await serve((_, response) => {
    response.on('drain', () => response.write('x'.repeat(10_000)));
    response.write('x'.repeat(100_000));
  });
  expect(await fetchHere()(announced, limits)).toEqual({ ok: false, problem: 'too-large' });
  expect(await fetchHere()(endless, limits)).toEqual({ ok: false, problem: 'too-large' });
});

test('reads the beginning of a long answer where that is enough', async () => {
  const url = await serve((_, response) => {
    response.end('x'.repeat(2_000));
  });
  const answer = await fetchHere()(url, { ...limits, maxBytes: 10, cutAnswer: true });
  expect(answer.ok && answer.body.toString()).toBe('xxxxxxxxxx');
});

test('refuses other types than those that were asked for', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-type', 'text/html').end('<p>');
  });
  expect(await fetchHere()(url, { ...limits, types: ['image/jpeg'] })).toEqual({ ok: false, problem: 'wrong-type' });
});

test.each([
  ['never answers', () => undefined],
  ['never ends its answer', (response: { write: (text: string) => void }) => response.write('x')],
])('gives up on a server that %s', async (_, answer) => {
  const url = await serve((_, response) => {
    answer(response);
  });
  expect(await fetchHere()(url, { ...limits, timeoutMs: 200 })).toEqual({ ok: false, problem: 'timeout' });
});

test('gives up on a name server that never answers', async () => {
  const fetchOutside = fetchHere({ resolve: () => new Promise(() => undefined) });
  expect(await fetchOutside('https://slow.example/', { ...limits, timeoutMs: 50 })).toEqual({
    ok: false,
    problem: 'timeout',
  });
});

test('says that there was no connection when nobody listens or TLS is not spoken', async () => {
  const url = await serve((_, response) => {
    response.end();
  });
  expect(await fetchHere()(url.replace('http:', 'https:'), limits)).toEqual({ ok: false, problem: 'no-connection' });
});

test('stops when its caller stops', async () => {
  const url = await serve(() => undefined);
  const stopping = new AbortController();
  const answer = fetchHere()(url, { ...limits, signal: stopping.signal });
  stopping.abort();
  expect(await answer).toEqual({ ok: false, problem: 'no-connection' });
});
