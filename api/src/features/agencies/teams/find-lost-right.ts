import type { LostRight } from '@letfair/domain/agencies/teams/lost-rights';
import { mayInTeam, type TeamPermission } from '@letfair/domain/agencies/teams/roles';
import type { Db, Tx } from '../../../platform/db.ts';
import { findMembership } from './team.repository.ts';

interface StartedWork {
  readonly accountId: string;
  /** Who started it; null where that was nobody of the account. */
  readonly personId: string | null;
  readonly permission: TeamPermission;
}

/**
 * Whether what somebody started for an account may go on now, in work that outlasts the call that started it. In a
 * transaction the answer holds until its end: a suspension waits for it.
 */
export async function findLostRight(
  db: Db | Tx,
  { accountId, personId, permission }: StartedWork,
): Promise<LostRight | null> {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'suspended_at', 'closed_at', 'limited_at', 'homes_hidden_at'])
    .where('id', 'in', personId === null ? [accountId] : [accountId, personId])
    .orderBy('id');
  const states = await (db.isTransaction ? accounts.forShare() : accounts).execute();
  const account = states.find(({ id }) => id === accountId);
  if (!account || account.closed_at) return 'closing';
  if (account.suspended_at) return 'suspended';
  if (account.limited_at || account.homes_hidden_at) return 'limited';
  if (personId === null || personId === accountId) return null;
  const person = states.find(({ id }) => id === personId);
  if (!person || person.closed_at || person.suspended_at || person.limited_at || person.homes_hidden_at)
    return 'person';
  const membership = await findMembership(db, personId);
  if (membership?.account_id !== accountId) return 'left';
  return mayInTeam(membership.role, permission) ? null : 'person';
}
