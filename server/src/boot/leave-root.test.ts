import { chown, link, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { handOver, leaveRoot } from './leave-root.ts';
import { runProgram } from './run-program.ts';
import { accountOf, isRoot } from './system-user.ts';

const user = { name: 'somebody', uid: 65_534, gid: 65_534 };

async function dataFolder(): Promise<string> {
  const path = await temporaryFolder();
  await mkdir(join(path, 'photos', 'ab'), { recursive: true });
  await writeFile(join(path, 'photos', 'ab', 'picture'), '');
  return path;
}
const uidOf = async (...path: string[]): Promise<number> => (await stat(join(...path))).uid;

test.runIf(isRoot())('everything of ours goes to the user, and nothing else', async () => {
  const data = await dataFolder();
  const elsewhere = await dataFolder();
  const secret = join(elsewhere, 'photos', 'ab', 'picture');
  await symlink(elsewhere, join(data, 'photos', 'aa'));
  await symlink(secret, join(data, 'photos', 'ab', 'link'));
  await link(secret, join(data, 'photos', 'ab', 'hard-link'));
  await writeFile(join(data, 'notes.txt'), 'Not ours.');
  for (const area of ['exports', 'attachments', 'incoming']) await mkdir(join(data, area));
  await chown(join(data, 'exports'), 12, 12);
  expect(await handOver(data, user)).toBe(true);
  for (const path of ['.', 'photos', 'photos/ab', 'photos/ab/picture', 'exports', 'attachments', 'incoming'])
    expect(await uidOf(data, path), path).toBe(user.uid);
  for (const path of [join(data, 'notes.txt'), secret, elsewhere]) expect(await uidOf(path), path).toBe(0);
});

test.runIf(isRoot())('a folder that holds other things only is refused and left alone', async () => {
  const other = await dataFolder();
  await rm(join(other, 'photos'), { recursive: true });
  await writeFile(join(other, 'passwd'), '');
  await expect(handOver(other, user)).rejects.toThrow(
    /^DATA_DIR must be a folder of its own, but \/.+ has other files in it \(passwd\)\. Choose an empty or new folder\.$/,
  );
  expect(await uidOf(other)).toBe(0);
});

test.runIf(isRoot()).each([
  ['root', 0, /^RUN_AS must be an ordinary user, not root\.$/],
  ['no-such-user', 0, /^RUN_AS must be the name of a user on this machine, but there’s no user called no-such-user\.$/],
  ['daemon', user.uid, /^RUN_AS is daemon, but \/.+ belongs to another user\. /],
] as const)(
  '%s, whom root cannot become in a folder of %i, is told in one sentence',
  async (runAs, owner, sentence) => {
    const dataDir = await dataFolder();
    await chown(dataDir, owner, owner);
    await expect(leaveRoot({ dataDir, runAs, databaseUrl: null, port: 3_000 })).rejects.toThrow(sentence);
    expect(await uidOf(dataDir, 'photos')).toBe(0);
  },
);

test.runIf(isRoot())('a new folder may hold a map already, which stays as it is', async () => {
  const data = await dataFolder();
  await rm(join(data, 'photos'), { recursive: true });
  await writeFile(join(data, 'streets.pmtiles'), '');
  await handOver(data, user);
  expect([await uidOf(data), await uidOf(data, 'streets.pmtiles')]).toEqual([user.uid, 0]);
});

test.runIf(isRoot())('an ordinary user that may read a closed checkout is told so by access too', async () => {
  const closed = await dataFolder();
  const file = join(closed, 'photos', 'ab', 'picture');
  const ask = [process.execPath, '-e', 'require("node:fs").accessSync(process.argv[1], 4)', file] as const;
  expect((await runProgram(user, ask[0], ask.slice(1))).ok).toBe(false);
  const { account, closed: named } = await accountOf(user, [file]);
  expect(named).toBe(closed);
  expect((await runProgram(account, ask[0], ask.slice(1))).ok).toBe(true);
  expect(await accountOf({ ...user, uid: 0 }, ['/etc/passwd'])).toMatchObject({ closed: null });
});
