import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const PORT = process.env.PORT ?? '3900';
const FILL_SECONDS = 180;

/** The product with the demonstration in a folder of its own, and a browser, until `use` has ended. */
export async function withDemo(use: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  const origin = `http://127.0.0.1:${PORT}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-screenshots-'));
  const product = spawn(process.execPath, ['server/src/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT, PUBLIC_URL: origin, DATA_DIR: dataDir, THROTTLE: 'off', DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await demoIsLoaded(origin, () => product.exitCode === null);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    await use(origin, browser);
    await browser.close();
  } finally {
    if (product.exitCode === null) {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function demoIsLoaded(origin: string, isRunning: () => boolean): Promise<void> {
  for (let second = 0; second < FILL_SECONDS; second += 1) {
    if (!isRunning()) throw new Error('The product did not start.');
    const about = await fetch(`${origin}/api/about`).then(
      (response) => response.json() as Promise<{ data: { demoAccounts: unknown[] } }>,
      () => null,
    );
    if (about && about.data.demoAccounts.length > 0) return;
    await pause(1_000);
  }
  throw new Error(`The demonstration was not loaded within ${FILL_SECONDS} seconds.`);
}
