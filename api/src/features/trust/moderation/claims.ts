import type { ReviewClaim, reviewContract } from '@letfair/contract/trust/admin/review';
import { CLAIM_MINUTES, claimedBySomebody } from '@letfair/domain/trust/moderation/review';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import type { Tables } from '../../../platform/tables.ts';

type ClaimRow = Selectable<Tables['review_claim']>;

const selectClaims = (db: Db) =>
  db
    .selectFrom('review_claim as claim')
    .innerJoin('account', 'account.id', 'claim.account_id')
    .selectAll('claim')
    .select(sql<string>`account.first_name || ' ' || account.last_name`.as('name'))
    .where('claim.expires_at', '>', sql<Date>`now()`);

export const listClaims = (db: Db, limit: number) =>
  selectClaims(db).orderBy('claim.expires_at', 'desc').limit(limit).execute();

export const presentClaim = ({ target_id, account_id, name, claimed_at, expires_at }: ClaimView): ReviewClaim => ({
  targetId: target_id,
  by: { id: account_id, name },
  since: claimed_at.toISOString(),
  until: expires_at.toISOString(),
});
type ClaimView = Awaited<ReturnType<typeof listClaims>>[number];

/** Nothing is written while somebody else holds a claim that has not lapsed. */
const insertClaim = (tx: Tx, { targetId, adminId, takeOver }: Claiming): Promise<ClaimRow | undefined> =>
  tx
    .insertInto('review_claim')
    .values({
      target_id: targetId,
      account_id: adminId,
      expires_at: sql<Date>`now() + make_interval(mins => ${CLAIM_MINUTES})`,
    })
    .onConflict((already) =>
      already
        .column('target_id')
        .doUpdateSet((set) => ({
          account_id: set.ref('excluded.account_id'),
          expires_at: set.ref('excluded.expires_at'),
          claimed_at: sql<Date>`case when review_claim.account_id = excluded.account_id
            then review_claim.claimed_at else excluded.claimed_at end`,
        }))
        .where(
          sql<boolean>`review_claim.account_id = excluded.account_id or review_claim.expires_at <= now() or ${takeOver}::boolean`,
        ),
    )
    .returningAll()
    .executeTakeFirst();

interface Claiming {
  readonly targetId: string;
  readonly adminId: string;
  readonly takeOver: boolean;
}

/** Renews a claim of one's own; opening the next thing gives up the one before. */
export const claimTarget: Handler<typeof reviewContract.claim> = ({
  actor,
  params: { targetId },
  body: { takeOver },
  write,
}) =>
  write(async (tx) => {
    await tx.deleteFrom('review_claim').where('account_id', '=', actor.id).where('target_id', '<>', targetId).execute();
    const claimed = await insertClaim(tx, { targetId, adminId: actor.id, takeOver });
    const shown = await selectClaims(tx).where('claim.target_id', '=', targetId).executeTakeFirst();
    if (!claimed || !shown) return conflict(claimedBySomebody(shown?.name ?? ''));
    return { ok: true, data: presentClaim(shown) };
  });

export const releaseTarget: Handler<typeof reviewContract.release> = ({ actor, params: { targetId }, write }) =>
  write(async (tx) => {
    await tx.deleteFrom('review_claim').where('target_id', '=', targetId).where('account_id', '=', actor.id).execute();
    return { ok: true, data: null };
  });
