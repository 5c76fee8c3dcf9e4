import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { freePort } from './postgres/start-postgres.ts';
import {
  createDataFolder,
  createPreparedFolder,
  mailsTo,
  post,
  postmasterOf,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

beforeAll(() => ensureWebBuild(() => {}));

const LOGIN = { email: 'nobody@tenant.example', password: 'a door that sings' };

/** A request whose last byte is held back. */
function slowLogin(url: string) {
  const body = JSON.stringify(LOGIN);
  const { hostname, port } = new URL(url);
  let answer = '';
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  );
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
  });
  return { finish: () => socket.write(body.slice(-1)), answer: () => answer, closed };
}

test('a map that cannot be drawn stops the start with one sentence, before there is a database', async () => {
  const DATA_DIR = createDataFolder();
  const letfair = await spawnServer({ env: { DATA_DIR, MAP_PMTILES: 'streets.pmtiles' } });
  expect(await letfair.ended).toBe(1);
  expect(letfair.said()).toBe(
    `MAP_PMTILES names ${join(DATA_DIR, 'streets.pmtiles')}, which doesn’t exist. Put the file there, or correct its name.\n`,
  );
  expect(stopsIn(letfair.log())).toEqual([
    { level: 60, reason: letfair.said().trim() },
    { level: 60, reason: letfair.said().trim() },
  ]);
  expect(readdirSync(DATA_DIR)).not.toContain('postgres');
});

test('a port in use stops the start with one sentence, and the database with it', async () => {
  const DATA_DIR = createPreparedFolder();
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  try {
    const letfair = await spawnServer({ env: { PORT: String(port), DATA_DIR } });
    expect(await letfair.ended).toBe(1);
    expect(letfair.said()).toBe(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number.\n`,
    );
    expect(stopsIn(letfair.log())[0]).toEqual({ level: 60, reason: letfair.said().trim() });
    expect(await postmasterOf(DATA_DIR)).toBeNull();
  } finally {
    other.close();
  }
});

test('a graceful stop: first not ready but serving, then no new connections, requests under way finish, and nothing people typed is in the log', async () => {
  const DATA_DIR = createPreparedFolder();
  const letfair = await startServer({ env: { DATA_DIR, DRAIN_SECONDS: '4', LOG_LEVEL: 'trace', THROTTLE: 'off' } });
  const secrets = await typeSecrets(letfair);
  expect(letfair.said()).toContain('THROTTLE=off');
  const [quicker, slower] = [slowLogin(letfair.url), slowLogin(letfair.url)];
  await until(async () => (await fetch(`${letfair.url}/live`)).status === 200);
  letfair.process.kill('SIGTERM');
  // A refused connection would fail the test: balancers have to hear of the stop first.
  await until(async () => (await fetch(`${letfair.url}/ready`)).status === 503);
  const live = await fetch(`${letfair.url}/live`);
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
  quicker.finish();
  expect(await quicker.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*"success":false/);
  await until(() =>
    fetch(`${letfair.url}/live`).then(
      () => false,
      () => true,
    ),
  );
  expect(letfair.exitCode()).toBeNull();
  slower.finish();
  expect(await slower.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*"success":false/);
  expect(await letfair.ended).toBe(0);
  expect(letfair.log()).not.toContain('cut off');
  for (const secret of secrets) expect(letfair.log() + letfair.said()).not.toContain(secret);
  expect(stopsIn(letfair.log())).toEqual([
    { level: 30, reason: 'SIGTERM' },
    { level: 30, reason: 'SIGTERM' },
  ]);
  expect(letfair.log()).toMatch(/"uptimeSeconds":\d+,"msg":"drained: /);
  const requests = requestsIn(letfair.log());
  // Two with what was typed, and the two that were under way.
  expect(requests.filter(({ path }) => path === '/api/auth/login')).toHaveLength(4);
  expect(requests.filter(({ path }) => path === '/auth/verify')).toHaveLength(1);
  expect(await postmasterOf(DATA_DIR)).toBeNull();
});

/** Everything that a log must not have, in every place where a request may carry it. */
async function typeSecrets(letfair: ServerProcess): Promise<string[]> {
  const email = 'maya.secret@tenant.example';
  const code = await signUp(letfair, email);
  const link = /token=([\w-]+)/.exec((await mailsTo(letfair, email))[0]?.text ?? '')?.[1];
  if (!link) throw new Error('The mail holds no link.');
  const call = async (path: string, body: unknown) => (await post(letfair.url + path, body)).json();
  await call('/api/auth/login', { email, password: 'a door that sings' });
  await fetch(`${letfair.url}/auth/verify?token=${link}&email=${email}&code=${code}`);
  await fetch(`${letfair.url}/auth/verify.data?token=${link}&email=${email}&code=${code}`);
  await fetch(`${letfair.url}/nothing/${email}/${link}`);
  await call('/api/auth/forgot-password', { email });
  const verified = (await call('/api/auth/verify', { code, email })) as { data: { token: string } };
  await fetch(`${letfair.url}/api/auth/me`, { headers: { authorization: `Bearer ${verified.data.token}` } });
  await fetch(`${letfair.url}/api/auth/me?token=${verified.data.token}`);
  await post(`${letfair.url}/api/auth/login`, { email: [email], password: 'a door that sings' });
  return ['maya.secret', 'door that sings', code, link, verified.data.token, '900123'];
}

/** The lines that say why a process stops, and that it has stopped. */
const stopsIn = (log: string): { level: number; reason: string }[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /^the process (?:stops|has stopped)/.test(msg))
    .map(({ level, reason }) => ({ level, reason }));

const requestsIn = (log: string): { path?: string; id?: string }[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a stopped process leaves its compiled code to the next start, which reads it and nobody else does', async () => {
  const DATA_DIR = createPreparedFolder();
  const folder = join(DATA_DIR, 'compiled');
  mkdirSync(join(folder, 'v18-of-long-ago'), { recursive: true });
  execFileSync('chown', ['-R', '--reference', DATA_DIR, folder]);
  // Those of tests share a folder of their own.
  const env = { DATA_DIR, NODE_COMPILE_CACHE: '' };
  await (await startServer({ env })).stop();
  const [version, ...others] = readdirSync(folder);
  expect([version, others]).toEqual([expect.stringContaining(process.version), []]);
  const files = readdirSync(join(folder, version!));
  expect(files.length).toBeGreaterThan(1_000);
  for (const path of [folder, join(folder, version!), join(folder, version!, files[0]!)])
    expect(statSync(path).mode & 0o077).toBe(0);

  const written = statSync(join(folder, version!)).mtimeMs;
  await (await startServer({ env })).stop();
  expect(statSync(join(folder, version!)).mtimeMs, 'nothing had to be compiled again').toBe(written);
});

test('a second signal does not wait, also when nobody reads the log any more', async () => {
  const letfair = await startServer({ env: { DATA_DIR: createPreparedFolder(), LOG_LEVEL: 'debug' } });
  letfair.process.stdout?.destroy();
  letfair.process.stderr?.destroy();
  await signUp(letfair, 'unheard@tenant.example');
  await until(async () => (await mailsTo(letfair, 'unheard@tenant.example')).length === 1);
  const slow = slowLogin(letfair.url);
  await until(async () => (await fetch(`${letfair.url}/live`)).status === 200);
  letfair.process.kill('SIGINT');
  await until(() =>
    fetch(`${letfair.url}/live`).then(
      () => false,
      () => true,
    ),
  );
  // A signal right after the first counts as the same one, so this has to be a moment later.
  await new Promise((resolve) => setTimeout(resolve, 400));
  letfair.process.kill('SIGINT');
  expect(await letfair.ended).toBe(1);
  await slow.closed;
});
