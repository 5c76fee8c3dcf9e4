/**
 * How long everything with an end is kept. The jobs delete by these numbers, and the privacy page prints them: what it
 * promises is what happens.
 */
export const retention = {
  /** What was counted against guessing and flooding; longer than the window of any limit. */
  throttleDays: 1,
  /** How long a repeated request gets the first answer. */
  repeatedAnswerDays: 1,
  mailDays: 30,
  /** Only what is still waiting has to be found again; the rest keeps a home from being told twice. */
  alertDays: 30,
  /** A link in a mail that somebody finds again much later still works; after this it has been of no use for long. */
  unsubscribeLinkDays: 400,
  unusedPhotoHours: 24,
  /** Views are counted by the day for as long, then by the month. */
  dailyViewMonths: 13,
  /** A sign-up that nobody finished. */
  unverifiedAccountDays: 30,
  /** A file with everything about somebody is not left lying about. */
  exportDays: 7,
  /** Between asking to be deleted and being erased. */
  closedAccountDays: 14,
} as const;

export type RetentionName = keyof typeof retention;

const lasting = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The same in words. */
export const retentionTexts = Object.fromEntries(
  Object.entries(retention).map(([name, count]) => [
    name,
    lasting(count, name.endsWith('Months') ? 'month' : name.endsWith('Hours') ? 'hour' : 'day'),
  ]),
) as Readonly<Record<RetentionName, string>>;

const DAY_MS = 86_400_000;

/** When an account that was closed at this time is erased. */
export const erasedAfter = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + retention.closedAccountDays * DAY_MS);

/** How somebody who has been erased is called towards those they had to do with. */
export const DELETED_USER = 'Deleted user';
/** How a home is called whose lister has been erased, where others still have something to do with it. */
export const DELETED_HOME = 'Deleted listing';

export const deletionSentences = {
  lastAdmin: 'This is the last admin. Make another one before you delete this account.',
  wrongPassword: 'Your password is not right.',
  closed: 'Your account is about to be deleted. Choose “Keep my account” to go on using it.',
} as const;

/** Somebody must always be left who can look after the place. */
export const deletionRefusal = (accountId: string, activeAdminIds: readonly string[]): string | null =>
  activeAdminIds.length === 1 && activeAdminIds[0] === accountId ? deletionSentences.lastAdmin : null;
