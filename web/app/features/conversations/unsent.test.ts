import type { Message } from '@letfair/contract/conversations';
import { expect, test } from 'vitest';
import { splitByArrival, type Unsent } from './unsent.ts';

const mine = (number: number, content: string): Message => ({
  id: `id-${number}`,
  conversationId: 'c',
  number,
  senderId: 'me',
  receiverId: 'other',
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
  read: false,
});
const unsent = (key: string, content: string, after = 5): Unsent => ({
  key,
  conversationId: 'c',
  content,
  after,
  state: 'failed',
  reason: null,
});
const keys = (entries: readonly Unsent[]) => entries.map(({ key }) => key);

test('what came back among the messages is not shown a second time', () => {
  const { missing, arrived } = splitByArrival([unsent('a', 'Hello'), unsent('b', 'Bye')], [mine(6, 'Hello')], 'other');
  expect(keys(arrived)).toEqual(['a']);
  expect(keys(missing)).toEqual(['b']);
});

test('the same words written earlier, or by the other side, do not count', () => {
  const theirs = { ...mine(7, 'Hello'), senderId: 'other', receiverId: 'me' };
  expect(keys(splitByArrival([unsent('a', 'Hello')], [mine(5, 'Hello'), theirs], 'other').missing)).toEqual(['a']);
});

test('one message stands for one only', () => {
  const twice = [unsent('a', 'OK'), unsent('b', 'OK')];
  expect(keys(splitByArrival(twice, [mine(6, 'OK')], 'other').missing)).toEqual(['b']);
  expect(keys(splitByArrival(twice, [mine(6, 'OK'), mine(8, 'OK')], 'other').missing)).toEqual([]);
});

test('what was refused did not arrive, whatever else says the same', () => {
  const refused = { ...unsent('a', 'OK'), reason: 'You have been blocked.' };
  expect(keys(splitByArrival([refused], [mine(6, 'OK')], 'other').missing)).toEqual(['a']);
});
