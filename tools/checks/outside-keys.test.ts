import { expect, test } from 'vitest';
import { outsideKeyUses } from './outside-keys.ts';
import { parseFile } from './syntax.ts';

const usesIn = (...texts: readonly string[]) =>
  outsideKeyUses(texts.map((text, at) => parseFile(`domain/src/file${at}.ts`, text)));

test.each([
  [
    'a table for any text',
    `const table: Readonly<Record<string, number>> = { a: 1 };\nexport const read = (code: string) => table[code];`,
  ],
  [
    'an index signature',
    `const table: { readonly [code: string]: number } = { a: 1 };\nconst read = (code: string) => table[code];`,
  ],
  ['a parameter', `const read = (known: Record<string, string>, name: string) =>\n known[name.trim()] ?? '';`],
  [
    'a property',
    `interface Edit { readonly captions: Readonly<Record<string, string>> }\nconst read = (edit: Edit, id: string) => edit.captions[id];`,
  ],
  [
    'a part taken out of an object',
    `interface Edit { readonly captions: Readonly<Record<string, string>> }\nconst read = ({ captions }: Edit, id: string) => captions[id];`,
  ],
  [
    'another name for the type',
    `type Texts = Readonly<Record<string, string>>;\nconst read = (texts: Texts, name: string) => texts[name];`,
  ],
  [
    'a type that is claimed',
    `const read = (sent: unknown, name: string) =>\n (sent as Record<string, unknown>)[name];`,
  ],
  [
    'a key that is claimed',
    `const table = { a: 1 };\nconst read = (code: string) => table[code as keyof typeof table];`,
  ],
  [
    'a question that is always answered with yes',
    `const table = { a: 1 };\nconst has = (code: string) => code in table;`,
  ],
])('refuses to look a text up in %s', (_, text) => {
  expect(usesIn(text)).toEqual([expect.stringMatching(/^domain\/src\/file0\.ts:2 /)]);
});

test('refuses it also where the table comes from another file', () => {
  expect(
    usesIn(
      `export const table: Readonly<Record<string, number>> = { a: 1 };`,
      `import { table } from './file0.ts';\nexport const read = (code: string) => table[code];`,
    ),
  ).toEqual([expect.stringContaining('domain/src/file1.ts:2 looks a text up in a plain object')]);
});

test.each([
  ['a map', `const table = new Map([['a', 1]]);\nconst read = (code: string) => table.get(code);`],
  [
    'a table of known keys',
    `const table: Readonly<Record<'a' | 'b', number>> = { a: 1, b: 2 };\nconst read = (code: 'a' | 'b') => table[code];`,
  ],
  ['a list', `const list: readonly string[] = [];\nconst read = (at: number) => list[at];`],
  [
    'a key that is written down',
    `const table: Record<string, number> = {};\nconst a = table['a'] ?? table[\`row\${1}\`];`,
  ],
  [
    'what was asked for first',
    `const read = (known: Record<string, string>, name: string) =>\n Object.hasOwn(known, name) ? known[name] : '';`,
  ],
  [
    'what is written',
    `const fields: Record<string, string> = {};\nconst refuse = (name: string) => { fields[name] = 'Wrong.'; delete fields[name]; };`,
  ],
  [
    'a union told apart',
    `const isRefused = (outcome: { refusal: string } | { value: number }) => 'refusal' in outcome;`,
  ],
  [
    'a name that means something else elsewhere',
    `const first = (texts: Record<string, string>) => Object.keys(texts);\nconst second = (texts: readonly string[], at: number) => texts[at];`,
  ],
])('accepts %s', (_, text) => {
  expect(usesIn(text)).toEqual([]);
});
