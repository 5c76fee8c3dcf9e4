import type { Db } from '../../platform/db.ts';
import {
  expiringHomes,
  rejectedHomes,
  unansweredConversations,
  undecidedApplications,
} from './dashboard.repository.ts';

/** A home that leaves the search so soon is worth a word. */
const SOON_DAYS = 3;
/** Of each kind, so that many of one do not hide the others. */
const OF_A_KIND = 5;

/** What waits for a lister, the most pressing kind first. */
export async function findToDo(db: Db, listerId: string) {
  const [rejected, expiring, applications, unanswered] = await Promise.all([
    rejectedHomes(db, listerId, OF_A_KIND),
    expiringHomes(db, listerId, SOON_DAYS, OF_A_KIND),
    undecidedApplications(db, listerId, OF_A_KIND),
    unansweredConversations(db, listerId, OF_A_KIND),
  ]);
  return [
    ...rejected.map((waiting) => ({ kind: 'rejected', ...waiting }) as const),
    ...expiring.map((waiting) => ({ kind: 'expiring', ...waiting }) as const),
    ...applications.map((waiting) => ({ kind: 'application', ...waiting }) as const),
    ...unanswered.map((waiting) => ({ kind: 'unanswered', ...waiting }) as const),
  ].map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
