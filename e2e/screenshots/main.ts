import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { axeViolations } from '../support/accessible.ts';
import { signIn } from './sign-in.ts';
import { type Visit, visits } from './visits.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'test-results', 'screenshots');
const PORT = process.env.PORT ?? '3900';
const origin = `http://127.0.0.1:${PORT}`;
const FILL_SECONDS = 180;
const ACT_MS = 10_000;

const screens = [
  { name: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desk-light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'desk-dark', width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** Every page in every role and state, as a person sees it and as axe judges it. Names on the command line choose some screens and visits. */
const named = process.argv.slice(2);
const onScreens = screens.filter(({ name }) => named.includes(name));
const wanted = named.filter((part) => !onScreens.some(({ name }) => name === part));
const chosen = visits.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const dataDir = await mkdtemp(join(tmpdir(), 'letfair-screenshots-'));
const product = spawn(process.execPath, ['server/src/start.ts'], {
  cwd: root,
  env: { PATH: process.env.PATH, PORT, PUBLIC_URL: origin, DATA_DIR: dataDir, THROTTLE: 'off', DEMO: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await demoIsLoaded();
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const shown = onScreens.length > 0 ? onScreens : screens;
  for (const screen of shown) await walk(browser, screen);
  await browser.close();
  process.stdout.write(`${chosen.length * shown.length} screenshots are in test-results/screenshots.\n`);
} finally {
  if (product.exitCode === null) {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
}

async function demoIsLoaded(): Promise<void> {
  for (let second = 0; second < FILL_SECONDS; second += 1) {
    if (product.exitCode !== null) throw new Error('The product did not start.');
    const about = await fetch(`${origin}/api/about`).then(
      (response) => response.json() as Promise<{ data: { demoAccounts: unknown[] } }>,
      () => null,
    );
    if (about && about.data.demoAccounts.length > 0) return;
    await pause(1_000);
  }
  throw new Error(`The demonstration was not loaded within ${FILL_SECONDS} seconds.`);
}

async function walk(browser: Browser, { name: screen, width, height, colorScheme }: (typeof screens)[number]) {
  for (const visit of chosen) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(ACT_MS);
    try {
      await look(page, visit);
      await page.screenshot({ path: join(folder, `${visit.name}.${screen}.png`), fullPage: true });
      for (const violation of await axeViolations(page, { withContrast: true }))
        say(`${visit.name}, ${screen}: ${violation}`);
    } catch (error) {
      say(`${visit.name}, ${screen}: ${(error as Error).message.split('\n')[0]}`);
    }
    await context.close();
  }
}

function say(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

async function look(page: Page, { path, as, calls, act }: Visit): Promise<void> {
  if (as !== 'nobody') await signIn(page, origin, as);
  if (calls)
    await page.route('**/api/**', (route) => (calls === 'failing' ? route.abort() : new Promise(() => undefined)));
  await page.goto(path, { waitUntil: calls ? 'load' : 'networkidle' });
  await act?.(page);
  await pause(calls ? 1_500 : 400);
}
