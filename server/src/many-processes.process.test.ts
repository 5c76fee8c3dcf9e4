import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { mailSink } from './testing/mail-sink.ts';
import {
  aNewcomer,
  createDataFolder,
  createPreparedFolder,
  keyIn,
  killed,
  post,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';
import { tapDatabase } from './testing/wire-tap.ts';

beforeAll(() => ensureWebBuild(() => {}));

const ADMIN = { ADMIN_EMAIL: 'ann@letfair.example', ADMIN_PASSWORD: 'a door that sings loudly' };
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

/** A database server of its own, as several processes share it: an empty one, or as a first start leaves it. */
async function externalDatabase(dataDir: string): Promise<{
  readonly url: string;
  readonly ask: (sql: string) => Promise<unknown[]>;
}> {
  const { url, superuserUrl } = await startPostgres({ dataDir, durable: false });
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { url, ask };
}

const signIn = async (
  { url }: ServerProcess,
  email: string,
): Promise<{ success: boolean; data: { token: string } }> => {
  const answer = await post(`${url}/api/auth/login`, { email, password: aNewcomer(email).password });
  return (await answer.json()) as { success: boolean; data: { token: string } };
};

test('two web processes and a worker that start at once on an empty database serve one site', async () => {
  const { url: DATABASE_URL, ask } = await externalDatabase(createDataFolder());
  const env = { DATABASE_URL, DATA_DIR: createDataFolder(), ...ADMIN };
  const [one, two, worker] = await Promise.all(
    ['web', 'web', 'worker'].map((PROCESS) => startServer({ env: { ...env, PROCESS } })),
  );
  if (!one || !two || !worker) throw new Error('Something did not start.');
  expect(await ask(`select 1 from account where user_type = 'admin'`), 'one admin').toHaveLength(1);

  // The database of the operator is used instead of an embedded one.
  expect(readdirSync(env.DATA_DIR)).toEqual([
    'compiled',
    'incoming',
    'installation-id',
    'letfair.lock',
    'photos',
    'secrets',
  ]);
  await refusesOtherDatabases(env, ask);

  // A worker answers health checks and nothing else.
  const statuses = await Promise.all(
    ['/live', '/ready', '/', '/api/properties'].map(async (path) => (await fetch(worker.url + path)).status),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);

  // Files of a build that another process serves, or has served this week, are sent by all.
  await ask(`insert into web_asset (name, content, is_gzipped) values ('root-former.js', 'export {}', false)`);
  for (const { url } of [one, two]) {
    const former = await fetch(`${url}/assets/root-former.js`);
    expect([former.status, former.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(former.headers.get('cache-control')).toContain('immutable');
    expect(await former.text()).toBe('export {}');
    expect((await fetch(`${url}/assets/root-unknown.js`)).status).toBe(404);
  }
  const script = /\/assets\/([\w.-]+\.js)/.exec(await (await fetch(one.url)).text())?.[1];
  expect(await ask(`select 1 from web_asset where name = '${script}'`), 'its own build is kept').toHaveLength(1);

  // The worker runs the jobs of the others, and nobody does while there is none.
  const jobs = () => ask(`select 1 from graphile_worker.jobs where task_identifier = 'send-mail'`);
  const email = 'maya@tenant.example';
  const code = await signUp(one, email);
  await until(async () => (await jobs()).length === 0);
  await killed(worker.process);
  await signUp(two, 'later@tenant.example');
  await pause(1_000);
  expect(await jobs(), 'web processes run no jobs').toHaveLength(1);

  // An account that one process has made signs in at the other, and out of both.
  await post(`${two.url}/api/auth/verify`, { email, code });
  const { token } = (await signIn(two, email)).data;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const profileAt = async ({ url }: ServerProcess) => (await fetch(`${url}/api/dashboard`, { headers })).status;
  expect([await profileAt(one), await profileAt(two)]).toEqual([200, 200]);

  // A repeated write is carried out once, whichever process gets the repetition.
  const repeated = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same-sign-up' },
    body: JSON.stringify(aNewcomer('again@tenant.example')),
  };
  const answers = await Promise.all(
    [one, two, one, two].map(async ({ url }) => (await fetch(`${url}/api/auth/signup`, repeated)).text()),
  );
  expect(answers[0]).toContain('verificationCode');
  expect(new Set(answers).size).toBe(1);

  // Limits count the attempts at all processes together.
  const tryAt = async ({ url }: ServerProcess) => {
    const sent = await post(`${url}/api/auth/login`, { email, password: 'not the right one' });
    return ((await sent.json()) as { error: { code: string } }).error.code;
  };
  await until(async () => (await tryAt(one)) === 'too_many');
  expect(await tryAt(two)).toBe('too_many');

  await showsChangesOfOthers(one, two);
  await needsTheKey(env);

  await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers, body: '{}' });
  expect([await profileAt(one), await profileAt(two)]).toEqual([401, 401]);
  expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0]);
});

/** A page of one process shows at once what another has changed. */
async function showsChangesOfOthers(first: ServerProcess, second: ServerProcess): Promise<void> {
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
}

/** Processes of one database share a data folder; another database may not have it, and a wrong password is told. */
async function refusesOtherDatabases(
  env: { readonly DATABASE_URL: string; readonly DATA_DIR: string },
  ask: (sql: string) => Promise<unknown[]>,
): Promise<void> {
  await ask('create database other owner letfair_app');
  const urlWith = (changes: Partial<URL>) => Object.assign(new URL(env.DATABASE_URL), changes).href;
  const refused = await spawnServer({ env: { ...env, DATABASE_URL: urlWith({ pathname: '/other' }) } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toBe(
    `Another Letfair process is using the data in ${env.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.\n`,
  );
  const locked = await spawnServer({
    env: { ...env, DATABASE_URL: urlWith({ password: 'wrong' }), DATA_DIR: createDataFolder() },
  });
  expect(await locked.ended).toBe(1);
  expect(locked.said()).toMatch(
    /^DATABASE_URL must be the address of a PostgreSQL server that lets Letfair in, but this one doesn’t \([^\n]+\n$/,
  );
  expect(locked.said() + locked.log()).not.toContain('wrong');
}

/** A process that could not read the secrets of the database does not serve, and makes no key of its own. */
async function needsTheKey(env: Record<string, string>): Promise<void> {
  const DATA_DIR = createDataFolder();
  const keyless = await spawnServer({ env: { ...env, DATA_DIR } });
  expect(await keyless.ended).toBe(1);
  expect(keyless.said()).toMatch(
    /^The database has secrets in it that are encrypted with the key [\da-f]{16}, [^\n]+ Give it the SECRETS_KEY [^\n]+\n$/,
  );
  expect(existsSync(join(DATA_DIR, 'secrets'))).toBe(false);
}

test('a job in the middle of which its process is killed is finished by the next one, with one effect', async () => {
  const DATA_DIR = createPreparedFolder();
  const sink = await mailSink({ unanswered: 1 });
  const env = { DATA_DIR, SMTP_URL: sink.url, MAIL_FROM: 'hello@letfair.example' };
  const first = await startServer({ env });
  const { ask } = await externalDatabase(DATA_DIR);
  const email = 'maya@tenant.example';
  expect((await post(`${first.url}/api/auth/signup`, aNewcomer(email))).status).toBe(200);
  await until(() => sink.begun() === 1);
  await killed(first.process);
  const jobs = `select locked_by from graphile_worker.jobs where locked_by is not null and task_identifier = 'send-mail'`;
  expect(await ask(jobs), 'the dead process still holds its job').toHaveLength(1);

  // As if the two minutes had passed after which nobody believes that it still works.
  await ask(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  const next = await startServer({ env });
  await until(async () => (await ask('select 1 from mail where sent_at is not null')).length === 1);
  await until(async () => (await ask(jobs)).length === 0);
  expect(await next.stop()).toBe(0);
  expect(sink.mails().filter((mail) => mail.includes(email))).toHaveLength(1);
});

test('through a pooler that gives each transaction another connection, nothing rests on a connection', async () => {
  const prepared = createPreparedFolder();
  const { url: DATABASE_DIRECT_URL } = await externalDatabase(prepared);
  const tap = await tapDatabase(DATABASE_DIRECT_URL);
  const letfair = await startServer({
    env: {
      DATABASE_URL: tap.url,
      DATABASE_DIRECT_URL,
      DATABASE_PREPARE: 'off',
      DATA_DIR: createDataFolder(),
      SECRETS_KEY: keyIn(prepared),
    },
  });
  const email = 'maya@tenant.example';
  const code = await signUp(letfair, email);
  await post(`${letfair.url}/api/auth/verify`, { email, code });
  const { token } = (await signIn(letfair, email)).data;
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/', '/api/properties?location=Leeds&facets=true', '/api/dashboard', '/sitemap.xml'])
    expect((await fetch(letfair.url + path, { headers })).status, path).toBe(200);
  expect(await letfair.stop()).toBe(0);

  const { statements, parameters, preparedNames } = tap.seen();
  expect(statements.length).toBeGreaterThan(10);
  expect(preparedNames, 'named statements').toEqual([]);
  const ofSession =
    /^\s*(un)?listen\b|^\s*set (?!local|transaction)|^\s*prepare\b|pg_(try_)?advisory_lock|temp(orary)? table|with hold/i;
  expect(statements.filter((text) => ofSession.test(text))).toEqual([]);
  // PgBouncer refuses a connection with any other.
  const known = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];
  expect(parameters.filter((name) => !known.includes(name.toLowerCase()))).toEqual([]);
});
