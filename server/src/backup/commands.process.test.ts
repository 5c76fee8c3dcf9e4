import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestS3, type TestS3 } from '@letfair/api/testing/servers/s3-server';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ensureWebBuild } from '../assets/web-build.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import {
  createDataFolder,
  createPreparedFolder,
  keyIn,
  post,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
} from '../testing/server-process.ts';

await ensureWebBuild(() => {});

/** Runs a command to its end. */
async function run(program: string, args: readonly string[], env: Record<string, string>) {
  const command = await spawnServer({ program: `${program}.ts`, args, env });
  return { code: await command.ended, said: command.said() };
}

async function runWell(program: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, said } = await run(program, args, env);
  expect(code, said).toBe(0);
  return said;
}

/** An external server with an empty database, owned by a role that is no superuser. */
async function externalDatabase(): Promise<string> {
  const postgres = await startPostgres({ dataDir: createPreparedFolder(), durable: false });
  onTestFinished(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  await client.query('create database site owner letfair_app');
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: '/site' }).href;
}

/** What people see, and what one of them sees after signing in with the same password. */
async function answersOf({ url }: ServerProcess): Promise<unknown[]> {
  const { data } = (await (
    await post(`${url}/api/auth/login`, { email: 'tenant@letfair.example', password: DEMO_PASSWORD })
  ).json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const answers: unknown[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { headers });
    const body: unknown = answer.headers.get('content-type')?.includes('json')
      ? await answer.json()
      : (await answer.arrayBuffer()).byteLength;
    answers.push([path, answer.status, body]);
    return body;
  };
  const { data: found } = (await ask('/api/properties')) as {
    data: { properties: { id: string; photo: { id: string } | null }[] };
  };
  for (const { id, photo } of found.properties.slice(0, 5)) {
    await ask(`/api/properties/${id}`);
    if (photo) await ask(`/photos/${photo.id}-480.webp`);
  }
  for (const path of ['/api/conversations', '/api/favorites', '/api/applications', '/api/search/suggestions?q=le'])
    await ask(path);
  return answers;
}

/** A bucket that is away takes photos and uploads with it, and neither searches nor the process. */
async function expectServingWithout(s3: TestS3, { url }: ServerProcess): Promise<void> {
  s3.fault = () => 'cut';
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^storage_up 0$/m);
  for (const path of ['/ready', '/api/properties', '/properties']) expect((await fetch(url + path)).status).toBe(200);
  s3.fault = () => null;
}

/** Several servers and commands start one after the other. */
const LONG_MS = 400_000;

test('a site moves from the embedded database and a folder to a server and a bucket and back, by backups of the running site', {
  timeout: LONG_MS,
}, async () => {
  const embedded = { DATA_DIR: createPreparedFolder(), DEMO: '0' };
  const archives = createDataFolder();
  const [first, second] = [join(archives, 'first.backup'), join(archives, 'second.backup')];
  await runWell('demo', ['--listings', '10'], embedded);
  const site = await startServer({ env: embedded });
  const keys = join(embedded.DATA_DIR, 'secrets');
  const [formerKey = ''] = readdirSync(keys);
  // Beside the running site, which hashes the next code with the new key.
  expect(await runWell('rotate-secrets', [], embedded)).toContain('The old key was deleted.');
  expect(readdirSync(keys)).toEqual([expect.not.stringContaining(formerKey)]);
  const email = 'maya@tenant.example';
  const code = await signUp(site, email);
  expect((await post(`${site.url}/api/auth/verify`, { email, code })).status).toBe(200);
  const expected = await answersOf(site);
  const said = await runWell('backup', [first], embedded);
  expect(said).toMatch(/Backup written: \d+ tables with [\d,]+ rows, \d+ files of \d+ MB/);
  expect(said).toContain(`it doesn’t include the key to its secrets. Keep a copy of ${keys} elsewhere`);
  const SECRETS_KEY = keyIn(embedded.DATA_DIR);
  expect(await site.stop()).toBe(0);

  const s3 = await startTestS3();
  onTestFinished(s3.close);
  const bucket = s3.open();
  const external = {
    DATA_DIR: createDataFolder(),
    DATABASE_URL: await externalDatabase(),
    DEMO: '0',
    SECRETS_KEY,
    ...s3.settings,
  };
  expect(await runWell('restore', [first], external)).toContain('The backup has been restored');
  await bucket.put('imports/unfinished-restore', Buffer.from('as if it could not be removed'));
  const moved = await startServer({ env: external });
  expect(await bucket.head('imports/unfinished-restore')).toBeNull();
  expect(await answersOf(moved)).toEqual(expected);
  expect(existsSync(join(external.DATA_DIR, 'photos'))).toBe(false);
  await expectServingWithout(s3, moved);
  const passphrase = { BACKUP_PASSPHRASE: 'a passphrase of good length' };
  const whole = await runWell('backup', [second], { ...external, ...passphrase });
  expect(whole).toContain('It includes the key');
  expect(await runWell('verify-backup', [second], passphrase)).toContain('The key to its secrets is included');
  const beside = await run('restore', [first], external);
  expect([beside.code, beside.said]).toEqual([1, expect.stringContaining('Another Letfair process is using the data')]);
  expect(await moved.stop()).toBe(0);

  const back = { DATA_DIR: createDataFolder(), DEMO: '0' };
  const [, written] = /written: (.*? MB)/.exec(whole) ?? [];
  expect(await runWell('restore', [second], { ...back, ...passphrase })).toContain(`has been restored: ${written}.`);
  expect(readdirSync(join(back.DATA_DIR, 'secrets'))).toEqual(readdirSync(keys));
  expect(readdirSync(join(back.DATA_DIR, 'photos'))).toEqual(readdirSync(join(embedded.DATA_DIR, 'photos')));
  expect(readdirSync(archives).sort()).toEqual(['first.backup', 'second.backup']);
});
