import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { createDataFolder, createPreparedFolder, postmasterOf, signUp, startServer } from './testing/server-process.ts';

beforeAll(() => ensureWebBuild(() => {}));

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** A line of /proc/…/status. */
const statusOf = (pid: number, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.trim() ?? '';
const uidsOf = (pid: number): Set<string> => new Set(statusOf(pid, 'Uid').split(/\s+/));

/** Paths that somebody besides their owner may read, write or enter, or that belong to somebody else. */
const openPathsIn = (folder: string, uid: number): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return false;
    const found = statSync(path);
    return found.uid !== uid || (found.mode & 0o077) !== 0;
  });

/** As if all of it, the database as well, had belonged to root. */
function folderOfRoot(): string {
  const folder = createPreparedFolder();
  execFileSync('chown', ['-R', '0:0', folder]);
  return folder;
}

test.runIf(isRoot)('root serves as a user of our own, whose data nobody else reads', async () => {
  const DATA_DIR = folderOfRoot();
  chmodSync(DATA_DIR, 0o711);
  const letfair = await startServer({ env: { DATA_DIR }, startedBy: 'root' });
  await signUp(letfair, 'maya@tenant.example');
  const { uid } = statSync(DATA_DIR);
  expect(uid).not.toBe(0);
  for (const pid of [letfair.process.pid!, (await postmasterOf(DATA_DIR))!]) {
    expect(uidsOf(pid)).toEqual(new Set([String(uid)]));
    expect(statusOf(pid, 'CapEff')).toMatch(/^0+$/);
    expect(statusOf(pid, 'Groups')).not.toMatch(/\b0\b/);
  }
  expect(openPathsIn(DATA_DIR, uid)).toEqual([]);
  expect(letfair.log()).not.toContain('is closed to it');
  expect(await letfair.stop()).toBe(0);
});

test.runIf(isRoot)('root serves as the user that RUN_AS names, also from a folder that is closed to them', async () => {
  const closed = createDataFolder('root');
  const DATA_DIR = join(closed, 'data');
  renameSync(folderOfRoot(), DATA_DIR);
  const letfair = await startServer({ env: { DATA_DIR, RUN_AS: 'nobody' }, startedBy: 'root' });
  await signUp(letfair, 'maya@tenant.example');
  expect(uidsOf(letfair.process.pid!)).toEqual(new Set([String(NOBODY)]));
  expect(letfair.log()).toContain(`because ${closed} is closed to it: open that folder with \\"chmod o+x\\"`);
  expect(openPathsIn(DATA_DIR, NOBODY)).toEqual([]);
  expect(await letfair.stop()).toBe(0);
});
