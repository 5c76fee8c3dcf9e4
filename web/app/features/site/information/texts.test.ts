import { expect, test } from 'vitest';
import { helpCategories } from './help/help-categories.ts';
import { fillIn } from './text-values.ts';
import faq from './texts/faq.json' with { type: 'json' };
import keptData from './texts/kept-data.json' with { type: 'json' };
import privacy from './texts/privacy.json' with { type: 'json' };
import terms from './texts/terms.json' with { type: 'json' };

const texts = { faq, keptData, privacy, terms };

/** Every string of a text, with the key it stands under. */
function* strings(value: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* strings(part, Array.isArray(value) ? key : name);
}

test.each(Object.entries(texts))('every value that %s names is known', (_, text) => {
  const filled = [...strings(text)].map(([, words]) => fillIn(words).replace('{keptData}', ''));
  expect(filled.filter((words) => /[{}]/.test(words))).toEqual([]);
});

test.each(Object.entries(texts))('no text of %s is empty or has stray spaces', (_, text) => {
  expect([...strings(text)].filter(([, words]) => words.trim() !== words || words === '')).toEqual([]);
});

test.each([faq, helpCategories, privacy.sections, terms.sections])(
  'sections have addresses of their own',
  (...sections) => {
    const ids = sections.map(({ id }) => id);
    expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('links of articles and legal pages lead to pages of the site', () => {
  const written = JSON.stringify([helpCategories, privacy, terms]);
  const links = [...written.matchAll(/\]\(([^)]*)\)|"to":"([^"]*)"/g)].map(([, inline, button]) => inline ?? button);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !/^\/[\w#/?=&-]*$/.test(to ?? ''))).toEqual([]);
});
