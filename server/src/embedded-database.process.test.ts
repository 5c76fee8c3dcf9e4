import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  createDataFolder,
  createPreparedFolder,
  isReady,
  killed,
  mailsTo,
  post,
  postgresLog,
  postmasterOf,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

beforeAll(() => ensureWebBuild(() => {}));

test('what was acknowledged outlives every way of ending, and of two starts at once one goes on', async () => {
  const DATA_DIR = createPreparedFolder();
  const env = { DATA_DIR };
  const first = await startServer({ env });
  await signUp(first, 'first@tenant.example');
  await outlivesItsDatabase(first, DATA_DIR);
  const survivor = await postmasterOf(DATA_DIR);
  await killed(first.process);
  expect(await postmasterOf(DATA_DIR)).toBe(survivor);

  const second = await startServer({ env });
  expect(await postmasterOf(DATA_DIR), 'the database that lived on is used as it is').toBe(survivor);
  await signUp(second, 'second@tenant.example');
  await Promise.all([killed(second.process), process.kill(survivor!, 'SIGKILL')]);

  const [loser, third] = await startTwice(DATA_DIR);
  expect(await loser.ended).toBe(1);
  expect(loser.said()).toBe(
    `Another Letfair process is using the data in ${DATA_DIR}. Stop it first, or set DATA_DIR to another folder.\n`,
  );
  await until(() => isReady(third.url));
  for (const email of ['first@tenant.example', 'after@tenant.example', 'second@tenant.example'])
    expect(await mailsTo(third, email)).toHaveLength(1);
  expect(await third.stop()).toBe(0);
  expect(await postmasterOf(DATA_DIR)).toBeNull();
});

/** 503 in the meantime, then everything goes on by itself. */
async function outlivesItsDatabase(letfair: ServerProcess, DATA_DIR: string): Promise<void> {
  const visit = (path: string) => fetch(letfair.url + path, { headers: { accept: 'text/html' } });
  expect((await visit('/properties')).status).toBe(200);
  process.kill((await postmasterOf(DATA_DIR))!, 'SIGKILL');
  // Its helpers live on for a moment and may still answer.
  await until(async () => (await visit('/ready')).status === 503);

  // All at once, because the database comes back by itself.
  const [login, guide, home, ...pages] = await Promise.all([
    post(`${letfair.url}/api/auth/login`, { email: 'first@tenant.example', password: 'x' }),
    visit('/postcode/M1'),
    visit('/'),
    ...['/properties?location=Leeds', '/properties/01980000-0000-7000-8000-0000000000ab', '/transparency'].map(visit),
  ]);
  expect(login.status).toBe(503);
  expect(await login.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  expect(login.headers.get('retry-after')).toBeTruthy();
  expect((await visit('/live')).status).toBe(200);
  expect([home.status, guide.status], 'pages that can do without').toEqual([200, 200]);
  expect(await guide.text()).toMatch(/can’t show live figures right now.*Average rent/s);
  for (const page of pages) {
    expect(page.status, page.url).toBe(503);
    expect(page.headers.get('retry-after'), page.url).toBe('5');
    expect(page.headers.get('cache-control'), page.url).toMatch(/no-(store|cache)/);
    const html = await page.text();
    expect(html, page.url).toContain('<noscript><meta http-equiv="refresh" content="5"');
    expect(html, page.url).toContain('Letfair isn’t working at the moment');
    expect(html, page.url).toContain('<header');
  }

  await until(async () => (await visit('/ready')).status === 200);
  await until(async () => (await visit('/properties?location=Leeds')).status === 200);
  await until(async () => (await (await visit('/postcode/M1')).text()).includes('on Letfair at the moment'));
  await signUp(letfair, 'after@tenant.example');
  expect(await mailsTo(letfair, 'after@tenant.example')).toHaveLength(1);
  expect(letfair.exitCode()).toBeNull();
  expect(letfair.log()).not.toContain('[object Object]');
  expect(letfair.log()).not.toMatch(/A call failed|failed to render/);
  expect(await postgresLog(DATA_DIR)).not.toContain('tenant.example');
}

/** At once; the one that ended comes first. */
async function startTwice(DATA_DIR: string): Promise<[ServerProcess, ServerProcess]> {
  const [one, other] = await Promise.all([spawnServer({ env: { DATA_DIR } }), spawnServer({ env: { DATA_DIR } })]);
  await until(() => one.exitCode() !== null || other.exitCode() !== null);
  return one.exitCode() === null ? [other, one] : [one, other];
}

test('a start that is killed while it prepares the data leaves nothing half made, and root can go on with the data', async () => {
  // Another one than root would choose by itself.
  const owner = process.getuid?.() === 0 ? { startedBy: { uid: 65_534, gid: 65_534 } } : {};
  const DATA_DIR = createDataFolder(owner.startedBy);
  const { uid } = statSync(DATA_DIR);
  const interrupted = await spawnServer({ env: { DATA_DIR }, ...owner });
  await until(() => readdirSync(DATA_DIR).some((name) => name.startsWith('postgres.making-')));
  await killed(interrupted.process);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  const again = await startServer({ env: { DATA_DIR }, ...owner });
  expect(readdirSync(DATA_DIR).sort()).toEqual([
    'compiled',
    'incoming',
    'installation-id',
    'letfair.lock',
    'photos',
    'postgres',
    'secrets',
  ]);
  await signUp(again, 'maya@tenant.example');
  expect(statSync(join(DATA_DIR, 'postgres', 'letfair.password')).mode & 0o777).toBe(0o600);
  expect(await again.stop()).toBe(0);
  if (!owner.startedBy) return;
  const asRoot = await startServer({ env: { DATA_DIR }, startedBy: 'root' });
  expect(await mailsTo(asRoot, 'maya@tenant.example')).toHaveLength(1);
  expect(await asRoot.stop()).toBe(0);
  for (const name of ['', 'base']) expect(statSync(join(DATA_DIR, 'postgres', name)).uid).toBe(uid);
});
