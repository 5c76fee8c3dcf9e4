import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How long `--into` keeps backups unless `--keep-days` says otherwise. */
export const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;
const named = /^letfair-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(\.unfinished)?$/;

/** "letfair-2026-11-16T02-30-00Z.backup": in the order of time, without characters that a file system refuses. */
export const backupName = (now: Date): string =>
  `letfair-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/**
 * Backups of ours that are older than this many days, and what interrupted ones left behind a day ago. The newest
 * backup always stays, and so do files with other names.
 */
export function outdatedBackups(names: readonly string[], now: Date, keepDays: number): string[] {
  const found = names.flatMap((name) => {
    const [, day, hour, minute, second, unfinished] = named.exec(name) ?? [];
    return day ? [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`), isWhole: !unfinished }] : [];
  });
  const newest = found.filter(({ isWhole }) => isWhole).reduce((latest, { at }) => Math.max(latest, at), 0);
  return found
    .filter(({ at, isWhole }) => now.getTime() - at > (isWhole ? keepDays : 1) * DAY_MS && !(isWhole && at === newest))
    .map(({ name }) => name);
}

/** Returns how many were deleted. */
export async function deleteOutdatedBackups(folder: string, now: Date, keepDays: number): Promise<number> {
  const outdated = outdatedBackups(await readdir(folder), now, keepDays);
  for (const name of outdated) await rm(join(folder, name), { force: true });
  return outdated.length;
}
