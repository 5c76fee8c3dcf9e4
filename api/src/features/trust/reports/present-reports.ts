import type { ReportedTarget } from '@letfair/contract/trust/reports';
import type { Account } from '../../accounts/sign-in/index.ts';
import type { EarlierDecision, ReporterHistory, ReportView, TargetView } from './report-queue.repository.ts';

type Wire<K extends keyof ReportedTarget> = ReportedTarget[K];

const presentPerson = (account: Account): Wire<'person'> => ({
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  email: account.email,
  userType: account.user_type,
  createdAt: account.created_at.toISOString(),
  suspended: account.suspended_at !== null,
});

export const ownerIdOf = ({ account_id, lister_id }: TargetView): string => account_id ?? lister_id ?? '';

export const presentTarget = (target: TargetView, owner: Account) => ({
  targetId: target.id,
  title: target.listing_title ?? `${owner.first_name} ${owner.last_name}`,
  listingStatus: target.listing_status,
  person: presentPerson(owner),
});

const noHistory: ReporterHistory = { sent: 0, upheld: 0, dismissed: 0 };

export const presentReport = (
  report: ReportView,
  histories: ReadonlyMap<string, ReporterHistory>,
): Wire<'reports'>[number] => ({
  id: report.id,
  reason: report.reason,
  description: report.description,
  reporter:
    report.reporter_id && report.email && report.user_type
      ? {
          id: report.reporter_id,
          email: report.email,
          userType: report.user_type,
          suspended: report.suspended_at !== null,
          ...(histories.get(report.reporter_id) ?? noHistory),
        }
      : null,
  createdAt: report.created_at.toISOString(),
  shared: report.about && {
    about: report.about,
    messages: report.shared_messages ?? 0,
    lastReadAt: report.messages_read_at?.toISOString() ?? null,
  },
});

/** A report decision also logs an entry at the listing or account with the same time; it counts once. */
export function presentEarlierDecisions(entries: readonly EarlierDecision[], most: number): Wire<'earlier'> {
  const decidedAt = new Set(
    entries.filter(({ target_type }) => target_type === 'report').map(({ at }) => at.getTime()),
  );
  return entries
    .filter(({ target_type, at }) => target_type === 'report' || !decidedAt.has(at.getTime()))
    .slice(0, most)
    .map(({ at, action, note, actor }) => ({ at: at.toISOString(), action, note, by: actor ?? '' }));
}
