import type { Appeal, QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import { canDecideAppeal } from '@letfair/domain/trust/moderation/appeals';
import type { Db } from '../../../platform/db.ts';
import { type Account, findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { listingsByIds } from '../../listings/manage/index.ts';
import { type AppealRow, activeAdminIds, findDecisions } from './appeals.repository.ts';

export const presentAppeal = (appeal: AppealRow): Appeal => {
  const { rule, field, excerpt } = appeal;
  return {
    id: appeal.id,
    kind: appeal.kind,
    status: appeal.status,
    content: appeal.content,
    wording: rule !== null && field !== null && excerpt !== null ? { rule, field, excerpt } : null,
    reason: appeal.reason,
    createdAt: appeal.created_at.toISOString(),
    decidedAt: appeal.decided_at?.toISOString() ?? null,
  };
};

const nameOf = (account: Account | undefined): string =>
  account ? `${account.first_name} ${account.last_name}`.trim() : '';

const idsIn = (ids: readonly (string | null)[]): readonly string[] => [...new Set(ids.filter((id) => id !== null))];

/** With everything a moderator needs to decide, loaded at once for a page of them. */
export async function presentQueuedAppeals(
  db: Db,
  appeals: readonly AppealRow[],
  actorId: string,
): Promise<QueuedAppeal[]> {
  const decisions = await findDecisions(db, idsIn(appeals.map(({ decision_id }) => decision_id)));
  const decisionById = new Map(decisions.map((decision) => [decision.id, decision]));
  const accounts = await findAccountsByIds(
    db,
    idsIn([...appeals.flatMap((row) => [row.account_id, row.decided_by]), ...decisions.map((row) => row.actor_id)]),
  );
  const listings = await listingsByIds(db, idsIn(appeals.map(({ listing_id }) => listing_id)));
  const listingById = new Map(listings.map((listing) => [listing.id, listing]));
  const admins = await activeAdminIds(db);
  return appeals.map((appeal) => {
    const decision = decisionById.get(appeal.decision_id ?? '');
    const person = accounts.get(appeal.account_id ?? '');
    const listing = listingById.get(appeal.listing_id ?? '');
    const decidedBy = decision?.actor_id ?? null;
    return {
      ...presentAppeal(appeal),
      person: person
        ? {
            id: person.id,
            name: nameOf(person),
            email: person.email,
            userType: person.user_type,
            suspended: person.suspended_at !== null,
          }
        : null,
      property: listing ? { id: listing.id, title: listing.title, status: listing.status } : null,
      decision: decision
        ? { at: decision.at.toISOString(), by: nameOf(accounts.get(decidedBy ?? '')), reason: decision.note }
        : null,
      decidedBy: nameOf(accounts.get(appeal.decided_by ?? '')),
      canDecide: appeal.status === 'open' && canDecideAppeal({ actorId, decidedBy, activeAdminIds: admins }),
    };
  });
}
