import { daysAfter } from '../../plain-date.ts';
import { formatDay } from '../../uk-time.ts';
import { type CertificateKind, certificateKinds, kindsOfCertificate } from './kinds.ts';

/** Reminders go out this many days before the last day, each once. */
export const reminderDays = [60, 30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];
/** From the first reminder on, a certificate counts as expiring soon. */
export const SOON_DAYS = Math.max(...reminderDays);

export const certificateStates = ['expired', 'soon', 'valid', 'undated'] as const;
export type CertificateState = (typeof certificateStates)[number];
/** What the list of certificates can be narrowed down to; past ones have been renewed. */
export const certificateFilters = [...certificateStates, 'past'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];
export const certificateStateLabels: Readonly<Record<CertificateState, string>> = {
  expired: 'Expired',
  soon: 'Expires soon',
  valid: 'Valid',
  undated: 'No end date',
};

/** The last day itself still counts. */
export function certificateState(expires: string | null, today: string): CertificateState {
  if (expires === null) return 'undated';
  if (expires < today) return 'expired';
  return expires <= daysAfter(today, SOON_DAYS) ? 'soon' : 'valid';
}

export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

/** The reminder nearest to the last day that is due by now; after a downtime the earlier ones are left out. */
export function dueReminder(expires: string, today: string, last: number | null): ReminderDays | null {
  const left = daysUntil(expires, today);
  if (left < 0) return null;
  const due = reminderDays.filter((days) => left <= days).at(-1);
  return due !== undefined && (last === null || last > due) ? due : null;
}

/** "today", "tomorrow" or "in 12 days". */
export function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** A certificate that a moderator has seen, with its last day. */
export interface ConfirmedCertificate {
  readonly kind: CertificateKind;
  readonly expires: string;
}

/** What the public page says: "Gas safety record valid until 3 Mar 2027". Nothing is said after the last day. */
export const certificateBadges = (confirmed: readonly ConfirmedCertificate[], today: string): readonly string[] =>
  certificateKinds.flatMap((kind) => {
    const { badge } = kindsOfCertificate[kind];
    const found = confirmed.find((certificate) => certificate.kind === kind);
    return badge && found && found.expires >= today ? [`${badge} ${formatDay(found.expires)}`] : [];
  });
