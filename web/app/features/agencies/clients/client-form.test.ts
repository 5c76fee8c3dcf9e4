import { expect, test } from 'vitest';
import { clientErrors, contactLine, emptyClient, listingsText, trimDetails } from './client-form.ts';

test('trims the typed details', () => {
  expect(trimDetails({ ...emptyClient, name: '  Ada Brook ', phone: ' 020 7946 0123' })).toEqual({
    ...emptyClient,
    name: 'Ada Brook',
    phone: '020 7946 0123',
  });
});

test('requires nothing but a name', () => {
  expect(clientErrors({ ...emptyClient, name: 'Ada Brook' })).toEqual({});
  expect(clientErrors(emptyClient)).toEqual({ name: 'Enter a name.' });
});

test('rejects an invalid email address', () => {
  expect(clientErrors({ ...emptyClient, name: 'Ada', email: 'ada@' })).toHaveProperty('email');
  expect(clientErrors({ ...emptyClient, name: 'Ada', email: 'ada@brook.example' })).toEqual({});
});

test('joins the known contact details in one line', () => {
  expect(contactLine({ email: 'ada@brook.example', phone: '020 7946 0123' })).toBe('ada@brook.example · 020 7946 0123');
  expect(contactLine({ email: '', phone: '' })).toBe('');
});

test('words the number of listings', () => {
  expect([0, 1, 2].map(listingsText)).toEqual(['No current listings', '1 current listing', '2 current listings']);
});
