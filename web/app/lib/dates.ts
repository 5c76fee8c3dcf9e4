import { formatDay, ukDay, ukTimeInWords } from '@letfair/domain/uk-time';

/** "3 Dec 2026", as the clocks in the UK have it. */
export const formatDate = (instant: string): string => formatDay(ukDay(new Date(instant)));

/** "3 Dec 2026, 2.05pm", as the clocks in the UK have it. */
export const formatMoment = (instant: string): string => `${formatDate(instant)}, ${ukTimeInWords(new Date(instant))}`;
