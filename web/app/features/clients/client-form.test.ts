import { expect, test } from 'vitest';
import { clientErrors, clientFrom, contactLine, emptyClient, listingsText } from './client-form.ts';

test('what is typed is taken without the spaces around it', () => {
  const typed: Readonly<Record<string, string>> = { name: '  Ada Brook ', phone: ' 020 7946 0123' };
  expect(clientFrom((name) => typed[name] ?? '')).toEqual({
    ...emptyClient,
    name: 'Ada Brook',
    phone: '020 7946 0123',
  });
});

test('only a name is required', () => {
  expect(clientErrors({ ...emptyClient, name: 'Ada Brook' })).toEqual({});
  expect(clientErrors(emptyClient)).toEqual({ name: 'Enter a name.' });
});

test('an email address has to look like one', () => {
  expect(clientErrors({ ...emptyClient, name: 'Ada', email: 'ada@' })).toHaveProperty('email');
  expect(clientErrors({ ...emptyClient, name: 'Ada', email: 'ada@brook.example' })).toEqual({});
});

test('what is known stands in one line', () => {
  expect(contactLine({ email: 'ada@brook.example', phone: '020 7946 0123' })).toBe('ada@brook.example · 020 7946 0123');
  expect(contactLine({ email: '', phone: '' })).toBe('');
});

test('listings are counted in words', () => {
  expect([0, 1, 2].map(listingsText)).toEqual(['No current listings', '1 current listing', '2 current listings']);
});
