import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the web app is built from. */
const folders = ['web', 'contract', 'domain'];
/** Stands for all packages. */
const LOCKFILE = 'package-lock.json';
const notSources = new Set(['node_modules', 'build', '.react-router', '.tsc', '.vite']);

/** Changes when a rebuild would make something else. */
export async function sourceHash(repository: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all(folders.map((folder) => filesBelow(repository, folder)));
  for (const path of [LOCKFILE, ...sources.flat()]) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(repository, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !notSources.has(name) && !/\.(test|tsbuildinfo)\b/.test(name));
  const below = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`])),
  );
  return below.flat().sort();
}
