import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseFile } from '../syntax.ts';
import { findExpressions } from './find-expressions.ts';
import { recordMade, slowExpressions } from './linear-expressions.ts';

const find = (...files: readonly (readonly [path: string, text: string])[]) =>
  findExpressions(files.map(([path, text]) => parseFile(path, text)));

test('finds what is written, and not what stands in texts and comments', () => {
  const { written } = find(['domain/src/a.ts', `// /a+$/\nconst text = '/b+$/';\nconst c = /c+$/gi;`]);
  expect(written).toEqual([{ place: 'domain/src/a.ts:3', source: 'c+$', flags: 'gi' }]);
  expect(slowExpressions(written)).toEqual([
    expect.stringMatching(/^domain\/src\/a\.ts:3 \/c\+\$\/gi takes more than linear time: it reads/),
  ]);
});

test('finds files that make expressions while they load', () => {
  const { making, unseen } = find(
    ['domain/src/a.ts', `const a = new RegExp(b.join('|'));`],
    ['domain/src/b.ts', `const all = table.map((word) => new RegExp(word));`],
    ['domain/src/makers.ts', `export const pattern = (source: string) => new RegExp(source, 'gi');`],
    ['domain/src/c.ts', `import { pattern } from './makers.ts';\nconst c = [{ words: pattern('c') }];`],
    ['domain/src/d.ts', `const pattern = (text: string) => text;\nconst d = () => pattern('d');`],
  );
  expect(making).toEqual(['domain/src/a.ts', 'domain/src/b.ts', 'domain/src/c.ts']);
  expect(unseen).toEqual([]);
});

test.each([
  ['in a function', 'api/src/a.ts', 'function find(text: string) { return new RegExp(text).test(text); }'],
  ['in a callback that runs later', 'api/src/a.ts', 'app.get(() => RegExp(text));'],
  ['in the browser', 'web/app/a.tsx', `const a = new RegExp(words.join('|'));`],
])('refuses to let an expression be made %s', (_, path, text) => {
  expect(find([path, text]).unseen).toEqual([
    expect.stringContaining(`${path}:1 builds a regular expression that the check can’t read`),
  ]);
});

test('refuses a maker that is called when a request comes', () => {
  const { unseen } = find(
    ['domain/src/makers.ts', `export const pattern = (source: string) => new RegExp(source, 'gi');`],
    [
      'domain/src/c.ts',
      `import { pattern } from './makers.ts';\nexport const holds = (text: string) => pattern(text);`,
    ],
  );
  expect(unseen).toEqual([expect.stringContaining('domain/src/c.ts:2')]);
});

test('judges what files make of their tables', async () => {
  const folder = `${await mkdtemp(join(tmpdir(), 'letfair-made-'))}/`;
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    `${folder}made.mjs`,
    `const words = ['a+', 'b'];\nexport default new RegExp(words.join('|') + '$', 'i');`,
  );
  const made = await recordMade(folder, ['made.mjs']);
  expect(made).toEqual([{ place: expect.stringContaining('made.mjs:2'), source: 'a+|b$', flags: 'i' }]);
});
