import { breakLinks, mailName } from '@letfair/domain/accounts/sendable-name';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Appointment, type CalendarEvent, type WholeDay, writeFeed, writeInvitation } from './write-calendar.ts';

const changedAt = new Date('2026-11-16T05:03:03.123Z');
const wholeDay = (changes: Partial<WholeDay> = {}): WholeDay => ({
  uid: 'certificate-1@letfair.example',
  day: '2026-12-31',
  summary: 'Gas safety record ends',
  description: '12 Lock Street',
  more: '',
  changedAt,
  ...changes,
});
const appointment = (changes: Partial<Appointment> = {}): Appointment => ({
  uid: 'viewing-1@letfair.example',
  summary: 'Viewing',
  description: 'Two lines,\nand a “quote”',
  more: '',
  changedAt,
  startsAt: new Date('2026-10-25T00:30:00Z'),
  endsAt: new Date('2026-10-25T01:30:00Z'),
  sequence: 3,
  status: 'confirmed',
  location: '12 Lock Street, Leeds LS1 4AP',
  url: 'https://letfair.example/viewings',
  ...changes,
});
const feed = (...events: CalendarEvent[]) =>
  writeFeed({ name: 'Letfair', url: 'https://letfair.example/viewings', refreshSeconds: 3_600, events });
const invite = (changes: Partial<Appointment> = {}, name = 'Maya') =>
  writeInvitation({
    appointment: appointment(changes),
    organizer: { name: 'Letfair', email: 'hello@letfair.example' },
    attendee: { name: mailName(name, 'tenant'), email: 'maya@tenant.example' },
  });
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventIn = (text: string) => parse(text).getFirstSubcomponent('vevent')!;

test('an all-day event ends the day after, in lines that end with CR LF', () => {
  const text = feed(wholeDay());
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
  expect(feed()).toContain('\r\nBEGIN:VTIMEZONE\r\n');
  expect(parse(feed()).getAllSubcomponents()).toHaveLength(1);
  expect(feed(wholeDay())).not.toContain('VTIMEZONE');
});

test('an invitation has what mail programs ask for', () => {
  const calendar = parse(invite());
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  const event = eventIn(invite());
  expect(event.getFirstPropertyValue('uid')).toBe('viewing-1@letfair.example');
  expect(event.getFirstPropertyValue('sequence')).toBe(3);
  expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.getFirstPropertyValue('organizer')).toBe('mailto:hello@letfair.example');
  const attendee = event.getFirstProperty('attendee')!;
  expect(String(attendee.getFirstValue()).toLowerCase()).toBe('mailto:maya@tenant.example');
  expect(attendee.getParameter('partstat')).toBe('ACCEPTED');
  expect(event.getFirstPropertyValue('location')).toBe('12 Lock Street, Leeds LS1 4AP');
  expect(event.getFirstPropertyValue('description')).toBe('Two lines,\nand a “quote”');
  expect(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT1H');
});

test('times are in UTC, so that the night the clocks change is right in every program', () => {
  const event = new ICAL.Event(eventIn(invite()));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-10-25T01:30:00.000Z');
});

test('a cancellation says so and rings no alarm', () => {
  const text = invite({ status: 'cancelled' });
  expect(parse(text).getFirstPropertyValue('method')).toBe('CANCEL');
  expect(eventIn(text).getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(eventIn(text).getFirstSubcomponent('valarm')).toBeNull();
});

test('an offer is tentative and not accepted yet', () => {
  const event = eventIn(invite({ status: 'tentative', location: '' }));
  expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event.getFirstProperty('attendee')!.getParameter('partstat')).toBe('NEEDS-ACTION');
  expect(event.getFirstProperty('location')).toBeNull();
});

test('a hostile title stays text', () => {
  const summary = 'A; B, C \\ D\r\nEND:VEVENT\nBEGIN:VALARM\u2028\u0007"X:Y"';
  const lines = unfold(feed(wholeDay({ summary })));
  expect(lines).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nEND:VEVENT\\nBEGIN:VALARM  "X:Y"');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('whatever the texts are, lines are short and an independent parser reads one event with them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ maxLength: 100 }),
      fc.string({ maxLength: 60 }),
      (summary, description, name) => {
        const text = invite({ summary, description }, name);
        const lines = text.split('\r\n');
        expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none
        expect(lines.filter((line) => /[\u0000-\u001f\u007f]/.test(line))).toEqual([]);
        expect(parse(text).getAllSubcomponents('vevent')).toHaveLength(1);
        if (/^[\x20-\x7e]*$/.test(summary))
          expect(eventIn(text).getFirstPropertyValue('summary')).toBe(breakLinks(summary));
      },
    ),
    { numRuns: 40 },
  );
});

test('words of others become no links in a calendar, and our own line does', () => {
  const bad = 'Pay at https://evil.com';
  const event = eventIn(
    invite({ summary: bad, description: bad, location: bad, more: 'https://letfair.example/v' }, bad),
  );
  expect(event.getFirstPropertyValue('summary')).toBe('Pay at https: //evil. com');
  expect(event.getFirstPropertyValue('location')).toBe('Pay at https: //evil. com');
  expect(event.getFirstPropertyValue('description')).toBe('Pay at https: //evil. com\nhttps://letfair.example/v');
  expect(event.getFirstProperty('attendee')!.getParameter('cn')).toBe('A tenant on Letfair');
});
