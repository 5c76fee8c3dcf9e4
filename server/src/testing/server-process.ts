import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { runningPostmaster } from '../postgres/postmaster.ts';

const programs = fileURLToPath(new URL('..', import.meta.url));
/** Passed on so that server processes share the compile cache of the test run. */
const compileCache = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {};

export interface Person {
  readonly uid: number;
  readonly gid: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whom root starts programs as; null: whoever runs the tests. */
    readonly ordinaryUser: Person | null;
    /** A data folder as a first start leaves it. */
    readonly preparedData: string;
  }
}

/** Root itself, where a test is about starting as root. */
const ROOT: Person = { uid: 0, gid: 0 };
type StartedBy = Person | 'root';
const personOf = (by: StartedBy | null): Person | null => (by === 'root' ? ROOT : by);

/** Creates a data folder that is removed after the test, together with any PostgreSQL that runs in it. */
export function createDataFolder(owner: StartedBy | null = inject('ordinaryUser')): string {
  const folder = mkdtempSync(join(tmpdir(), 'letfair-test-'));
  const person = personOf(owner);
  if (person) chownSync(folder, person.uid, person.gid);
  onTestFinished(async () => {
    const postmaster = await postmasterOf(folder);
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await until(async () => (await postmasterOf(folder)) === null);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return folder;
}

/** A data folder as a first start leaves it: for tests of anything else, since preparing one takes seconds. */
export function createPreparedFolder(): string {
  const folder = createDataFolder();
  execFileSync('cp', ['-a', `${inject('preparedData')}/.`, folder]);
  return folder;
}

/** The SECRETS_KEY of processes that use the database of this folder with a data folder of their own. */
export function keyIn(dataDir: string): string {
  const folder = join(dataDir, 'secrets');
  return readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8').trim();
}

export const postmasterOf = async (dataDir: string): Promise<number | null> =>
  (await runningPostmaster(join(dataDir, 'postgres')).catch(() => null))?.pid ?? null;

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly log: () => string;
  readonly said: () => string;
  /** Null while it runs. */
  readonly exitCode: () => number | null;
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<number | null>;
}

export interface StartOptions {
  readonly env: Record<string, string>;
  readonly program?: string;
  readonly args?: readonly string[];
  /** An ordinary user unless a test says otherwise. */
  readonly startedBy?: StartedBy;
  /** Piped into its standard input. */
  readonly input?: string;
}

/** Spawns a program of the server with a minimal environment. */
export async function spawnServer({
  env,
  program = 'start.ts',
  args = [],
  startedBy,
  input,
}: StartOptions): Promise<ServerProcess> {
  const port = env.PORT ?? String(await ownPort());
  const child = spawn(process.execPath, [join(programs, program), ...args], {
    env: { PATH: process.env.PATH ?? '', ...compileCache, PORT: port, DEMO: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...personOf(startedBy ?? inject('ordinaryUser')),
  });
  child.stdin.end(input);
  let log = '';
  let said = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    log: () => log,
    said: () => said,
    exitCode: () => child.exitCode,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Resolves when the server is ready for requests. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const letfair = await spawnServer(options);
  await until(async () => {
    if (letfair.exitCode() !== null) throw new Error(`It ended: ${letfair.said()}\n${letfair.log()}`);
    return isReady(letfair.url);
  }, 120_000);
  return letfair;
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

export async function until(condition: () => Promise<boolean> | boolean, withinMs = 60_000): Promise<void> {
  const giveUp = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`This did not come about within ${withinMs} ms: ${condition}`);
    await pause(50);
  }
}

export async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export const aNewcomer = (email: string) => ({
  firstName: 'Maya',
  lastName: 'Osei',
  email,
  password: 'a door that sings',
  phone: '07700 900123',
  userType: 'tenant',
});

export const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Returns the verification code. */
export async function signUp({ url }: Pick<ServerProcess, 'url'>, email: string): Promise<string> {
  const response = await post(`${url}/api/auth/signup`, aNewcomer(email));
  const answer = (await response.json()) as { success: boolean; data: { verificationCode: string } };
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data.verificationCode;
}

export interface MailSeen {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export async function mailsTo({ url }: Pick<ServerProcess, 'url'>, email: string): Promise<MailSeen[]> {
  const response = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { data: { mails: MailSeen[] } }).data.mails;
}

export const postgresLog = (dataDir: string): Promise<string> =>
  readFile(join(dataDir, 'postgres', 'letfair.log'), 'utf8');

/** Below the ports that the system gives to connections, one of which could take it before the server does. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

async function ownPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
