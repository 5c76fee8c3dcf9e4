import { expect, test } from 'vitest';
import { subjectText, ticketPath } from './ticket-words.ts';

test('a ticket is called by its subject, a complaint about data by what it is', () => {
  expect(subjectText({ kind: 'help', subject: 'account' })).toBe('My account');
  expect(subjectText({ kind: 'data-complaint', subject: 'other' })).toBe('Data complaint');
});

test('a ticket has an address of its own', () => {
  expect(ticketPath('LF-7KQ2-M9XA')).toBe('/support?ticket=LF-7KQ2-M9XA');
});
