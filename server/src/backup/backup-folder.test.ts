import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { backupName, deleteOutdatedBackups, KEEP_DAYS, outdatedBackups } from './backup-folder.ts';

const now = new Date('2026-11-16T02:30:05.678Z');
const daysAgo = (days: number, suffix = ''): string =>
  `${backupName(new Date(now.getTime() - days * 86_400_000))}${suffix}`;

test('the name of a backup says when it was begun', () => {
  expect(backupName(now)).toBe('letfair-2026-11-16T02-30-05Z.backup');
});

test('backups are deleted once they are older than the days they are kept', () => {
  const names = [daysAgo(0), daysAgo(1), daysAgo(KEEP_DAYS - 1), daysAgo(KEEP_DAYS + 1), daysAgo(100)];
  expect(outdatedBackups(names, now, KEEP_DAYS)).toEqual([daysAgo(KEEP_DAYS + 1), daysAgo(100)]);
  expect(outdatedBackups(names, now, 7)).toEqual([daysAgo(KEEP_DAYS - 1), daysAgo(KEEP_DAYS + 1), daysAgo(100)]);
});

test('the newest backup stays however old it is, and so does every file with another name', () => {
  const names = [daysAgo(90), daysAgo(60), '2026-01-01.backup', 'letfair.backup', 'notes.txt'];
  expect(outdatedBackups(names, now, KEEP_DAYS)).toEqual([daysAgo(90)]);
});

test('what an interrupted backup left behind goes after a day', () => {
  const names = [daysAgo(0, '.unfinished'), daysAgo(2, '.unfinished'), daysAgo(3)];
  expect(outdatedBackups(names, now, KEEP_DAYS)).toEqual([daysAgo(2, '.unfinished')]);
});

test('only outdated files are deleted from the folder', async () => {
  const folder = await temporaryFolder();
  for (const name of [daysAgo(0), daysAgo(40), 'own.txt']) await writeFile(join(folder, name), '');
  expect(await deleteOutdatedBackups(folder, now, KEEP_DAYS)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([daysAgo(0), 'own.txt'].sort());
});
