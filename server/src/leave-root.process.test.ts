import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { createDataFolder, postmasterOf, signUp, spawnServer, startServer } from './testing/server-process.ts';

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

test.runIf(isRoot)('root serves as a user of our own, whose data nobody else reads', async () => {
  const DATA_DIR = createDataFolder('root');
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
  const letfair = await startServer({ env: { DATA_DIR, RUN_AS: 'nobody' }, startedBy: 'root' });
  await signUp(letfair, 'maya@tenant.example');
  expect(uidsOf(letfair.process.pid!)).toEqual(new Set([String(NOBODY)]));
  expect(letfair.log()).toContain(`because ${closed} is closed to it: open that folder with \\"chmod o+x\\"`);
  expect(openPathsIn(DATA_DIR, NOBODY)).toEqual([]);
  expect(await letfair.stop()).toBe(0);
});

test.runIf(isRoot)('a user that root cannot become is told in one sentence', async () => {
  const theirs = createDataFolder({ uid: NOBODY, gid: NOBODY });
  const notEmpty = createDataFolder('root');
  mkdirSync(join(notEmpty, 'somebody-else'));
  for (const [env, sentence] of [
    [{ RUN_AS: 'root', DATA_DIR: createDataFolder('root') }, /^RUN_AS takes an ordinary user, and root is none\.\n$/],
    [{ RUN_AS: 'no-such-user', DATA_DIR: createDataFolder('root') }, /^RUN_AS takes the name of a user [^\n]+\n$/],
    [{ RUN_AS: 'daemon', DATA_DIR: theirs }, /^RUN_AS is daemon, and \/.+ belongs to another user: [^\n]+\n$/],
    [{ DATA_DIR: notEmpty }, /^DATA_DIR takes a folder of its own, and \/.+ \(somebody-else\)[^\n]+\n$/],
  ] as const) {
    const letfair = await spawnServer({ env, startedBy: 'root' });
    expect(await letfair.ended).toBe(1);
    expect(letfair.said()).toMatch(sentence);
  }
});
