import { contract } from '@letfair/contract';
import { endpoint } from '@letfair/contract/wire/endpoint';
import { text } from '@letfair/contract/wire/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { validate } from './validate.ts';

const spec = endpoint('PUT /api/things/:id', 'public', {
  summary: 'A thing',
  query: z.strictObject({ search: text(5).optional() }),
  body: z.strictObject({ name: text(5), tags: z.array(text(3)).max(2).default([]) }),
  data: z.null(),
});
const id = '0198c0de-0000-7000-8000-000000000000';

test('what passes is what the schemas made of it', () => {
  expect(validate(spec, { params: { id }, body: { name: 'x' } })).toEqual({
    ok: true,
    params: { id },
    query: {},
    body: { name: 'x', tags: [] },
  });
});

test('every part says which of its fields is wrong', () => {
  expect(
    validate(spec, { params: { id: '7' }, query: { search: 'too long' }, body: { name: 'x', tags: ['long'] } }),
  ).toEqual({
    ok: false,
    mistyped: false,
    fields: {
      id: 'This isn’t a valid id.',
      search: 'Use at most 5 characters.',
      'tags.0': 'Use at most 3 characters.',
    },
  });
});

test.each([
  ['another type', { name: 5 }, 'name'],
  ['a missing body', undefined, 'body'],
  ['a list for an object', [], 'body'],
  ['a field nobody knows', { name: 'x', extra: 1 }, 'extra'],
  ['a field of an evil name', JSON.parse('{"name":"x","__proto__":1}'), '__proto__'],
])('%s is mistyped', (_, body, field) => {
  const result = validate(spec, { params: { id }, body });
  expect(result).toMatchObject({ ok: false, mistyped: true });
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual([field]);
});

test.each([
  ['a NUL', 'a\0'],
  ['half a character', '\ud800'],
])('%s is refused', (_, name) => {
  expect(validate(spec, { params: { id }, body: { name } })).toMatchObject({
    ok: false,
    fields: { name: 'This contains characters we can’t store.' },
  });
});

test('a long name of an unknown field is cut between two characters', () => {
  const result = validate(spec, { params: { id }, body: { name: 'x', [`y${'😀'.repeat(60)}`]: 1 } });
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual([`y${'😀'.repeat(49)}`]);
});

test('whatever is sent, the answer is a verdict whose field names can be sent back', () => {
  const specs = Object.values(contract).flatMap((group) => Object.values(group));
  fc.assert(
    fc.property(
      fc.constantFrom(...specs),
      fc.anything({ withNullPrototype: true }),
      fc.anything(),
      (any, body, query) => {
        const result = validate(any, { body, query, params: query });
        if (!result.ok)
          for (const [name, sentence] of Object.entries(result.fields)) {
            expect(name.isWellFormed()).toBe(true);
            expect(name.length).toBeLessThanOrEqual(100);
            expect(sentence).not.toBe('');
          }
      },
    ),
  );
});
