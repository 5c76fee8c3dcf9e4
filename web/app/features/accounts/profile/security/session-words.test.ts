import { expect, test } from 'vitest';
import { endedText, lastUsedText, moreSessionsText } from './session-words.ts';

test('the last use is told to the hour, as the clocks in the UK have it', () => {
  expect(lastUsedText('2026-12-03T14:00:00.000Z')).toBe('Last used around 3 Dec 2026, 2pm');
  expect(lastUsedText('2026-07-03T14:00:00.000Z')).toBe('Last used around 3 Jul 2026, 3pm');
});

test('sessions that are not listed are counted', () => {
  expect(moreSessionsText(3, 3)).toBeNull();
  expect(moreSessionsText(50, 1200)).toBe('Showing the latest 50 of 1,200.');
});

test('one device is one, and none is none', () => {
  expect(endedText(1)).toBe('One other device has been signed out.');
  expect(endedText(0)).toBe('0 other devices have been signed out.');
});
