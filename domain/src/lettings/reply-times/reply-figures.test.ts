import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_DAYS,
  computeReplyFigures,
  type Enquiry,
  isWaiting,
  nextCheck,
  publicReplies,
  REPLY_DAYS,
} from './reply-figures.ts';
import { repliesText, replyTimeText } from './reply-words.ts';

/** A Monday. */
const now = new Date('2026-11-16T12:00Z');
const enquiry = (askedAt: string, answeredAt?: string): Enquiry => ({
  askedAt: new Date(askedAt),
  answeredAt: answeredAt === undefined ? null : new Date(answeredAt),
});
const answeredAfter = (minutes: number): Enquiry => {
  const askedAt = new Date('2026-11-10T09:00Z');
  return { askedAt, answeredAt: new Date(askedAt.getTime() + minutes * 60_000) };
};
const figures = (...enquiries: Enquiry[]) => computeReplyFigures(enquiries, now);

describe('reply figures', () => {
  test('count what was answered, how soon and how often within a working day', () => {
    expect(
      figures(
        answeredAfter(30),
        answeredAfter(90),
        enquiry('2026-11-05T10:00Z', '2026-11-06T10:30Z'),
        enquiry('2026-11-02T10:00Z'),
      ),
    ).toEqual({ enquiries: 4, answered: 3, answeredWithinDay: 2, medianMinutes: 90 });
  });

  test('leave out an enquiry that has not waited for a working day', () => {
    expect(isWaiting(enquiry('2026-11-13T13:00Z'), now)).toBe(true);
    expect(isWaiting(enquiry('2026-11-13T12:00Z'), now)).toBe(false);
    expect(figures(enquiry('2026-11-13T13:00Z'))).toMatchObject({ enquiries: 0 });
    expect(figures(enquiry('2026-11-13T12:00Z'))).toMatchObject({ enquiries: 1, answered: 0, medianMinutes: null });
  });

  test(`treat an answer after more than ${ANSWER_DAYS} days as none`, () => {
    expect(figures(enquiry('2026-10-01T10:00Z', '2026-10-15T10:00Z'))).toMatchObject({ enquiries: 1, answered: 1 });
    expect(figures(enquiry('2026-10-01T10:00Z', '2026-10-15T10:01Z'))).toMatchObject({ enquiries: 1, answered: 0 });
  });

  test(`forget an enquiry after ${REPLY_DAYS} days`, () => {
    expect(figures(enquiry('2026-08-18T12:01Z', '2026-08-18T13:00Z')).enquiries).toBe(1);
    expect(figures(enquiry('2026-08-18T12:00Z', '2026-08-18T13:00Z')).enquiries).toBe(0);
  });

  test('are public from 5 enquiries on', () => {
    const prompt = answeredAfter(30);
    expect(publicReplies(figures(prompt, prompt, prompt, prompt))).toBeNull();
    expect(publicReplies(figures(prompt, prompt, prompt, prompt, prompt))).toEqual({
      rate: 100,
      medianMinutes: 30,
      withinDay: true,
    });
  });

  test('round the rate down, and ask for 8 of 10 within a day', () => {
    const of = (answered: number, answeredWithinDay: number, enquiries: number) =>
      publicReplies({ enquiries, answered, answeredWithinDay, medianMinutes: 10 });
    expect(of(199, 199, 200)?.rate).toBe(99);
    expect(of(8, 8, 10)?.withinDay).toBe(true);
    expect(of(10, 7, 10)?.withinDay).toBe(false);
  });

  const instant = fc.date({ min: new Date('2026-07-01'), max: now, noInvalidDate: true });
  const anyEnquiry = fc
    .tuple(instant, fc.option(fc.integer({ min: 0, max: 40_000 })))
    .map(([askedAt, minutes]): Enquiry => {
      const answeredAt = minutes === null ? null : new Date(askedAt.getTime() + minutes * 60_000);
      return { askedAt, answeredAt: answeredAt && answeredAt <= now ? answeredAt : null };
    });
  const enquiries = fc.array(anyEnquiry, { maxLength: 40 });

  test('never count more answers than enquiries, in whichever order they come', () => {
    fc.assert(
      fc.property(enquiries, (given) => {
        const found = computeReplyFigures(given, now);
        expect(found.answeredWithinDay).toBeLessThanOrEqual(found.answered);
        expect(found.answered).toBeLessThanOrEqual(found.enquiries);
        expect(found.medianMinutes === null).toBe(found.answered === 0);
        expect(computeReplyFigures([...given].reverse(), now)).toEqual(found);
      }),
    );
  });

  test('an answer never lowers the rate', () => {
    fc.assert(
      fc.property(enquiries, anyEnquiry, (given, { askedAt }) => {
        const rateWith = (more: Enquiry) => publicReplies(computeReplyFigures([...given, more], now))?.rate ?? 0;
        const answeredAt = new Date(askedAt.getTime() + 60_000);
        expect(rateWith({ askedAt, answeredAt })).toBeGreaterThanOrEqual(rateWith({ askedAt, answeredAt: null }));
      }),
    );
  });

  test('stay the same until the next check', () => {
    fc.assert(
      fc.property(enquiries, (given) => {
        const check = nextCheck(given, now);
        expect(check > now).toBe(true);
        const quarterHour = 15 * 60_000;
        if (check.getTime() - now.getTime() > quarterHour)
          expect(computeReplyFigures(given, new Date(check.getTime() - 1))).toEqual(computeReplyFigures(given, now));
      }),
    );
  });
});

describe('reply times in words', () => {
  test.each([
    [0, 'within an hour'],
    [60, 'within an hour'],
    [61, 'within 2 working hours'],
    [540, 'within a working day'],
    [541, 'within 2 working days'],
  ])('%d working minutes are %s', (minutes, words) => {
    expect(replyTimeText(minutes)).toBe(words);
  });

  test('say it when nothing was answered', () => {
    expect(repliesText({ rate: 96, medianMinutes: 150 })).toBe(
      'Answers 96% of enquiries, usually within 3 working hours',
    );
    expect(repliesText({ rate: 0, medianMinutes: null })).toBe('Hasn’t answered recent enquiries');
  });
});
