import type { AuditAction, AuditTarget } from '@letfair/domain/trust/audit-words';
import { type Insertable, type Selectable, sql } from 'kysely';
import { actingPerson, type Db, type Tx } from './db.ts';
import { newId } from './ids.ts';
import type { Tables } from './tables.ts';

export type AuditEntry = Selectable<Tables['audit_entry']>;

/** An action needs words, because admins read the log. */
type NewEntry = {
  [Target in AuditTarget]: Omit<Insertable<Tables['audit_entry']>, 'id' | 'at' | 'target_type' | 'action'> & {
    readonly target_type: Target;
    readonly action: AuditAction<Target>;
  };
}[AuditTarget];

/** What a member of a team does names the member, and not the account they act for. */
const rowOf = (entry: NewEntry) => ({
  ...entry,
  id: newId(),
  ...(entry.actor_role === 'lister' && { actor_id: sql<string>`coalesce(${actingPerson}, ${entry.actor_id}::uuid)` }),
});

/** Runs in the transaction of the change, so that neither exists without the other. Returns the id of the entry. */
export async function recordAudit(tx: Tx, entry: NewEntry): Promise<string> {
  const row = rowOf(entry);
  await tx.insertInto('audit_entry').values(row).execute();
  return row.id;
}

/** The same for many at once. */
export async function recordAudits(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insertInto('audit_entry').values(entries.map(rowOf)).execute();
}

export const historyOf = (
  db: Db,
  target_type: AuditEntry['target_type'],
  target_id: string,
  limit: number,
): Promise<AuditEntry[]> =>
  db
    .selectFrom('audit_entry')
    .selectAll()
    .where('target_type', '=', target_type)
    .where('target_id', '=', target_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
