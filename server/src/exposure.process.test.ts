import { createHash } from 'node:crypto';
import { get, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoAccounts } from '@letfair/demo';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { mailSink } from './testing/mail-sink.ts';
import { aNewcomer, createPreparedFolder, type ServerProcess, startServer, until } from './testing/server-process.ts';

await ensureWebBuild(() => {});

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Unlike fetch, this can claim any Host. */
const send = (
  { url }: ServerProcess,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

/** What a proxy without settings sends, and what somebody sends who wants to look like this machine. */
const claims: readonly Record<string, string>[] = [
  {},
  { host: 'localhost:3000' },
  { host: '127.0.0.1' },
  { host: '[::1]:3000' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { host: 'letfair.example', 'x-forwarded-host': 'localhost:3000', 'x-forwarded-proto': 'http' },
  { host: 'localhost', forwarded: 'for=127.0.0.1;host=localhost;proto=http' },
];
const TOKEN = 'a-token-for-the-scraper';

test('a site with a public address shows neither mails, metrics nor codes, and knows no published password', async () => {
  const { url: SMTP_URL, mails } = await mailSink();
  const letfair = await startServer({
    env: {
      DATA_DIR: createPreparedFolder(),
      // Empty is unset: whether there is a demo follows from the address.
      DEMO: '',
      PUBLIC_URL: 'https://letfair.example',
      SMTP_URL,
      MAIL_FROM: 'Letfair <hello@letfair.example>',
      SUPPORT_EMAIL: 'desk@letfair.example',
      METRICS_TOKEN: TOKEN,
      THROTTLE: 'off',
    },
  });
  for (const [n, claim] of claims.entries()) {
    for (const path of [
      '/dev/mail',
      '/dev/mail.json',
      '/dev/mail.json?to=maya',
      '/dev/mail/1',
      '/dev/mail/1/html',
      '/dev/mail/gallery',
    ])
      expect((await send(letfair, path, claim)).status, path).toBe(404);
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const { status, body } = await send(letfair, '/metrics', { ...claim, authorization });
      expect(status).toBe(401);
      expect(body).not.toContain('http_request_duration');
    }
    expect((await send(letfair, '/metrics', { ...claim, authorization: `Bearer ${TOKEN}` })).status).toBe(200);

    const about = JSON.parse((await send(letfair, '/api/about', claim)).body);
    expect(about.data).toMatchObject({ mail: 'smtp', demoAccounts: [] });
    for (const path of ['/', '/auth/login', '/auth/verify', '/api/about', '/api/docs', '/api/openapi.json'])
      expect((await send(letfair, path, claim)).body).not.toMatch(/a-home-for-everybody|Just looking|\/dev\/mail/);

    const email = `maya${n}@tenant.example`;
    const answers = [
      await send(letfair, '/api/auth/signup', claim, aNewcomer(email)),
      await send(letfair, '/api/auth/resend-verification', claim, { email }),
      await send(letfair, '/api/auth/forgot-password', claim, { email }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).not.toMatch(/verificationCode|\b\d{6}\b|token/i);
    }
  }
  await until(() => mails().some((mail) => mail.includes('maya0@tenant.example') && /\b\d{6}\b/.test(mail)));

  for (const { email } of demoAccounts) {
    const refused = await send(letfair, '/api/auth/login', {}, { email, password: DEMO_PASSWORD });
    expect(JSON.parse(refused.body)).toMatchObject({ success: false });
  }
  const known = { ...aNewcomer('zoe@tenant.example'), password: DEMO_PASSWORD };
  expect(JSON.parse((await send(letfair, '/api/auth/signup', {}, known)).body)).toMatchObject({ success: false });
  expect((await send(letfair, '/.well-known/security.txt', {})).body).toContain('Contact: mailto:desk@letfair.example');
  expect(letfair.log().match(/TRUST_PROXY does not name/g)).toHaveLength(1);
  expect(letfair.said() + letfair.log()).not.toMatch(/a-home-for-everybody|a-token-for-the-scraper|maya0@/);
  await isServedWell(letfair);
  expect(await letfair.stop()).toBe(0);
});

/** The site as a browser gets it: rendered, compressed, with files that never change. */
async function isServedWell(letfair: ServerProcess): Promise<void> {
  const home = await fetch(letfair.url, { headers: { accept: 'text/html' } });
  expect(home.status).toBe(200);
  expect(home.headers.get('strict-transport-security')).toContain('max-age=');
  expect(home.headers.get('content-encoding')).toBe('gzip');
  const html = await home.text();
  expect(html).not.toContain('nonce');
  const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(home.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect((await fetch(`${letfair.url}/no/such/page`)).status).toBe(404);

  // What is smaller than a packet is sent as it is.
  const script = /[" ](\/assets\/framework-[^" ]+\.js)/.exec(html)?.[1];
  const plain = await raw(letfair.url + script, 'identity');
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await raw(letfair.url + script, encoding);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
  }
  const missing = await fetch(`${letfair.url}/assets/missing.js`, { headers: { accept: 'text/html' } });
  expect(missing.status).toBe(404);
  expect(await missing.text()).not.toContain('<script');
}

async function raw(url: string, encoding: string): Promise<{ headers: object; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
