/** How many months the public figures go back. */
export const TRANSPARENCY_MONTHS = 12;

/** Smaller numbers could tell what happened to one person, so they are not published. */
export const SMALLEST_PUBLISHED = 5;

/** The figures of a month; each is counted from rows of the same name. */
export const transparencyFigures = [
  'reportsAboutHomes',
  'reportsAboutPeople',
  'reportsUpheld',
  'reportsDismissed',
  'listingsApproved',
  'listingsRejected',
  'listingsHidden',
  'appealsSent',
  'appealsUpheld',
  'appealsOverturned',
] as const;
export type TransparencyFigure = (typeof transparencyFigures)[number];

/** Medians of the hours from the first word to the decision. */
export const transparencyMedians = ['reports', 'listings', 'appeals'] as const;
export type TransparencyMedian = (typeof transparencyMedians)[number];

/** Null means a small number that isn’t zero. */
export const publishedCount = (count: number): number | null =>
  count === 0 || count >= SMALLEST_PUBLISHED ? count : null;

/** In whole hours, rounded up so that nothing is promised too early; null where too few would tell about one person. */
export const publishedMedian = (hours: number | null, decisions: number): number | null =>
  hours === null || decisions < SMALLEST_PUBLISHED ? null : Math.max(1, Math.ceil(hours));

/** The months up to the one of this day, newest first. */
export function monthsUpTo(day: string): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: TRANSPARENCY_MONTHS }, (_, back) => {
    const count = year * 12 + (month - 1) - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
