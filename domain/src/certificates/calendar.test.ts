import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, foldLine, writeCalendar } from './calendar.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'certificate-1@letfair.example',
  day: '2026-12-31',
  summary: 'Gas safety record ends',
  description: '12 Lock Street',
  changedAt: new Date('2026-11-16T05:03:03.123Z'),
  ...changes,
});
const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Certificates', url: 'https://letfair.example/certificates', events });
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const bytes = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;

test('an all-day event ends the day after, in lines that end with CR LF', () => {
  const text = write(event());
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfold(text)).toEqual(
    expect.arrayContaining([
      'UID:certificate-1@letfair.example',
      'DTSTAMP:20261116T050303Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Gas safety record ends',
    ]),
  );
});

test('a calendar without events still has a component', () => {
  expect(write()).toContain('\r\nBEGIN:VTIMEZONE\r\n');
  expect(write(event())).not.toContain('VTIMEZONE');
});

test('a hostile title stays text', () => {
  const summary = 'A; B, C \\ D\r\nEND:VEVENT\nBEGIN:VALARM\u2028\u0007"X:Y"';
  const lines = unfold(write(event({ summary })));
  expect(lines).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nEND:VEVENT\\nBEGIN:VALARM  "X:Y"');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('folds at 75 octets without cutting a character', () => {
  const folded = foldLine(`SUMMARY:${'é'.repeat(60)}${'👩‍👩‍👧'.repeat(10)}`);
  for (const line of folded.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\ufffd');
});

test('whatever the title is, lines are short and there is one event', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ maxLength: 100 }),
      (summary, description) => {
        const text = write(event({ summary, description }));
        const lines = text.split('\r\n');
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
        expect(lines.filter((line) => bytes(line) > 75)).toEqual([]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none
        expect(lines.filter((line) => /[\u0000-\u001f\u007f]/.test(line))).toEqual([]);
      },
    ),
  );
});
