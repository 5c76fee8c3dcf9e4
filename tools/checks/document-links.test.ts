import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { sourceFiles } from '../source-files.ts';
import { LIST_PATH } from '../texts/list-texts.ts';

const paths = (await sourceFiles(root)).filter((path) => path.endsWith('.md') && path !== LIST_PATH);
const documents = await Promise.all(
  paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
);

/** As GitHub makes them. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
const headings = /^#+ (.*)$/gm;
const anchors = new Map(
  documents.map(({ path, text }) => [
    path,
    new Set(Array.from(text.matchAll(headings), ([, heading = '']) => anchorOf(heading))),
  ]),
);

const isBroken = (from: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  return !existsSync(join(root, path)) || (anchor !== undefined && anchors.get(path)?.has(anchor) === false);
};

test('there are documents', () => {
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md']));
});

test.for(documents)('$path links only files and headings that exist', ({ path, text }) => {
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
  expect(links.filter((link) => !link.startsWith('http') && isBroken(path, link))).toEqual([]);
});

test.for(documents)('$path names only files that exist', ({ text }) => {
  const named = Array.from(
    text.matchAll(/`((?:api|bench|contract|demo|deploy|domain|e2e|server|tools|web)\/[\w./-]+\.\w+)`/g),
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !name.includes('NNNN') && !existsSync(join(root, name)))).toEqual([]);
});
