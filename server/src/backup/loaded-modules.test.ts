import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('..', import.meta.url));
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm;

/** Everything that a program loads before it runs: its own files, and the names of packages. */
function loadedBy(program: string): Set<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(imported))
      if (name.startsWith('.')) follow(join(dirname(path), name));
      else found.add(name);
  };
  follow(join(server, program));
  return found;
}

test.each(['backup.ts', 'restore.ts', 'verify-backup.ts', 'copy-storage.ts'])(
  '%s loads neither the whole API nor the web server, which would take 150 MB',
  (program) => {
    const loaded = loadedBy(program);
    expect(loaded).toContain('zod');
    expect([...loaded].filter((name) => ['@letfair/api', '@letfair/demo', 'fastify', 'pino'].includes(name))).toEqual(
      [],
    );
  },
);

test('start.ts loads the whole API and the web server late, because root becomes another user first', () => {
  const loaded = [...loadedBy('start.ts')];
  expect(loaded.filter((name) => ['@letfair/api', '@letfair/demo', 'fastify'].includes(name))).toEqual([]);
});
