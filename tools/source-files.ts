import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Generated, or not ours. */
const notSource = new Set(['node_modules', '.git', '.tsc', '.react-router', 'build', 'data', 'test-results']);

/** Sorted paths relative to `folder`, with forward slashes. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (current: string): Promise<void> => {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      if (notSource.has(entry.name)) continue;
      const path = join(current, entry.name);
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) found.push(relative(folder, path).split(sep).join('/'));
    }
  };
  await visit(folder);
  return found.sort();
}
