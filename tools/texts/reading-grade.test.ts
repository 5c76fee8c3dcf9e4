import { expect, test } from 'vitest';
import { gradeOf, medianGrade, sentencesIn, syllablesIn } from './reading-grade.ts';

test.for([
  ['home', 1],
  ['landlord', 2],
  ['viewing', 2],
  ['application', 4],
  ['cancelled', 2],
])('%s has %i syllables', ([word, count]) => expect(syllablesIn(word as string)).toBe(count));

test('sentences end at a full stop, not at a decimal point', () => {
  expect(sentencesIn('Rent is £1,250.50 a month. Is it live? {name} knows.')).toEqual([
    'Rent is £1,250.50 a month.',
    'Is it live?',
    'one knows.',
  ]);
});

test('long words and long sentences need more years of school', () => {
  expect(gradeOf('We will email you.')).toBeLessThan(3);
  expect(
    gradeOf('Notification of the cancellation is transmitted electronically to the applicable party.'),
  ).toBeGreaterThan(15);
});

test('the median is that of whole sentences, labels left out', () => {
  expect(medianGrade(['Email', 'Your homes'])).toBeNull();
  expect(medianGrade(['We will email you.', 'Email'])).toBe(gradeOf('We will email you.'));
});
