import { expect, test } from 'vitest';
import { publicName } from '../../accounts/contact-details.ts';
import { addToText, fillTemplate, firstNameIn, suggestedTemplates, templateProblems } from './reply-templates.ts';

test('fills in the home and the first name, each as often as it stands there', () => {
  const values = { home: 'Flat by the canal', name: 'Maya' };
  expect(fillTemplate('{name}, “{home}”: {home}.', values)).toBe('Maya, “Flat by the canal”: Flat by the canal.');
});

test('leaves other braces alone, and takes a filled-in text as it is', () => {
  expect(fillTemplate('{x} {Name} {home}', { home: 'A {name} $& $1', name: 'Maya' })).toBe('{x} {Name} A {name} $& $1');
});

test.each([
  ['Maya', 'Okafor', 'Maya'],
  ['Anna Maria', 'Ødegård', 'Anna Maria'],
  ['Maya', '', 'Maya'],
])('finds the first name of %s %s in the public name', (firstName, lastName, first) => {
  expect(firstNameIn(publicName({ firstName, lastName }))).toBe(first);
});

test('goes below what is written already', () => {
  expect(addToText(' ', 'Hello')).toBe('Hello');
  expect(addToText('Good morning.\n', 'Hello')).toBe('Good morning.\n\nHello');
});

test('suggests templates that can be kept as they are, with different titles', () => {
  expect(suggestedTemplates.map(templateProblems)).toEqual(suggestedTemplates.map(() => null));
  expect(new Set(suggestedTemplates.map(({ title }) => title)).size).toBe(suggestedTemplates.length);
});

test('asks for a title and a text within the limits', () => {
  expect(templateProblems({ title: '', content: '' })).toEqual({
    title: 'Give the template a title.',
    content: 'Enter the template text.',
  });
  expect(templateProblems({ title: 'x'.repeat(81), content: 'x'.repeat(2_001) })).toEqual({
    title: 'Use at most 80 characters.',
    content: 'Use at most 2000 characters.',
  });
});
