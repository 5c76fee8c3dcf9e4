import { defaultViewingTimes, timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { expect, test } from 'vitest';
import { viewingsContract } from './viewings.ts';

const { body } = viewingsContract.saveTimes;

test('accepts the usual viewing times', () => {
  expect(body.safeParse(defaultViewingTimes).success).toBe(true);
});

test.each([
  ['capacity', 0, timesSentences.capacity],
  ['capacity', 1_000, timesSentences.capacity],
  ['capacity', 1.5, timesSentences.capacity],
  ['minutes', 5, timesSentences.minutes],
  ['gapMinutes', -1, timesSentences.gapMinutes],
  ['noticeHours', 1_000, timesSentences.noticeHours],
  ['singles', [{ day: '2026-11-31', time: '10:00' }], 'Enter a date, such as 2026-12-03.'],
  ['singles', [{ day: '2026-12-03', time: '25:00' }], timesSentences.time],
])('refuses %s %j with a sentence', (field, value, sentence) => {
  const parsed = body.safeParse({ ...defaultViewingTimes, [field]: value });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
