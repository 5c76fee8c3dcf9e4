import type { Db } from '../../platform/db.ts';

/** Who lists a home, with the company's name where it is an agency. */
export const listerOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.user_type',
      'account.suspended_at',
      'account.created_at',
      'agency.company_name',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
