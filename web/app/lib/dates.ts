const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** "3 Dec 2026", as the clocks in the UK have it. */
export const formatDate = (instant: string): string => day.format(new Date(instant));

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** "3 Dec 2026, 14:05", as the clocks in the UK have it. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));
