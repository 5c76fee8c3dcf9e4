import type { ConversationNote } from '@letfair/contract/agencies/teams/inbox';
import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import { daysAfter } from '@letfair/domain/plain-date';
import { formatDay, ukDay, ukTimeInWords } from '@letfair/domain/uk-time';

/** The loaded part of a conversation: consecutive messages, up to the newest unless it was opened at an older one. */
export interface Thread {
  readonly messages: readonly Message[];
  /** Cursor of the page before; null at the beginning of the conversation. */
  readonly earlier: string | null;
}

export interface MessagePage {
  readonly messages: readonly Message[];
  readonly nextCursor: string | null;
}

/** Answers may overlap and arrive out of order: each number is kept once, and a message stays read. */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of arrived) {
    const before = byNumber.get(message.number);
    byNumber.set(message.number, before?.read ? { ...message, read: true } : message);
  }
  return [...byNumber.values()].sort((one, two) => one.number - two.number);
}

/** A gap between the known messages and the newest page means that everything known is dropped. */
export function withNewest(thread: Thread | null, page: MessagePage): Thread {
  const first = page.messages[0]?.number;
  const last = thread?.messages.at(-1)?.number;
  if (!thread || first === undefined || last === undefined || first > last + 1)
    return { messages: mergeMessages([], page.messages), earlier: page.nextCursor };
  const reachesFurther = first <= (thread.messages[0]?.number ?? first);
  return {
    messages: mergeMessages(thread.messages, page.messages),
    earlier: reachesFurther ? page.nextCursor : thread.earlier,
  };
}

export const withEarlier = (thread: Thread, page: MessagePage): Thread => ({
  messages: mergeMessages(page.messages, thread.messages),
  earlier: page.nextCursor,
});

export const withLater = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: mergeMessages(thread.messages, page.messages),
});

/** Null when the other side wrote in between, so that the newest page has to be loaded first. */
export function withSent(thread: Thread, message: Message): Thread | null {
  const last = thread.messages.at(-1)?.number ?? 0;
  return message.number > last + 1 ? null : { ...thread, messages: mergeMessages(thread.messages, [message]) };
}

export function numberToRead(messages: readonly Message[], otherId: string): number | null {
  const theirs = messages.filter(({ senderId }) => senderId === otherId);
  return theirs.some(({ read }) => !read) ? (theirs.at(-1)?.number ?? null) : null;
}

/** Only the last of the reader's own read messages shows "Read". */
export const lastReadByOther = (messages: readonly Message[], otherId: string): number | null =>
  messages.findLast(({ senderId, read }) => senderId !== otherId && read)?.number ?? null;

export type ThreadEntry =
  | { readonly timestamp: string; readonly message: Message; readonly note?: undefined }
  | { readonly timestamp: string; readonly note: ConversationNote };

/** Messages and a team's notes in the order they were written; notes beside messages that are not loaded are left out. */
export function threadEntries(
  { messages, earlier }: Thread,
  notes: readonly ConversationNote[],
  hasLater: boolean,
): readonly ThreadEntry[] {
  const from = earlier === null ? '' : (messages[0]?.timestamp ?? '');
  const to = hasLater ? (messages.at(-1)?.timestamp ?? '') : null;
  const shown = notes.filter(({ createdAt }) => createdAt >= from && (to === null || createdAt <= to));
  return [
    ...messages.map((message) => ({ timestamp: message.timestamp, message })),
    ...shown.map((note) => ({ timestamp: note.createdAt, note })),
  ].sort((one, two) => (one.timestamp < two.timestamp ? -1 : one.timestamp > two.timestamp ? 1 : 0));
}

interface Day<E> {
  /** YYYY-MM-DD in UK time. */
  readonly date: string;
  readonly entries: readonly E[];
}

export function groupByDay<E extends { readonly timestamp: string }>(entries: readonly E[]): readonly Day<E>[] {
  const days: { date: string; entries: E[] }[] = [];
  for (const entry of entries) {
    const date = ukDay(new Date(entry.timestamp));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

/** "Today", "Yesterday" or "3 Dec 2026". */
export function dayLabel(date: string, now: Date): string {
  const today = ukDay(now);
  if (date === today) return 'Today';
  return date === daysAfter(today, -1) ? 'Yesterday' : formatDay(date);
}

/** "2.32pm". */
export const timeOf = (instant: string): string => ukTimeInWords(new Date(instant));
