import { daysAfter } from '@letfair/domain/plain-date';
import { formatDay, ukDay, ukTime } from '@letfair/domain/uk-time';

export interface MessageDay<M> {
  /** YYYY-MM-DD, as the clocks in the UK have it. */
  readonly date: string;
  readonly messages: readonly M[];
}

/** Messages in order, parted where a day ends. */
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

/** "14:32". */
export const timeOf = (instant: string): string => ukTime(new Date(instant));
