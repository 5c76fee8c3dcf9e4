import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { refuseWithoutWriting, sourceHash } from './web-build.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) await put(root, path, text);
  return root;
}
async function put(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const sources = {
  'web/app/root.tsx': 'root',
  'contract/src/index.ts': 'contract',
  'domain/src/money.ts': 'money',
  'package-lock.json': '{}',
};

test.each([
  ['web/app/root.tsx', 'changed'],
  ['web/app/routes/new.tsx', 'new'],
  ['contract/src/index.ts', 'changed'],
  ['domain/src/money.ts', 'changed'],
  ['package-lock.json', '{"changed":true}'],
])('%s makes the build stale', async (path, text) => {
  const root = await folderWith(sources);
  const before = sourceHash(root);
  expect(sourceHash(root)).toBe(before);
  await put(root, path, text);
  expect(sourceHash(root)).not.toBe(before);
});

test.each([
  'web/build/client/x.js',
  'web/node_modules/x/index.js',
  'web/.react-router/types.ts',
  'api/src/x.ts',
  'domain/src/money.test.ts',
])('%s does not', async (path) => {
  const root = await folderWith(sources);
  const before = sourceHash(root);
  await put(root, path, 'new');
  expect(sourceHash(root)).toBe(before);
});

test('a version that was not built to the end, in a folder that is read-only, says what to run', async () => {
  const root = await folderWith(sources);
  await expect(refuseWithoutWriting(join(root, 'web'))).resolves.toBeUndefined();
  const missing = join(root, 'elsewhere', 'web');
  await expect(refuseWithoutWriting(missing)).rejects.toThrow(
    `Run "npm run build" in ${join(root, 'elsewhere')} as the user who installed it`,
  );
});

test('what moves from one file to another is a change', async () => {
  const one = await folderWith({ ...sources, 'web/a': 'xy', 'web/b': '' });
  const other = await folderWith({ ...sources, 'web/a': 'x', 'web/b': 'y' });
  expect(sourceHash(one)).not.toBe(sourceHash(other));
});
