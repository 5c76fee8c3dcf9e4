import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

export type AuditEntry = Selectable<Tables['audit_entry']>;

/** Written in the transaction of what it tells about: there is neither a decision without an entry nor the reverse. */
export const record = (tx: Tx, entry: Omit<Insertable<Tables['audit_entry']>, 'id' | 'at'>) =>
  tx
    .insertInto('audit_entry')
    .values({ id: newId(), ...entry })
    .execute();

/** Newest first. */
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
