import { counted } from '../../counted.ts';

/** Retention periods. The jobs delete by these numbers and the privacy page prints them, so they cannot differ. */
export const retention = {
  /** Counters of the throttle; longer than the window of any limit. */
  throttleDays: 1,
  /** Answers of idempotent requests. */
  repeatedAnswerDays: 1,
  mailDays: 30,
  /** Sent alerts are kept so that no listing is announced twice. */
  alertDays: 30,
  /** Unsubscribe links work as long as people may still find the mail. */
  unsubscribeLinkDays: 400,
  /** What somebody was told of a home, so that nobody is told twice. */
  homeNewsDays: 400,
  unusedPhotoHours: 24,
  /** What was sent to webhooks of listers. */
  webhookDeliveryDays: 30,
  /** Uploads for a message that was never sent. */
  unsentAttachmentDays: 7,
  /** Files that nothing refers to rest in a trash folder first, where a mistake can be undone. */
  sweptFileDays: 30,
  /** Daily view counts are summed up by month after this. */
  dailyViewMonths: 13,
  /** Unfinished sign-ups. */
  unverifiedAccountDays: 30,
  /** Devices and networks that somebody signed in from, since the last time. */
  knownDeviceDays: 180,
  /** Sign-ins and failed tries, as their owner sees them. */
  signInEventDays: 90,
  /** Uploaded lists of homes, and what was read from them. */
  importFileDays: 7,
  /** An import can be undone for so long; until then what it replaced is kept. */
  importUndoHours: 24,
  /** When which file was imported, and how many homes it changed. */
  importMonths: 13,
  /** Jobs that were given up after their last attempt. */
  failedJobDays: 30,
  /** Invitations after their end, so that they can be sent again. */
  invitationDays: 30,
  /** Times for viewings that nobody booked, after they are over. */
  unbookedSlotDays: 7,
  /** Messages that were shared with the moderators in a report, after the decision about it. */
  sharedMessageDays: 90,
  /** Exports hold everything about a person. */
  exportDays: 7,
  /** Time between the request for deletion and the erasure. */
  closedAccountDays: 14,
} as const;

export type RetentionName = keyof typeof retention;

export const retentionTexts = Object.fromEntries(
  Object.entries(retention).map(([name, count]) => [
    name,
    counted(count, name.endsWith('Months') ? 'month' : name.endsWith('Hours') ? 'hour' : 'day'),
  ]),
) as Readonly<Record<RetentionName, string>>;

const DAY_MS = 86_400_000;

export const erasureDate = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + retention.closedAccountDays * DAY_MS);

/** Shown to others in place of the name of an erased person. */
export const DELETED_USER = 'Deleted user';
/** Shown to others in place of the title of a listing whose lister is erased. */
export const DELETED_HOME = 'Deleted listing';

export const deletionSentences = {
  lastAdmin: 'You’re the last admin. Make someone else an admin before you delete this account.',
  wrongPassword: 'That password isn’t right.',
  closed: 'Your account is about to be deleted. Choose “Keep my account” to carry on using it.',
} as const;

/** One active admin must remain. */
export const deletionRefusal = (accountId: string, activeAdminIds: readonly string[]): string | null =>
  activeAdminIds.length === 1 && activeAdminIds[0] === accountId ? deletionSentences.lastAdmin : null;
