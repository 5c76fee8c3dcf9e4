import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

type PreferenceRow = Selectable<Tables['tenant_preference']>;

export const preferenceRowOf = (db: Db, accountId: string): Promise<PreferenceRow | undefined> =>
  db.selectFrom('tenant_preference').selectAll().where('account_id', '=', accountId).executeTakeFirst();
