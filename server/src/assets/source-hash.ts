import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the web app is built from. The lockfile stands for all packages. */
const sources = ['web', 'contract', 'domain', 'package-lock.json'];
const notSources = new Set(['node_modules', 'build', '.react-router', '.tsc', '.vite']);

/** Changes when a rebuild would make something else. */
export async function sourceHash(repository: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(sources.map((name) => filesBelow(repository, name)))).flat()) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(repository, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  if (path.includes('.') && !path.includes('/')) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !notSources.has(name) && !/\.(test|tsbuildinfo)\b/.test(name));
  const below = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`])),
  );
  return below.flat().sort();
}
