import { formatDay, ukDay, ukTimeInWords } from '@letfair/domain/uk-time';

/** "3 Dec 2026", as the clocks in the UK have it. */
export const formatDate = (instant: string): string => formatDay(ukDay(new Date(instant)));

/** "2.05pm" of today, "3 Dec 2026" of another day, as the clocks in the UK have it. */
export function formatTimeOrDate(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return ukDay(at) === ukDay(now) ? ukTimeInWords(at) : formatDate(instant);
}

/** "3 Dec 2026, 2.05pm", as the clocks in the UK have it. */
export const formatMoment = (instant: string): string => `${formatDate(instant)}, ${ukTimeInWords(new Date(instant))}`;
