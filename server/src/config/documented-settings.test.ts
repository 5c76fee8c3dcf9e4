import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { variables } from './variables.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const known = Object.keys(variables.shape);
const configuration = /^## Configuration$([\s\S]*?)^## /m.exec(await read('README.md'))?.[1] ?? '';
const rows = Array.from(configuration.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm), ([, name = '', preset = '']) => ({
  name,
  preset,
}));

test('the README describes every setting once, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...known].sort());
});

test('the README gives the default of every setting that has a plain one', () => {
  const presets = Object.entries(variables.parse({})).flatMap(([name, preset]) =>
    typeof preset === 'number' || (typeof preset === 'string' && preset.length < 20) ? [[name, `\`${preset}\``]] : [],
  );
  expect(Object.fromEntries(presets)).toMatchObject({ PORT: '`3000`', PROCESS: '`all`' });
  expect(Object.fromEntries(rows.map(({ name, preset }) => [name, preset]))).toMatchObject(Object.fromEntries(presets));
});

test.for(['SECURITY.md', 'docs/operations.md', 'docs/operations/alerts.yaml'])(
  '%s names only settings that exist',
  async (path) => {
    const toolsOwn = ['CONTAINER_TOOL', 'DATABASE_PASSWORD', 'STORAGE_PASSWORD', 'LETFAIR_REPOSITORY'];
    const named = Array.from(
      (await read(path)).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => ![...known, ...toolsOwn].includes(name))).toEqual([]);
  },
);

test('the README names every command', async () => {
  const [readme, { scripts }] = await Promise.all([
    read('README.md'),
    read('package.json').then((text) => JSON.parse(text) as { scripts: Record<string, string> }),
  ]);
  const named = Array.from(readme.matchAll(/`?npm (?:run )?([\w-]+)/g), ([, name = '']) => name);
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});
