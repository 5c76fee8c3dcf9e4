import { readFile } from 'node:fs/promises';

interface Lockfile {
  readonly packages?: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean }>>;
}

/** A URL in the lockfile would override the registry that the machine is configured for. */
export function registryUrls(lockfile: Lockfile): string[] {
  const packages = Object.entries(lockfile.packages ?? {});
  if (packages.length === 0) return ['package-lock.json names no package.'];
  return packages
    .filter(([, { resolved }]) => resolved !== undefined && /^\w+(\+\w+)?:\/\//.test(resolved))
    .map(([name, { resolved }]) => `${name} is bound to ${resolved}`);
}

export const checkLockfile = async (path: string): Promise<string[]> =>
  registryUrls(JSON.parse(await readFile(path, 'utf8')) as Lockfile);
