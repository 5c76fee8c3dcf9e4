import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Every worker reads this file again; what the first reading chose is handed on through the environment.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort());
  process.env.CHROMIUM = await findBrowser();
}
// Passkeys belong to a name, never to a number.
const origin = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: `${root}test-results/browser`,
  reporter: [['list'], ['json', { outputFile: `${root}test-results/browser.json` }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // a journey with axe on several screens is slow on a busy machine, and axe on one of them may take ten seconds
  timeout: 180_000,
  // what is tried again is usually there within a few frames; the default waits for a second
  expect: { timeout: 30_000, toPass: { intervals: [50, 100, 200, 400] } },
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // every frame of a transition is drawn by the processor; the specs that are about motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        // the pages of a context share a process, so a new page need not start one
        '--renderer-process-limit=1',
        // no page lives long enough to repay an optimising compiler
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: `"${process.execPath}" e2e/serve-product.ts`,
    cwd: root,
    env: { PORT: process.env.E2E_PORT },
    url: `${origin}/ready`,
    // the first start builds the web app
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
