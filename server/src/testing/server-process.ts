import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { freePort } from '../postgres/start-postgres.ts';

const programs = fileURLToPath(new URL('..', import.meta.url));
/** Passed on so that server processes share the compile cache of the test run. */
const compileCache = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {};

export interface Person {
  readonly uid: number;
  readonly gid: number;
}

/** Creates a data folder that is removed after the test, together with any PostgreSQL that runs in it. */
export function createDataFolder(owner?: Person): string {
  const folder = mkdtempSync(join(tmpdir(), 'letfair-test-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  onTestFinished(async () => {
    const postmaster = await postmasterOf(folder);
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await until(async () => (await postmasterOf(folder)) === null);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return folder;
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
  readonly owner?: Person;
  /** Piped into its standard input. */
  readonly input?: string;
}

/** Spawns a program of the server with a minimal environment. */
export async function spawnServer({
  env,
  program = 'start.ts',
  args = [],
  owner,
  input,
}: StartOptions): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [join(programs, program), ...args], {
    env: { PATH: process.env.PATH ?? '', ...compileCache, PORT: port, DEMO: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...owner,
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
  }, 60_000);
  return letfair;
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

export async function until(condition: () => Promise<boolean> | boolean, withinMs = 15_000): Promise<void> {
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
