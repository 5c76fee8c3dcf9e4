import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../support/accessible.ts';
import { root, withDemo } from './demo-product.ts';
import { signIn } from './sign-in.ts';
import { type Visit, visits } from './visits.ts';

const folder = join(root, 'test-results', 'screenshots');
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

await mkdir(folder, { recursive: true });
await withDemo(async (origin, browser) => {
  const shown = onScreens.length > 0 ? onScreens : screens;
  for (const screen of shown) await walk(browser, origin, screen);
  process.stdout.write(`${chosen.length * shown.length} screenshots are in test-results/screenshots.\n`);
});

type Screen = (typeof screens)[number];

async function walk(browser: Browser, origin: string, { name: screen, width, height, colorScheme }: Screen) {
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
      await look(page, origin, visit);
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

async function look(page: Page, origin: string, { path, as, calls, act }: Visit): Promise<void> {
  if (as !== 'nobody') await signIn(page, origin, as);
  if (calls)
    await page.route('**/api/**', (route) => (calls === 'failing' ? route.abort() : new Promise(() => undefined)));
  await page.goto(path, { waitUntil: calls ? 'load' : 'networkidle' });
  await act?.(page);
  await pause(calls ? 1_500 : 400);
}
