import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { areas, areasBefore } from '../areas.ts';
import { root } from '../run-command.ts';

const FOLDER = 'docs/product';
const names = (await readdir(join(root, FOLDER), { recursive: true })).filter((name) => name.endsWith('.md'));
const pages = await Promise.all(
  names.map(async (name) => ({ name, text: await readFile(join(root, FOLDER, name), 'utf8') })),
);

test('the overview links every page', () => {
  const overview = pages.find(({ name }) => name === 'README.md')?.text;
  for (const name of names) if (name !== 'README.md') expect(overview).toContain(`](${name})`);
});

test.for(areas)('the README of %s names the areas it may use', (area) => {
  const [, uses = ''] =
    /^May use: (.*?)\.(?: |$)/m.exec(pages.find(({ name }) => name === `${area}/README.md`)?.text ?? '') ?? [];
  expect(Array.from(uses.matchAll(/\[(\w+)\]/g), ([, name]) => name)).toEqual(areasBefore(area));
});

test.for(pages)('$name links only files that exist and exports that they have', async ({ name, text }) => {
  const missing: string[] = [];
  for (const [, label = '', link = ''] of text.matchAll(/\[([^\]]+)\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    const path = posix.join(FOLDER, posix.dirname(name), link);
    if (!existsSync(join(root, path))) missing.push(path);
    else if (label.startsWith('`') && !exportsName(await readFile(join(root, path), 'utf8'), label.replaceAll('`', '')))
      missing.push(`${path} exports ${label}`);
  }
  expect(missing).toEqual([]);
});

const exportsName = (code: string, name: string): boolean =>
  new RegExp(
    `^export (?:async )?(?:const|function|interface|type) ${name}\\b|^export (?:type )?\\{[^}]*\\b${name}\\b`,
    'm',
  ).test(code);
