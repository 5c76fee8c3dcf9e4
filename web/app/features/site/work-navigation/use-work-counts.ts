import { useEffect, useState } from 'react';
import { oneAtATime, useLiveEvents } from '../../accounts/live/index.ts';
import { api, type SessionUser } from '../../accounts/session/index.ts';
import type { CountKind } from './work-links.ts';

type Counts = Readonly<Partial<Record<CountKind, number>>>;

async function loadCounts({ userType }: SessionUser): Promise<Counts | null> {
  if (userType === 'admin') {
    const [review, stats] = await Promise.all([api.review.counts(), api.admin.stats()]);
    if (!review.success || !stats.success) return null;
    const { reports, ...others } = review.data.counts;
    const queue = Object.values(others).reduce((sum, count) => sum + count, reports);
    return { queue, reports, tickets: stats.data.openTickets };
  }
  const answer = await api.dashboard.counts();
  if (!answer.success) return null;
  const { savedProperties: saved, messages, applications, viewings, properties: homes } = answer.data;
  return userType === 'tenant'
    ? { saved, messages, viewings, ownApplications: applications }
    : { messages, receivedApplications: applications, viewings, homes };
}

/** Loaded on every page and when something changes; numbers that cannot be loaded stay as they were. */
export function useWorkCounts(user: SessionUser, pathname: string): Counts {
  const [counts, setCounts] = useState<Counts>({});
  const [reload] = useState(() =>
    oneAtATime(async () => {
      const loaded = await loadCounts(user).catch(() => null);
      if (loaded) setCounts(loaded);
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have changed what is counted
  useEffect(reload, [pathname]);
  useLiveEvents('message', reload);
  useLiveEvents('read', reload);
  useLiveEvents('application', reload);
  useLiveEvents('viewing', reload);
  useLiveEvents('ticket', reload);
  return counts;
}
