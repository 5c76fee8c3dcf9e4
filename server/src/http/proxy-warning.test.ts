import { expect, test } from 'vitest';
import type { TrustProxy } from '../config/values.ts';
import { testApp } from '../testing/test-app.ts';

async function warningsAfter(trustProxy: TrustProxy, requests: readonly Record<string, string>[]): Promise<string[]> {
  const { app, lines } = await testApp({ trustProxy });
  app.get('/x', async () => 'x');
  for (const headers of requests)
    for (const url of ['/x', '/none']) await app.inject({ url, remoteAddress: '10.0.0.9', headers });
  return lines()
    .filter(({ level }) => level === 40)
    .map(({ msg }) => String(msg));
}

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'])(
  'warns once when %s arrives and no proxy is trusted',
  async (name) => {
    const warnings = await warningsAfter(false, [{}, { [name]: '192.0.2.1' }, { [name]: '192.0.2.2' }]);
    expect(warnings).toEqual([expect.stringMatching(/TRUST_PROXY .*PUBLIC_URL /)]);
    expect(warnings.join()).not.toContain('192.0.2');
  },
);

test('warns of a proxy that is not among the trusted ones', async () => {
  expect(await warningsAfter(['10.1.0.0/16'], [{ 'x-forwarded-for': '192.0.2.1' }])).toHaveLength(1);
});

test('says nothing without forwarding headers or with a trusted proxy', async () => {
  expect(await warningsAfter(false, [{ via: '1.1 cache' }])).toEqual([]);
  for (const trust of [1, 2, ['10.0.0.0/8'], ['10.0.0.9']])
    expect(await warningsAfter(trust, [{ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }])).toEqual([]);
});
