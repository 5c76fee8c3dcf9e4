import { expect, test } from 'vitest';
import { unreadTexts } from './unread-texts.ts';

test('the count is spoken in full and shown in short', () => {
  expect(unreadTexts(1)).toEqual({ count: 1, short: '1', spoken: '1 unread message' });
  expect(unreadTexts(3)).toEqual({ count: 3, short: '3', spoken: '3 unread messages' });
  expect(unreadTexts(250)).toEqual({ count: 250, short: '99+', spoken: '250 unread messages' });
});

test('conversations that colleagues want seen are counted and named apart', () => {
  expect(unreadTexts(1, 2)).toEqual({ count: 3, short: '3', spoken: '1 unread message and 2 conversations for you' });
  expect(unreadTexts(0, 1)).toEqual({ count: 1, short: '1', spoken: '1 conversation for you' });
});
