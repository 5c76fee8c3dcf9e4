import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureWebBuild } from '../server/src/assets/web-build.ts';
import { firstClosed, isRoot, serviceUser } from '../server/src/boot/system-user.ts';
import { findBinaries } from '../server/src/postgres/binaries.ts';
import { freePort } from '../server/src/postgres/start-postgres.ts';
// Declares the types of the values provided below.
import type { Person } from '../server/src/testing/server-process.ts';

const program = fileURLToPath(new URL('../server/src/start.ts', import.meta.url));

/** Starts and stops the product once, so that tests can copy the data folder that a first start leaves. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureWebBuild(() => {});
  // Makes links beside the binaries, which the ordinary user may not do in a folder of root.
  await findBinaries();
  const user = await ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), 'letfair-prepared-'));
  const tearDown = () => rm(folder, { recursive: true, force: true });
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await startOnce(folder, user);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('ordinaryUser', user);
  project.provide('preparedData', folder);
  return tearDown;
}

/** Started as root, every program would start a second time as another user; null where that user cannot read it. */
async function ordinaryUser(): Promise<Person | null> {
  if (!isRoot()) return null;
  const user = await serviceUser();
  return (await firstClosed(user, [program, process.execPath])) === null ? { uid: user.uid, gid: user.gid } : null;
}

async function startOnce(dataDir: string, user: Person | null): Promise<void> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
  const product = spawn(process.execPath, [program], {
    env: { PATH, ...cache, DATA_DIR: dataDir, DEMO: '0', PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  let said = '';
  product.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
    if (said.includes('Letfair is ready')) product.kill('SIGTERM');
  });
  const [exitCode] = await once(product, 'close');
  if (exitCode !== 0) throw new Error(`The product could not prepare a data folder:\n${said}`);
}
