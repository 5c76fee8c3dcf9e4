import { expect, test } from 'vitest';
import { retiredWordsIn, retiredWordUses } from './retired-words.ts';

const retired = [
  { word: 'kingdom', instead: '`ukBounds`' },
  { word: 'tried(', instead: '`hideSelectivityFromPlanner(`' },
  { word: 'live_kind', instead: '`live_listing_totals`' },
  { word: 'make-trouble', instead: '`demo-reports`' },
];
const uses = (text: string, path = 'domain/src/a.ts'): string[] => retiredWordUses([{ path, text }], retired);

test('reads the retired words from the glossary', () => {
  const glossary =
    '# Glossary\n| listing | a home |\n## Retired words\n\n| retired | instead |\n|---|---|\n| `a(` | `b` |\n';
  expect(retiredWordsIn(glossary)).toEqual([{ word: 'a(', instead: '`b`' }]);
});

test.each([
  ['an identifier', 'const kingdom = 1;'],
  ['a call', 'where = tried(where);'],
  ['a comment', '// the kingdom as a box'],
  ['a statement in a template', 'sql`select * from live_kind`'],
])('rejects a retired word as %s', (_, text) => {
  expect(uses(text)).toHaveLength(1);
});

test('names file, line and the word to use', () => {
  expect(uses('\nconst kingdom = 1;')).toEqual(['domain/src/a.ts:2 says "kingdom"; the word is `ukBounds`.']);
  expect(uses('', 'demo/src/make-trouble.ts')).toEqual([
    'demo/src/make-trouble.ts is named after "make-trouble"; the word is `demo-reports`.',
  ]);
});

test.each([
  ['part of a longer word', 'const kingdoms = untried(1);', 'domain/src/a.ts'],
  ['a string that people read', "const text = 'the kingdom';", 'domain/src/a.ts'],
  ['text between tags', '<p>the kingdom</p>', 'web/app/a.tsx'],
  ['the name of the country', '// the United Kingdom', 'domain/src/a.ts'],
  ['a landed migration', 'create table live_kind ();', 'api/migrations/0010_totals.sql'],
])('allows %s', (_, text, path) => {
  expect(uses(text, path)).toEqual([]);
});
