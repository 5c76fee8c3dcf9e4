import { describe, expect, it, test } from 'vitest';
import { messageLimits, NEW_ACCOUNT_DAYS, sameTextKey } from './message-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('an account younger than a week may write less in every respect', () => {
  const young = messageLimits(daysAgo(NEW_ACCOUNT_DAYS - 0.01), now);
  const established = messageLimits(daysAgo(NEW_ACCOUNT_DAYS), now);
  expect(young).toEqual({ conversationsADay: 10, messagesAnHour: 60, sameTextADay: 5 });
  expect(established).toEqual({ conversationsADay: 50, messagesAnHour: 300, sameTextADay: 20 });
});

describe('the same text', () => {
  it('is the same in other case, with other blanks and other punctuation', () => {
    expect(sameTextKey('Is this home still\navailable?!')).toBe(sameTextKey('  is THIS home, still available… '));
  });

  it('is another with other words', () => {
    expect(sameTextKey('Is this home still available on Monday?')).not.toBe(
      sameTextKey('Is this home still available on Friday?'),
    );
  });

  it.each(['Thank you!', 'Yes', '👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍'])(
    'is not looked for in a text as short as %s',
    (content) => {
      expect(sameTextKey(content)).toBeNull();
    },
  );
});
