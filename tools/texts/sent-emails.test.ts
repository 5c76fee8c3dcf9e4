import { mailGallery, sampleOf } from '@letfair/api/mail-gallery';
import { expect, test } from 'vitest';
import { gradeOf, sentencesIn } from './reading-grade.ts';
import { retiredPhraseUses } from './retired-phrases.ts';

const gallery = mailGallery(sampleOf('everyday', 'https://letfair.example', '/social-card.png'));
const emails = Object.values(gallery).flat();
/** What a twelve-year-old reads. */
const WANTED_GRADE = 8;

test('no email says what nobody says', () => {
  const texts = emails.map(({ template, subject, text }) => ({
    path: template,
    line: 1,
    holder: 'email',
    kind: 'email' as const,
    text: `${subject}\n${text.replace(/https?:\S+/g, '')}`,
  }));
  expect(retiredPhraseUses(texts)).toEqual([]);
});

test('emails are easy to read as they are sent', () => {
  const grades = emails
    .flatMap(({ subject, text }) => [subject, ...text.split('\n').filter((line) => !line.startsWith('http'))])
    .flatMap(sentencesIn)
    .map(gradeOf);
  const average = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
  expect(average).toBeLessThanOrEqual(WANTED_GRADE);
});
