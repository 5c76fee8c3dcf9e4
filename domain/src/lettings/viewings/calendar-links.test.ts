import { expect, test } from 'vitest';
import { calendarFile, calendarLinks } from './calendar-links.ts';

const entry = {
  uid: 'viewing-1@letfair',
  sequence: 2,
  title: 'Viewing: Two rooms; a garden, and a canal',
  startsAt: new Date('2026-12-03T10:00:00Z'),
  endsAt: new Date('2026-12-03T10:20:00Z'),
  location: 'Leeds, LS7',
  details: 'Ring twice.\nhttps://letfair.example/viewings?id=1',
};

test('links to Google and Outlook are filled in with the viewing in UTC', () => {
  const { google, outlook } = calendarLinks(entry);
  expect(google).toContain('dates=20261203T100000Z%2F20261203T102000Z');
  expect(google).toContain(`text=${encodeURIComponent(entry.title)}`);
  expect(outlook).toContain('startdt=2026-12-03T10%3A00%3A00.000Z');
  expect(outlook).toContain('location=Leeds%2C%20LS7');
});

test('the file has the UID of the invitation, escaped texts and no long line', () => {
  const file = calendarFile(entry);
  expect(file).toContain('UID:viewing-1@letfair\r\nSEQUENCE:2\r\n');
  const unfolded = file.replace(/\r\n /g, '');
  expect(unfolded).toContain('SUMMARY:Viewing: Two rooms\\; a garden\\, and a canal\r\n');
  expect(unfolded).toContain('Ring twice.\\nhttps://letfair.example/viewings?id=1');
  for (const line of calendarFile({ ...entry, details: 'ü'.repeat(500) }).split('\r\n'))
    expect([...line].length).toBeLessThanOrEqual(36);
});
