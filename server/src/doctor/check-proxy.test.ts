import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { TrustProxy } from '../config/values.ts';
import { healthRoutes } from '../health/health.ts';
import { testApp } from '../testing/test-app.ts';
import { askAt, checkProxy } from './check-proxy.ts';
import { lineOf } from './finding.ts';

/** The address of a site that trusts these proxies. */
async function siteThatTrusts(trustProxy: TrustProxy): Promise<string> {
  const { app, listen } = await testApp({ trustProxy });
  await app.register(healthRoutes({ open: true }, { query: async () => ({}) } as never, { isFull: async () => false }));
  return listen();
}

type Headers = Record<string, string | string[] | undefined>;

/** A proxy in front of it, which changes the headers of a request. */
async function proxyOf(site: string, change: (headers: Headers) => Headers): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const passed = request(
      site + incoming.url,
      { headers: change({ ...incoming.headers }), agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** As Caddy does it: what a client says of itself is replaced. */
const replacing = (headers: Headers) => ({
  ...headers,
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
});
const withoutScheme = (headers: Headers) => ({ ...headers, 'x-forwarded-for': '203.0.113.9' });
const appending = (headers: Headers) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], '203.0.113.9'].filter(Boolean).join(', '),
  'x-forwarded-proto': 'https',
});

const lineFor = async (address: string, publicUrl = 'https://letfair.example') =>
  lineOf(await checkProxy({ publicUrl }, askAt(address)));

test('a proxy that says who asks, and how, is well', async () => {
  for (const change of [replacing, appending])
    expect(await lineFor(await proxyOf(await siteThatTrusts(1), change))).toBe(
      'ok       proxy: requests arrive over https from 203.0.113.9, according to the proxy.',
    );
});

test('a proxy that is not trusted, or says nothing, hides who asks', async () => {
  const untrusted = await lineFor(await proxyOf(await siteThatTrusts(['10.9.9.9']), replacing));
  const silent = await lineFor(await proxyOf(await siteThatTrusts(1), (headers) => headers));
  for (const line of [untrusted, silent])
    expect(line).toMatch(/^problem {2}proxy: every visitor seems to come from 127\.0\.0\.1\. .*TRUST_PROXY/);
});

test('a proxy that does not pass on the scheme is named with what to do', async () => {
  const line = await lineFor(await proxyOf(await siteThatTrusts(1), withoutScheme));
  expect(line).toMatch(/^problem {2}proxy: requests over https arrive as http\. .*X-Forwarded-Proto/);
});

test('addresses that clients make up are noticed', async () => {
  const trustsTooMany = await lineFor(await proxyOf(await siteThatTrusts(2), appending));
  const hasNoProxy = await lineFor(await siteThatTrusts(1), 'http://letfair.example');
  for (const line of [trustsTooMany, hasNoProxy])
    expect(line).toMatch(/^problem {2}proxy: clients can choose the address they seem to come from\. .*TRUST_PROXY/);
});

test('a site without a proxy sees clients themselves, and one of an earlier version is to be updated', async () => {
  expect(await lineFor(await siteThatTrusts(false), 'http://localhost:3000')).toMatch(
    /^ok {7}proxy: .*without a proxy/,
  );
  const { listen } = await testApp();
  expect(await lineFor(await listen())).toMatch(/^warning {2}proxy: .*Update it/);
});
