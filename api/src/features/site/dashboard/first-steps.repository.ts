import type { FirstStep } from '@letfair/domain/agencies/first-steps';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { meetsFilter } from '../../listings/manage/index.ts';

export type SetUp = Readonly<Record<Exclude<FirstStep, 'photos'>, boolean>>;

/** Someone who has been invited and hasn't joined yet counts as invited. */
export async function findSetUp(db: Db, accountId: string): Promise<SetUp> {
  const { rows } = await sql<SetUp>`
    select
      coalesce((select company_name <> '' and registration_number <> '' and trading_address <> '' and redress_scheme <> ''
        from agency where account_id = ${accountId}), false) as details,
      coalesce((select fees_link <> '' from agency where account_id = ${accountId}), false) as fees,
      exists (select from listing where account_id = ${accountId}) as homes,
      exists (select from team_member where account_id = ${accountId})
        or exists (select from team_invitation where account_id = ${accountId}) as people,
      exists (select from api_key where account_id = ${accountId}) as software
  `.execute(db);
  return rows[0] ?? { details: false, fees: false, homes: false, people: false, software: false };
}

export const countHomesWithoutPhotos = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('listing').where(meetsFilter(accountId, { photos: 'none' })));

export async function hasHiddenFirstSteps(db: Db, personId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('first_steps_hidden_at')
    .where('id', '=', personId)
    .executeTakeFirst();
  return account?.first_steps_hidden_at != null;
}

export const setFirstStepsHidden = (tx: Tx, personId: string, isHidden: boolean) =>
  tx
    .updateTable('account')
    .set({ first_steps_hidden_at: isHidden ? sql<Date>`coalesce(first_steps_hidden_at, now())` : null })
    .where('id', '=', personId)
    .execute();
