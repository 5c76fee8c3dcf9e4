import { expect, test } from 'vitest';
import type { ListedText } from './list-texts.ts';
import { figuresOf, hardKinds, listOf } from './write-list.ts';

const text = (kind: ListedText['kind'], words: string, line = 1): ListedText => ({
  path: 'api/src/mails.ts',
  line,
  text: words,
  holder: '',
  kind,
});

test('lists each text once below where it is read and its file, without lines', () => {
  const list = listOf([text('email', 'We have your appeal.', 7), text('email', 'We have your appeal.', 9)]);
  expect(list).toContain('## Emails\n\n### api/src/mails.ts\n\n- We have your appeal.\n');
  expect(list.match(/We have your appeal/g)).toHaveLength(1);
  expect(list).not.toMatch(/:\d/);
});

test('leaves documents where they stand', () => {
  expect(listOf([text('docs', 'A page about homes.')])).not.toContain('A page about homes.');
});

test('names the kinds that read harder than grade 8', () => {
  const hard = 'Notification of the cancellation is transmitted electronically to the applicable party.';
  expect(hardKinds([text('email', hard)])).toEqual([expect.stringMatching(/^Emails read at grade 1\d\.\d; at most 8/)]);
  expect(hardKinds([text('email', 'We will email you.'), text('api', hard)])).toEqual([]);
  expect(figuresOf([text('email', 'Email')]).find(({ kind }) => kind === 'email')).toMatchObject({
    count: 1,
    grade: null,
  });
});
