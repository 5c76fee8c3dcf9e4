import { allowanceSentence, homesADay, type ListerStanding, nextListingDay } from '@letfair/domain/listings/allowance';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

/** How many new homes may be listed now. Only `takeAllowance` makes one, so that no way in can forget to ask. */
export class ListingGrant {
  readonly accountId: string;
  readonly homes: number;
  /** What those hear that are listed tomorrow. */
  readonly sentence: string;
  readonly retryAfterSeconds: number;

  private constructor(accountId: string, homes: number, standing: ListerStanding, now: Date) {
    this.accountId = accountId;
    this.homes = homes;
    this.sentence = allowanceSentence(standing);
    this.retryAfterSeconds = Math.max(1, Math.ceil((nextListingDay(now).getTime() - now.getTime()) / 1_000));
  }

  /**
   * Counts new homes against the allowance of the day, as many of them as it has room for. The count stays locked until
   * the transaction ends, so that calls at the same time cannot exceed it, and a rollback undoes it.
   */
  static async take(tx: Tx, accountId: string, wanted: number, now = new Date()): Promise<ListingGrant> {
    const day = ukDay(now);
    const { rows } = await sql<StandingRow & { listed: number }>`
      with known as (
        insert into listing_allowance as known (account_id, day, listed) values (${accountId}, ${day}, 0)
        on conflict (account_id) do update set
          day = greatest(known.day, excluded.day),
          listed = case when known.day >= excluded.day then known.listed else 0 end
        returning account_id, listed
      )
      select listed, ${standingColumns}
      from known join account on account.id = known.account_id left join agency on agency.account_id = account.id
    `.execute(tx);
    const standing = standingIn(rows[0]);
    const homes = Math.min(wanted, roomIn(standing, rows[0]?.listed ?? 0));
    if (homes > 0)
      await tx
        .updateTable('listing_allowance')
        .set({ listed: sql<number>`listed + ${homes}` })
        .where('account_id', '=', accountId)
        .execute();
    return new ListingGrant(accountId, homes, standing, now);
  }
}

export const takeAllowance = ListingGrant.take;

/** How many new homes the account can still list today; another call may take them first. */
export async function countAllowanceLeft(db: Db, accountId: string, now = new Date()): Promise<number> {
  const taken = await db
    .selectFrom('listing_allowance')
    .select('listed')
    .where('account_id', '=', accountId)
    .where('day', '>=', ukDay(now))
    .executeTakeFirst();
  return roomIn(await findStanding(db, accountId), taken?.listed ?? 0);
}

const roomIn = (standing: ListerStanding, listed: number): number => Math.max(0, homesADay(standing) - listed);

interface StandingRow {
  readonly isAgent: boolean;
  readonly approvedHomes: number;
  readonly isRedressConfirmed: boolean;
}

/** Homes are not counted for agencies, because nothing depends on their number. */
const standingColumns = sql`
  user_type = 'agent' as "isAgent", redress_confirmed_at is not null as "isRedressConfirmed",
  case when user_type = 'agent' then 0 else (
    select count(*)::int from listing
    where listing.account_id = account.id and published_at is not null and status <> 'rejected'
  ) end as "approvedHomes"`;

const standingIn = (row: StandingRow | undefined): ListerStanding => ({
  userType: row?.isAgent ? 'agent' : 'landlord',
  approvedHomes: row?.approvedHomes ?? 0,
  isRedressConfirmed: row?.isRedressConfirmed ?? false,
});

async function findStanding(db: Db, accountId: string): Promise<ListerStanding> {
  const { rows } = await sql<StandingRow>`
    select ${standingColumns}
    from account left join agency on agency.account_id = account.id
    where account.id = ${accountId}`.execute(db);
  return standingIn(rows[0]);
}
