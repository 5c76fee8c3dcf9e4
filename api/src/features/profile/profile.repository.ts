import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Account } from '../accounts/index.ts';

type Editable = Pick<Updateable<Tables['account']>, 'first_name' | 'last_name' | 'phone' | 'photo_id' | 'email'>;

/** Column by column, so that nothing else can be changed however the values got here. */
export const saveProfile = (
  tx: Tx,
  id: string,
  { first_name, last_name, phone, photo_id, email }: Editable,
): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ first_name, last_name, phone, photo_id, email, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
