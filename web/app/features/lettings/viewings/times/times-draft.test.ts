import { defaultViewingTimes, timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { describe, expect, it } from 'vitest';
import {
  byField,
  draftOf,
  readKept,
  timesErrors,
  timesOfDraft,
  withMoreHours,
  withNewDayOff,
  withNewSingle,
} from './times-draft.ts';

const now = new Date('2026-11-16T12:00:00Z');
const draft = draftOf(defaultViewingTimes);

describe('the form of viewing times', () => {
  it('gives back what it was made of', () => expect(timesOfDraft(draft)).toEqual(defaultViewingTimes));

  it('saves a day off and a single time that were entered but not added', () => {
    const times = timesOfDraft({ ...draft, newDayOff: '2026-12-25', newDay: '2026-11-21', newTime: '10:30' });
    expect(times.daysOff).toEqual(['2026-12-25']);
    expect(times.singles).toEqual([{ day: '2026-11-21', time: '10:30' }]);
  });

  it('keeps lists in the order of their days, each once', () => {
    const twice = withNewDayOff({ ...draft, daysOff: ['2026-12-25'], newDayOff: '2026-12-25' });
    expect(twice).toMatchObject({ daysOff: ['2026-12-25'], newDayOff: '' });
    const singles = [{ day: '2026-11-22', time: '10:00' }];
    expect(withNewSingle({ ...draft, singles, newDay: '2026-11-21', newTime: '10:30' }).singles).toEqual([
      { day: '2026-11-21', time: '10:30' },
      { day: '2026-11-22', time: '10:00' },
    ]);
  });

  it('drops the link of a video call for a viewing in person', () =>
    expect(timesOfDraft({ ...draft, videoLink: 'https://video.example/1' }).videoLink).toBe(''));

  it('suggests hours after those that a day has', () => {
    const morning = withMoreHours([], 6);
    expect(morning).toEqual([{ weekday: 6, from: '10:00', to: '12:00' }]);
    expect(withMoreHours(morning, 6).at(-1)).toEqual({ weekday: 6, from: '14:00', to: '16:00' });
    expect(withMoreHours(morning, 7).at(-1)).toEqual({ weekday: 7, from: '10:00', to: '12:00' });
  });

  it.each([
    ['capacity', '0'],
    ['capacity', '1000'],
    ['minutes', ''],
    ['noticeHours', '1.5'],
  ] as const)('refuses a %s of "%s"', (name, text) =>
    expect(timesErrors(timesOfDraft({ ...draft, [name]: text }), now)).toEqual({ [name]: timesSentences[name] }),
  );

  it('refuses hours without an end and times in the past', () => {
    expect(timesErrors({ ...defaultViewingTimes, weekly: [{ weekday: 1, from: '10:00', to: '' }] }, now)).toEqual({
      weekly: timesSentences.time,
    });
    const past = [{ day: '2026-11-16', time: '11:00' }];
    expect(timesErrors({ ...defaultViewingTimes, singles: past }, now)).toEqual({
      singles: timesSentences.singleInPast,
    });
  });

  it('shows what the server says of one entry with its list', () =>
    expect(byField({ 'weekly.0.from': 'Enter a time.', capacity: 'Too many.' })).toEqual({
      weekly: 'Enter a time.',
      capacity: 'Too many.',
    }));

  it('reads what was typed before, and nothing else', () => {
    const typed = { ...draft, notes: 'Ring twice.' };
    expect(readKept(JSON.stringify(typed), defaultViewingTimes)).toEqual(typed);
    for (const text of ['', 'null', '{"weekly":1}', '{']) expect(readKept(text, defaultViewingTimes)).toBeNull();
  });
});
