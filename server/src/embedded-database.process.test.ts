import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  createDataFolder,
  createPreparedFolder,
  killed,
  mailsTo,
  post,
  postgresLog,
  postmasterOf,
  signUp,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

beforeAll(() => ensureWebBuild(() => {}));

test('what was acknowledged outlives every way of ending', async () => {
  const DATA_DIR = createPreparedFolder();
  const env = { DATA_DIR };
  const first = await startServer({ env });
  await signUp(first, 'first@tenant.example');
  expect(await first.stop()).toBe(0);
  expect(await postmasterOf(DATA_DIR)).toBeNull();

  const second = await startServer({ env });
  await signUp(second, 'second@tenant.example');
  const survivor = await postmasterOf(DATA_DIR);
  await killed(second.process);
  expect(await postmasterOf(DATA_DIR)).toBe(survivor);

  const third = await startServer({ env });
  expect(await postmasterOf(DATA_DIR), 'the database that lived on is used as it is').toBe(survivor);
  await signUp(third, 'third@tenant.example');
  await Promise.all([killed(third.process), process.kill(survivor!, 'SIGKILL')]);

  const fourth = await startServer({ env });
  for (const email of ['first@tenant.example', 'second@tenant.example', 'third@tenant.example'])
    expect(await mailsTo(fourth, email)).toHaveLength(1);
  expect(await fourth.stop()).toBe(0);
});

test('of two starts at once the second says why and ends; what is locked is free after a kill', async () => {
  const DATA_DIR = createPreparedFolder();
  const both = await Promise.all([spawnServer({ env: { DATA_DIR } }), spawnServer({ env: { DATA_DIR } })]);
  await until(() => both.some(({ exitCode }) => exitCode() !== null));
  const [loser, winner] = both[0].exitCode() === null ? [both[1], both[0]] : both;
  expect(await loser.ended).toBe(1);
  expect(loser.said()).toBe(
    `Another Letfair is using the data in ${DATA_DIR}: stop it first, or set DATA_DIR to another folder.\n`,
  );
  await until(async () => (await fetch(`${winner.url}/ready`).catch(() => null))?.status === 200);
  await killed(winner.process);
  expect(await (await startServer({ env: { DATA_DIR } })).stop()).toBe(0);
});

test('a start that is killed while it prepares the data leaves nothing half made', async () => {
  const DATA_DIR = createDataFolder();
  const interrupted = await spawnServer({ env: { DATA_DIR } });
  await until(() => readdirSync(DATA_DIR).some((name) => name.startsWith('postgres.making-')));
  await killed(interrupted.process);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  const again = await startServer({ env: { DATA_DIR } });
  expect(readdirSync(DATA_DIR).sort()).toEqual([
    'incoming',
    'installation-id',
    'letfair.lock',
    'photos',
    'postgres',
    'secrets',
  ]);
  expect(await again.stop()).toBe(0);
});

test.runIf(process.getuid?.() === 0)(
  'an ordinary user runs it as well, and root can go on with their data',
  async () => {
    const owner = { uid: 65_534, gid: 65_534 };
    const DATA_DIR = createDataFolder(owner);
    const theirs = await startServer({ env: { DATA_DIR }, startedBy: owner });
    await signUp(theirs, 'maya@tenant.example');
    expect(statSync(join(DATA_DIR, 'postgres')).uid).toBe(owner.uid);
    expect(statSync(join(DATA_DIR, 'postgres', 'letfair.password')).mode & 0o777).toBe(0o600);
    expect(await theirs.stop()).toBe(0);
    const asRoot = await startServer({ env: { DATA_DIR }, startedBy: 'root' });
    expect(await mailsTo(asRoot, 'maya@tenant.example')).toHaveLength(1);
    expect(await asRoot.stop()).toBe(0);
    expect(statSync(join(DATA_DIR, 'postgres', 'base')).uid).toBe(owner.uid);
  },
);

test('the process outlives its database: 503 meanwhile, then everything goes on', async () => {
  const DATA_DIR = createPreparedFolder();
  const letfair = await startServer({ env: { DATA_DIR } });
  await signUp(letfair, 'before@tenant.example');
  process.kill((await postmasterOf(DATA_DIR))!, 'SIGKILL');
  // Its helpers live on for a moment and may still answer.
  await until(async () => (await fetch(`${letfair.url}/ready`)).status === 503);

  const [meanwhile, guide] = await Promise.all([
    post(`${letfair.url}/api/auth/login`, { email: 'before@tenant.example', password: 'x' }),
    fetch(`${letfair.url}/postcode/M1`),
  ]);
  expect(meanwhile.status).toBe(503);
  expect(await meanwhile.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
  expect(meanwhile.headers.get('retry-after')).toBeTruthy();
  expect((await fetch(`${letfair.url}/live`)).status).toBe(200);
  expect(guide.status).toBe(200);
  expect(await guide.text()).toMatch(/Average rent.*median rents cannot be shown right now/s);

  await until(async () => (await fetch(`${letfair.url}/ready`)).status === 200);
  await until(async () =>
    (await (await fetch(`${letfair.url}/postcode/M1`)).text()).includes('There are not enough yet'),
  );
  await signUp(letfair, 'after@tenant.example');
  expect(await mailsTo(letfair, 'after@tenant.example')).toHaveLength(1);
  expect(letfair.exitCode()).toBeNull();
  expect(await letfair.stop()).toBe(0);
  expect(await postgresLog(DATA_DIR)).not.toContain('tenant.example');
});

test('a data folder that cannot be used is told in one sentence', async () => {
  const file = join(createDataFolder(), 'file');
  writeFileSync(file, '');
  for (const DATA_DIR of [file, '/proc/x']) {
    const letfair = await spawnServer({ env: { DATA_DIR } });
    expect(await letfair.ended, DATA_DIR).toBe(1);
    expect(letfair.said()).toMatch(/^DATA_DIR takes a folder that can be written to, [^\n]+\n$/);
  }
});
