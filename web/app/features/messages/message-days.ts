const ZONE = 'Europe/London';
const key = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

const DAY_MS = 86_400_000;

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
    const date = key.format(new Date(message.timestamp));
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

/** "Today", "Yesterday" or "3 Dec 2026". */
export function dayLabel(date: string, now: Date): string {
  if (date === key.format(now)) return 'Today';
  const noon = new Date(`${key.format(now)}T12:00:00Z`).getTime();
  if (date === new Date(noon - DAY_MS).toISOString().slice(0, 10)) return 'Yesterday';
  return day.format(new Date(`${date}T12:00:00Z`));
}

/** "14:32". */
export const timeOf = (instant: string): string => time.format(new Date(instant));
