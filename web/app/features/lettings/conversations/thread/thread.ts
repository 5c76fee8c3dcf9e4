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

interface MessageDay<M> {
  /** YYYY-MM-DD in UK time. */
  readonly date: string;
  readonly messages: readonly M[];
}

export function messageDays<M extends { readonly timestamp: string }>(
  messages: readonly M[],
): readonly MessageDay<M>[] {
  const days: { date: string; messages: M[] }[] = [];
  for (const message of messages) {
    const date = ukDay(new Date(message.timestamp));
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
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
