import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import {
  aNewcomer,
  createDataFolder,
  createPreparedFolder,
  keyIn,
  mailsTo,
  post,
  postmasterOf,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

await ensureWebBuild(() => {});

const aListing = {
  title: 'Two-bedroom flat',
  description: 'Bright and quiet.',
  address: { line1: '12 Lock Street', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
  price: 1_200,
  propertyType: 'flat',
  bedrooms: 2,
  bathrooms: 1,
  availableDate: daysAfter(ukDay(new Date()), 60),
  features: ['EPC Rating: C'],
};
const ADMIN = { ADMIN_EMAIL: 'ann@letfair.example', ADMIN_PASSWORD: 'a kettle in the attic' };
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Letfair <hello@letfair.example>' };

async function signsIn({ url }: ServerProcess, email: string, password: string): Promise<string | null> {
  const response = await post(`${url}/api/auth/login`, { email, password });
  const answer = (await response.json()) as { success: boolean; data?: { user?: { userType: string } } };
  return answer.success ? (answer.data?.user?.userType ?? null) : null;
}

async function createAdmin(env: Record<string, string>, args: readonly string[], input?: string) {
  const ran = await spawnServer({ env, program: 'create-admin.ts', args, ...(input && { input }) });
  const exitCode = await ran.ended;
  return { exitCode, said: ran.said() };
}

test('admins: made at the start, or by a command beside the running server or without one', async () => {
  const DATA_DIR = createPreparedFolder();
  const password = 'a second kettle';
  const alone = await createAdmin({ DATA_DIR }, ['--email', 'bea@letfair.example'], `${password}\n`);
  expect(alone).toEqual({ exitCode: 0, said: 'The admin bea@letfair.example can sign in now.\n' });
  expect(await postmasterOf(DATA_DIR)).toBeNull();

  const letfair = await startServer({ env: { DATA_DIR, ...ADMIN } });
  const running = await postmasterOf(DATA_DIR);
  const beside = await createAdmin({ DATA_DIR }, ['--email', 'cleo@letfair.example', '--password', password]);
  expect(beside).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^Warning: --password can be read in the process list[^\n]+\nThe admin cleo@/),
  });
  expect(await postmasterOf(DATA_DIR)).toBe(running);
  const again = await createAdmin({ DATA_DIR }, ['--email', 'CLEO@letfair.example'], 'another kettle');
  expect(again).toEqual({
    exitCode: 0,
    said: 'There is an account with the address CLEO@letfair.example already; nothing was changed.\n',
  });
  for (const [email, word] of [
    [ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD],
    ['bea@letfair.example', password],
    ['cleo@letfair.example', password],
  ] as const)
    expect(await signsIn(letfair, email, word)).toBe('admin');
  expect(await letfair.stop()).toBe(0);

  const common = await spawnServer({
    env: { DATA_DIR, ADMIN_EMAIL: 'dot@letfair.example', ADMIN_PASSWORD: 'password1' },
  });
  expect(await common.ended).toBe(1);
  expect(common.said()).toBe('ADMIN_PASSWORD takes a password that is not among the most common ones.\n');
});

test('a database of the operator is used instead of the embedded one; only photographs and keys stay in the folder', async () => {
  const DATA_DIR = join(createDataFolder(), 'photos-only');
  const theirs = await startPostgres({ dataDir: createDataFolder(), durable: false });
  const others = await startPostgres({ dataDir: createDataFolder(), durable: false });
  try {
    const letfair = await startServer({ env: { DATA_DIR, DATABASE_URL: theirs.url } });
    await signUp(letfair, 'maya@tenant.example');
    expect(readdirSync(DATA_DIR)).toEqual(['incoming', 'installation-id', 'letfair.lock', 'photos', 'secrets']);

    // Processes of one database may share the folder; another database may not.
    const second = await startServer({ env: { DATA_DIR, DATABASE_URL: theirs.url } });
    expect(await second.stop()).toBe(0);
    for (const env of [
      { DATA_DIR, DATABASE_URL: '' },
      { DATA_DIR, DATABASE_URL: others.url },
    ]) {
      const refused = await spawnServer({ env });
      expect(await refused.ended).toBe(1);
      expect(refused.said()).toBe(
        `Another Letfair is using the data in ${DATA_DIR}: stop it first, or set DATA_DIR to another folder.\n`,
      );
    }
    expect(await letfair.stop()).toBe(0);
    const locked = await spawnServer({ env: { DATA_DIR, DATABASE_URL: theirs.url.replace(/:[^:@]+@/, ':wrong@') } });
    expect(await locked.ended).toBe(1);
    expect(locked.said()).toMatch(
      /^DATABASE_URL takes the address of a PostgreSQL that lets Letfair in, and this one does not \([^\n]+\n$/,
    );
    expect(locked.said() + locked.log()).not.toContain('wrong');

    const moved = await startServer({ env: { DATA_DIR, DATABASE_URL: others.url } });
    // Lines of the log are buffered until it stops.
    expect(await moved.stop()).toBe(0);
    expect(moved.log()).toMatch(/The data folder belongs to another database .* write [0-9a-f-]{36} into that file/);
  } finally {
    await others.stop();
    await theirs.stop();
  }
});

test('a page of one process shows at once what another has changed', async () => {
  const dataDir = createPreparedFolder();
  const theirs = await startPostgres({ dataDir, durable: false });
  try {
    const env = { DATABASE_URL: theirs.url, SECRETS_KEY: keyIn(dataDir), ...ADMIN };
    const first = await startServer({ env: { ...env, DATA_DIR: createDataFolder() } });
    const second = await startServer({ env: { ...env, DATA_DIR: createDataFolder() } });
    const call = async (method: string, path: string, token: string, body: object) => {
      const response = await fetch(first.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { data: { id: string; token: string; verificationCode: string } }).data;
    };
    const email = 'lena@landlord.example';
    const landlord = { ...aNewcomer(email), userType: 'landlord', landlordAddress: '1 Mill Lane, Leeds LS1 1AA' };
    const { verificationCode: code } = await call('POST', '/api/auth/signup', '', landlord);
    const { token: lister } = await call('POST', '/api/auth/verify', '', { email, code });
    const { token: admin } = await call('POST', '/api/auth/login', '', {
      email: ADMIN.ADMIN_EMAIL,
      password: ADMIN.ADMIN_PASSWORD,
    });
    const { id } = await call('POST', '/api/properties', lister, aListing);

    const shows = async () => (await (await fetch(`${second.url}/properties`)).text()).includes(id);
    expect(await shows()).toBe(false);
    await call('PUT', `/api/admin/properties/${id}/approve`, admin, {});
    // Without the notification the cached page would stay for a minute.
    await until(shows);
    await call('PUT', `/api/properties/${id}/status`, lister, { action: 'withdraw' });
    await until(async () => !(await shows()));
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);

    const emptyFolder = createDataFolder();
    for (const other of ['', Buffer.alloc(32, 7).toString('base64')]) {
      const keyless = await spawnServer({ env: { ...env, SECRETS_KEY: other, DATA_DIR: emptyFolder } });
      expect(await keyless.ended).toBe(1);
      expect(keyless.said()).toMatch(
        /^The database holds secrets that are encrypted with the key [\da-f]{16}, [^\n]+ Give it the SECRETS_KEY [^\n]+\n$/,
      );
      expect(existsSync(join(emptyFolder, 'secrets'))).toBe(false);
    }
  } finally {
    await theirs.stop();
  }
});

test('create-admin ends with a sentence when it is asked for nothing, or gets no password', async () => {
  const DATA_DIR = createDataFolder();
  const { exitCode, said } = await createAdmin({ DATA_DIR }, []);
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^create-admin needs --email\. Use: [^\n]+\n$/);
  const silent = await createAdmin({ DATA_DIR }, ['--email', 'dot@letfair.example']);
  expect(silent).toEqual({
    exitCode: 1,
    said: 'The password was refused: Use at least 8 characters for your password.\n',
  });
});

test('a map that cannot be drawn ends the start with a sentence, before there is a database', async () => {
  const DATA_DIR = createDataFolder();
  const refused = await spawnServer({ env: { DATA_DIR, MAP_PMTILES: 'streets.pmtiles' } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toBe(
    `MAP_PMTILES names ${join(DATA_DIR, 'streets.pmtiles')}, which is not there; put the file there or correct its name.\n`,
  );
  expect(readdirSync(DATA_DIR)).not.toContain('postgres');
});

test('mailbox and metrics are for this machine alone, and the mailbox gives way to a mail server', async () => {
  const DATA_DIR = createPreparedFolder();
  const letfair = await startServer({ env: { DATA_DIR } });
  await signUp(letfair, 'Maya@tenant.example');
  await signUp(letfair, 'zoe@tenant.example');
  const [mail] = await mailsTo(letfair, 'maya@TENANT.example');
  expect(mail).toMatchObject({
    to: 'Maya@tenant.example',
    template: 'verify',
    id: expect.any(String),
    html: expect.stringContaining('<'),
  });
  const all = (await (await fetch(`${letfair.url}/dev/mail.json`)).json()) as { data: { mails: { to: string }[] } };
  expect(all.data.mails.map(({ to }) => to)).toEqual(['zoe@tenant.example', 'Maya@tenant.example']);

  const list = await (await fetch(`${letfair.url}/dev/mail`)).text();
  const path = /href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1];
  expect(await (await fetch(letfair.url + path)).text()).toContain('zoe@tenant.example');
  expect((await fetch(`${letfair.url}${path}/html`)).headers.get('content-security-policy')).toMatch(/^sandbox /);
  expect(await (await fetch(`${letfair.url}/metrics`)).text()).toMatch(
    /http_request_duration_seconds_count{method="GET",route="\/dev\/mail.json",status="2xx"} \d/,
  );

  for (const asked of ['/dev/mail', '/dev/mail.json', '/metrics'])
    expect((await fetch(letfair.url + asked, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
  expect(await letfair.stop()).toBe(0);

  const mailing = await startServer({ env: { DATA_DIR, ...SMTP } });
  for (const asked of ['/dev/mail', '/dev/mail.json']) expect((await fetch(mailing.url + asked)).status).toBe(404);
  expect(mailing.said()).not.toContain('/dev/mail');
  expect(await mailing.stop()).toBe(0);
});

test('the site as a browser gets it: rendered, compressed, with files that never change', async () => {
  const letfair = await startServer({
    env: { DATA_DIR: createPreparedFolder(), PUBLIC_URL: 'https://letfair.example', ...SMTP },
  });
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
  const script = /"(\/assets\/framework-[^"]+\.js)"/.exec(html)?.[1];
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
  expect(await letfair.stop()).toBe(0);
});

async function raw(url: string, encoding: string): Promise<{ headers: object; body: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
