import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { admin } from './support/admin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A test may have put something there; it is gone afterwards as well. */
const dataDir = process.env.E2E_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'letfair-e2e-')));
await mkdir(join(root, 'test-results'), { recursive: true });
const log = createWriteStream(join(root, 'test-results', 'browser-server.log'));

/** What `npm start` runs, on an empty marketplace that is gone afterwards. */
const product = spawn(process.execPath, ['server/src/start.ts'], {
  cwd: root,
  env: {
    ...process.env,
    // whatever the developer's shell is set up for stays out of it
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    // links in mails lead to the address the browser knows, or they would meet another local storage
    PUBLIC_URL: `http://localhost:${process.env.PORT}`,
    HOST: undefined,
    TRUST_PROXY: undefined,
    LOG_LEVEL: undefined,
    DATA_DIR: dataDir,
    THROTTLE: 'off',
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
product.stdout.pipe(log, { end: false });
product.stderr.pipe(log, { end: false });
product.stderr.pipe(process.stderr);

// Whoever ends the run signals the whole process group, so the product has the signal already; only its end is awaited.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
product.on('close', async (exitCode) => {
  await rm(dataDir, { recursive: true, force: true });
  process.exitCode = exitCode ?? 1;
});
