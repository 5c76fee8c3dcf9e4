import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/postgres/start-postgres.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const READY_SECONDS = 120;

export const admin = { email: 'bench@admin.example', password: 'a long bench passphrase' };

/** Processes of one database share it, whichever folder their files are in. */
export const SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');

/** The product in its own process with its own data, started like `npm start`. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** From spawn to the first 200 of /ready. */
  readonly readyMs: number;
  /** Stops it as Ctrl+C does. */
  readonly stop: () => Promise<void>;
}

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'letfair-bench-'));
export const dropDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const port = env.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, await startArguments(), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      THROTTLE: 'off',
      DEMO: '0',
      SECRETS_KEY,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
  });
  await untilReady(child, url);
  const readyMs = performance.now() - started;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    // It answers, so it has a pid.
    pid: child.pid!,
    dataDir,
    readyMs,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Those of `npm start`, which limit the memory of the process. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product stopped with code ${child.exitCode} before it was ready.`);
    const ready = await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${READY_SECONDS} s.`);
}
