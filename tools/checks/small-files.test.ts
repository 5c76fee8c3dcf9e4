import { expect, test } from 'vitest';
import { smallFileFindings } from './small-files.ts';

const small = { path: 'api/src/a/words.ts', text: "export const words = ['a'];\n" };
const importer = { path: 'api/src/a/show.ts', text: "import { words } from './words.ts';\n" };

test('names a small file that one file beside it imports', () => {
  expect(smallFileFindings([small, importer])).toEqual([
    'api/src/a/words.ts has 1 lines and is imported by show.ts alone; it belongs in there.',
  ]);
});

test.each([
  ['a second importer', { path: 'web/app/b.ts', text: "import { words } from '../../api/src/a/words.ts';\n" }],
  ['a test of its own', { path: 'api/src/a/words.test.ts', text: "import { words } from './words.ts';\n" }],
])('leaves a file alone that has %s', (_, other) => {
  expect(smallFileFindings([small, importer, other])).toEqual([]);
});

test('leaves a file alone that makes its importer too long', () => {
  expect(smallFileFindings([small, { ...importer, text: importer.text + '\n'.repeat(299) }])).toEqual([]);
});
