import { describe, expect, it, test } from 'vitest';
import { doneInWords, type PeopleAffected, questionOf, sinceInWords } from './questions.ts';

const now = new Date('2026-12-01T09:00:00Z');
const hannah = { name: 'Hannah W.', propertyTitle: 'Flat by the canal' };
const sam = { name: 'Sam O.', propertyTitle: 'House' };
const people = (changes: Partial<Omit<PeopleAffected, 'counts'>> = {}): PeopleAffected => {
  const all = { viewings: [], applications: [], waiting: [], ...changes };
  const counts = { viewings: all.viewings.length, applications: all.applications.length, waiting: all.waiting.length };
  return { ...all, counts };
};
const thursday = { ...hannah, startsAt: '2026-12-03T10:00:00Z', isOffered: false };
const later = { ...sam, startsAt: '2026-12-18T14:30:00Z', isOffered: true };

describe('before a home is paused', () => {
  it('the landlord chooses whether its viewing is kept', () => {
    const { sentences, answers } = questionOf('pause', people({ viewings: [thursday] }), { now });
    expect(sentences.join(' ')).toBe(
      'One viewing is booked: Thursday 10am with Hannah W. Keep it, or cancel it and tell Hannah W.?',
    );
    expect(answers.map(({ label, viewings }) => [label, viewings])).toEqual([
      ['Pause, keep the viewing', 'keep'],
      ['Pause, cancel the viewing', 'cancel'],
    ]);
  });

  it('several homes name the home of each viewing, and what was only offered', () => {
    const { title, sentences } = questionOf('pause', people({ viewings: [thursday, later] }), { now, homes: 2 });
    expect(title).toBe('Pause these homes?');
    expect(sentences[0]).toBe(
      'Two viewings are booked or offered: Thursday 10am with Hannah W. at “Flat by the canal” and Friday 18 December 2026, 2.30pm offered to Sam O. at “House”.',
    );
  });
});

test('before a home is let, the landlord reads whose viewing, application and place end', () => {
  const { sentences, answers } = questionOf(
    'let',
    people({ viewings: [thursday], applications: [hannah, sam], waiting: [sam] }),
    { now },
  );
  expect(sentences.slice(0, 3)).toEqual([
    'One viewing is booked: Thursday 10am with Hannah W. We’ll cancel it and tell Hannah W.',
    'Two applications are open, from Hannah W. and Sam O. We’ll close them and tell everyone.',
    'Sam O. is waiting for a viewing. We’ll take them off the waiting list and tell them.',
  ]);
  expect(answers).toEqual([{ label: 'Mark as let', isHarmful: true }]);
});

test('many people are counted beyond the first five', () => {
  const many = people({ applications: Array.from({ length: 12 }, () => hannah) });
  expect(questionOf('withdraw', many, { now }).sentences[0]).toContain('12 applications are open, from Hannah W., ');
  expect(questionOf('withdraw', many, { now }).sentences[0]).toContain('and 7 more');
});

test('the notice afterwards says what was done', () => {
  const nothing = { viewingsKept: 0, viewingsCancelled: 0, applicationsClosed: 0, peopleTold: 0 };
  expect(doneInWords(nothing)).toBe('');
  expect(doneInWords({ ...nothing, viewingsKept: 1, peopleTold: 2 })).toBe('1 viewing kept, 2 people notified.');
  expect(doneInWords({ ...nothing, viewingsCancelled: 2, applicationsClosed: 1, peopleTold: 1 })).toBe(
    '2 viewings cancelled, 1 application closed, 1 person notified.',
  );
});

test('an undo says what tenants have done since the step', () => {
  expect(sinceInWords({ booked: 0, cancelled: 0 })).toBe('');
  expect(sinceInWords({ booked: 1, cancelled: 0 })).toBe('Someone has booked a viewing since then.');
  expect(sinceInWords({ booked: 2, cancelled: 1 })).toBe(
    '2 people have booked viewings since then. Someone has cancelled a viewing since then.',
  );
});
