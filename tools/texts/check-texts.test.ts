import { expect, test } from 'vitest';
import { textFindings } from './check-texts.ts';
import type { ListedText } from './list-texts.ts';
import { listOf } from './write-list.ts';

const PATH = 'api/src/features/trust/mails.ts';
const text = (words: string, path = PATH): ListedText => ({ path, line: 7, text: words, holder: '', kind: 'email' });
const findings = (texts: readonly ListedText[]) => textFindings(texts, listOf(texts));

test('accepts a list that holds every text', () => {
  expect(findings([text('We’ll email you.')])).toEqual([]);
});

test('refuses a list without a text that the code has', () => {
  expect(textFindings([text('We’ll email you.')], listOf([]))).toEqual([
    'docs/product/texts.md is out of date: run `npm run texts -- --write`.',
  ]);
});

test('refuses phrases that must not come back', () => {
  expect(findings([text('Somebody wrote to you.')])).toEqual([expect.stringContaining('says “Somebody”')]);
});
