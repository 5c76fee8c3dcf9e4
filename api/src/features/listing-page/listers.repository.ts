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
      'account.hidden_at',
      'account.created_at',
      'agency.company_name',
      'agency.redress_scheme',
      'agency.redress_number',
      'agency.client_money_protection',
      'agency.fees_link',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
