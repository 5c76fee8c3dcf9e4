import type { AppealStatus } from '@letfair/domain/trust/moderation/appeals';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { inQueueOrder, type KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';

export type AppealRow = Selectable<Tables['appeal']>;

export const appealsOfListing = (db: Db, listingId: string, limit: number): Promise<AppealRow[]> =>
  db.selectFrom('appeal').selectAll().where('listing_id', '=', listingId).orderBy('id', 'desc').limit(limit).execute();

export const findAppealOfDecision = (db: Db, decisionId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('decision_id', '=', decisionId).executeTakeFirst();

interface Wording {
  readonly listingId: string;
  readonly rule: string;
  readonly field: string;
  readonly excerptHash: Buffer;
}

export const findAppealOfWording = (
  db: Db,
  { listingId, rule, field, excerptHash }: Wording,
): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeal')
    .selectAll()
    .where(sql<boolean>`kind = 'wording'`)
    .where('listing_id', '=', listingId)
    .where('rule', '=', rule)
    .where('field', '=', field)
    .where('excerpt_hash', '=', excerptHash)
    .executeTakeFirst();

/** Undefined when somebody has appealed the same meanwhile. */
export const insertAppeal = (tx: Tx, appeal: Insertable<Tables['appeal']>): Promise<AppealRow | undefined> =>
  tx
    .insertInto('appeal')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findAppeal = (db: Db, id: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst();

export const lockAppeal = (tx: Tx, id: string): Promise<AppealRow | undefined> =>
  tx.selectFrom('appeal').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

interface Decided {
  readonly status: AppealStatus;
  readonly reason: string;
  readonly decided_by: string;
}

export const closeAppeal = (tx: Tx, id: string, decided: Decided): Promise<AppealRow> =>
  tx
    .updateTable('appeal')
    .set({ ...decided, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The last time a moderator decided so. */
export const findLastDecision = (
  db: Db,
  target_type: 'listing' | 'account',
  targetId: string,
  actions: readonly string[],
): Promise<AuditEntry | undefined> =>
  db
    .selectFrom('audit_entry')
    .selectAll()
    .where('target_type', '=', target_type)
    .where('target_id', '=', targetId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What a moderator does to a listing that its lister can answer. */
export const answerableActions = ['reject', 'hide'] as const;

export const findDecisions = (db: Db, ids: readonly string[]): Promise<AuditEntry[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('audit_entry').selectAll().where('id', 'in', ids).execute();

export const appealsByStatus = (
  db: Db,
  { status, ...range }: KeysetRange & { readonly status: AppealStatus },
): Promise<AppealRow[]> =>
  inQueueOrder(db.selectFrom('appeal').selectAll().where('status', '=', status), {
    ...range,
    waits: status === 'open',
  });

/** Admins who can sign in. */
export async function activeAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('account')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('hidden_at', 'is', null)
    .execute();
  return admins.map(({ id }) => id);
}
