import { expect, test } from 'vitest';
import { unreadTexts } from './unread-texts.ts';

test('the count is spoken in full and shown in short', () => {
  expect(unreadTexts(1)).toEqual({ short: '1', spoken: '1 unread message' });
  expect(unreadTexts(3)).toEqual({ short: '3', spoken: '3 unread messages' });
  expect(unreadTexts(250)).toEqual({ short: '99+', spoken: '250 unread messages' });
});
