import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { expect, test } from 'vitest';
import { type ConversationPages, withFirstPage, withFurtherPage } from './conversation-pages.ts';

const conversation = (id: string, minute: number, unreadCount = 0): Conversation => ({
  id,
  participants: [],
  lastMessage: null,
  unreadCount,
  propertyId: 'p',
  propertyTitle: 'Two rooms by the canal',
  propertyStatus: 'live',
  hasViewing: false,
  blockedBy: null,
  lock: null,
  updatedAt: `2026-11-15T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
const page = (nextCursor: string | null, ...conversations: Conversation[]): ConversationPages => ({
  conversations,
  nextCursor,
});
const ids = ({ conversations }: ConversationPages) => conversations.map(({ id }) => id);

test('a conversation that was further down comes up with its new message, and is there once', () => {
  const known = page('after c', conversation('a', 30), conversation('b', 20), conversation('c', 10));
  const next = withFirstPage(known, page('after a', conversation('c', 40, 1), conversation('a', 30)));
  expect(ids(next)).toEqual(['c', 'a', 'b']);
  expect(next.conversations[0]?.unreadCount).toBe(1);
  expect(next.nextCursor).toBe('after c');
});

test('what no longer matches goes, and what lies below the first page stays', () => {
  const known = page('after d', ...['a', 'b', 'c', 'd'].map((id, n) => conversation(id, 40 - 10 * n)));
  const answered = withFirstPage(known, page('after c', conversation('a', 40), conversation('c', 20)));
  expect([ids(answered), answered.nextCursor]).toEqual([['a', 'c', 'd'], 'after d']);
  expect(ids(withFirstPage(known, page(null, conversation('c', 20))))).toEqual(['c']);
});

test('a new conversation stands first', () => {
  expect(
    ids(withFirstPage(page(null, conversation('a', 1)), page(null, conversation('b', 2), conversation('a', 1)))),
  ).toEqual(['b', 'a']);
  expect(ids(withFirstPage(null, page(null, conversation('a', 1))))).toEqual(['a']);
});

test('a further page goes on below and does not undo what is newer', () => {
  const next = withFurtherPage(
    page('x', conversation('a', 30, 2)),
    page(null, conversation('a', 5), conversation('b', 4)),
  );
  expect(ids(next)).toEqual(['a', 'b']);
  expect(next.conversations[0]?.unreadCount).toBe(2);
  expect(next.nextCursor).toBeNull();
});
