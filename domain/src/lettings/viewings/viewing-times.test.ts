import { describe, expect, it, test } from 'vitest';
import {
  defaultViewingTimes,
  expandTimes,
  MAX_SLOTS,
  timesSentences,
  type ViewingTimes,
  viewingTimesProblems,
} from './viewing-times.ts';

const today = '2026-11-16';
const now = new Date('2026-11-16T12:00:00Z');
const problems = (changed: Partial<ViewingTimes>) =>
  viewingTimesProblems({ ...defaultViewingTimes, ...changed }, today, now);

const tuesdays = { weekday: 2, from: '10:00', to: '12:00' } as const;

test('accepts weekly hours with exceptions and single times', () => {
  const singles = [{ day: '2026-11-18', time: '18:00' }];
  expect(problems({ weekly: [tuesdays], daysOff: ['2026-11-24'], singles })).toEqual({});
});

describe('refuses', () => {
  it.each<[string, Partial<ViewingTimes>, Record<string, string>]>([
    [
      'hours that are shorter than a viewing',
      { weekly: [{ ...tuesdays, to: '10:15' }] },
      { weekly: timesSentences.hoursTooShort },
    ],
    [
      'hours that end before they begin',
      { weekly: [{ ...tuesdays, to: '09:00' }] },
      { weekly: timesSentences.hoursTooShort },
    ],
    [
      'weekly hours that overlap',
      { weekly: [tuesdays, { weekday: 2, from: '11:30', to: '13:00' }] },
      { weekly: timesSentences.hoursOverlap },
    ],
    [
      'a single time in the past',
      { singles: [{ day: today, time: '12:00' }] },
      { singles: timesSentences.singleInPast },
    ],
    [
      'a single time in 200 years',
      { singles: [{ day: '2226-11-16', time: '10:00' }] },
      { singles: timesSentences.tooFarAhead },
    ],
    ['a day off in 200 years', { daysOff: ['2226-11-16'] }, { daysOff: timesSentences.tooFarAhead }],
    [
      'a single time within the weekly hours',
      { weekly: [tuesdays], singles: [{ day: '2026-11-17', time: '10:10' }] },
      { singles: timesSentences.singlesOverlap },
    ],
    [
      'the same single time twice',
      {
        singles: [
          { day: '2026-11-18', time: '10:00' },
          { day: '2026-11-18', time: '10:00' },
        ],
      },
      { singles: timesSentences.singlesOverlap },
    ],
    ['a video call without a link', { mode: 'video' }, { videoLink: timesSentences.videoLink }],
    ['a link that is none', { mode: 'video', videoLink: 'javascript:x' }, { videoLink: timesSentences.videoLink }],
    [
      'more times than people can use',
      {
        minutes: 10,
        gapMinutes: 0,
        weekly: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
      },
      { weekly: timesSentences.tooMany },
    ],
  ])('%s', (_, changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });
});

test('refuses an hour that the clocks leave out', () => {
  const singles = [{ day: '2027-03-28', time: '01:30' }];
  const inMarch = viewingTimesProblems(
    { ...defaultViewingTimes, singles },
    '2027-03-20',
    new Date('2027-03-20T12:00:00Z'),
  );
  expect(inMarch).toEqual({ singles: timesSentences.noSuchTime });
});

test('leaves a gap between viewings and no time on a day off', () => {
  const times = { ...defaultViewingTimes, weekly: [tuesdays], daysOff: ['2026-11-24'] };
  const found = expandTimes(times, today, 14).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
  expect(found).toEqual(['2026-11-17T10:00', '2026-11-17T10:30', '2026-11-17T11:00', '2026-11-17T11:30']);
  expect(expandTimes(times, today, 21).length).toBeLessThan(MAX_SLOTS);
});
