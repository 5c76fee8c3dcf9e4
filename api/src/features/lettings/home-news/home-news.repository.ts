import {
  BACK_HOURS,
  endingEvents,
  type NewsEvent,
  newsDelaySeconds,
  tiesEndedBy,
  VIEWED_DAYS,
  whoIsTold,
} from '@letfair/domain/lettings/consequences/homes';
import { type HomeTie, homeTies } from '@letfair/domain/lettings/consequences/steps';
import { ENQUIRY_DAYS } from '@letfair/domain/lettings/conversations/message-limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

const listOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Who has what to do with homes, as rows of listing, account and tie. */
const ties = (listingIds: readonly string[], { sparesAccepted }: { readonly sparesAccepted: boolean }) => {
  const here = sql`listing_id = any(${[...listingIds]}::uuid[])`;
  const isSpared = sql`exists (
    select from application
    where application.listing_id = viewing.listing_id and application.tenant_id = viewing.tenant_id
      and application.status = 'accepted'
  )`;
  return sql`
    select listing_id, tenant_id as account_id, 'viewing' as tie from viewing
      where ${here} and starts_at > now() and status in ('proposed', 'booked', 'rescheduled', 'move-suggested')
        and not (${sparesAccepted} and ${isSpared})
    union all
    select listing_id, tenant_id, case status when 'accepted' then 'accepted' else 'applied' end from application
      where ${here} and status in ('sent', 'seen', 'shortlisted', 'accepted')
    union all
    select listing_id, tenant_id, 'waiting' from viewing_waiting where ${here}
    union all
    select listing_id, tenant_id, 'viewed' from viewing
      where ${here} and starts_at <= now() and starts_at > now() - make_interval(days => ${sql.lit(VIEWED_DAYS)})
        and status in ('booked', 'rescheduled', 'move-suggested', 'happened')
    union all
    select listing_id, tenant_id, 'enquired' from conversation
      where ${here} and updated_at > now() - make_interval(days => ${sql.lit(ENQUIRY_DAYS)})
    union all
    select listing_id, account_id, 'saved' from favorite where ${here}
  `;
};

/** The homes that anyone has to do with, or is told of. */
export async function findTiedHomes(db: Db, listingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ listing_id: string }>`
    select listing_id from (${ties(listingIds, { sparesAccepted: false })}) as tied
    union select listing_id from home_news where listing_id = any(${[...listingIds]}::uuid[])
  `.execute(db);
  return new Set(rows.map(({ listing_id }) => listing_id));
}

interface NewNews {
  readonly event: NewsEvent;
  readonly listingIds: readonly string[];
  readonly sparesAccepted?: boolean;
  /** Of a lower rent. */
  readonly cut?: { readonly rentId: string; readonly previousPence: number };
}

/** Whom an event is told, each by their strongest tie; who hears of it elsewhere counts as told. */
function newsOf({ event, listingIds, sparesAccepted = false, cut }: NewNews) {
  const tiesTold = (...how: readonly string[]): HomeTie[] =>
    homeTies.filter((tie) => how.includes(whoIsTold(event, tie)));
  const elsewhere = tiesTold('with-viewing', 'with-application');
  return sql`
    select listing_id, account_id, ${event}::text as event, tie, ${cut?.rentId ?? null}::bigint as rent_id,
      ${cut?.previousPence ?? null}::int as previous_rent_pence,
      now() + make_interval(secs => ${sql.lit(newsDelaySeconds(event))}) as due_at,
      case when tie = any(${elsewhere}::text[]) then now() end as told_at
    from (
      select distinct on (tied.listing_id, tied.account_id) tied.*
      from (${ties(listingIds, { sparesAccepted })}) as tied
      join listing on listing.id = tied.listing_id
      where tied.account_id <> listing.account_id and tie = any(${relevantTies(event)}::text[])
      order by tied.listing_id, tied.account_id, array_position(${[...homeTies]}::text[], tie)
    ) as strongest
    where tie = any(${[...tiesTold('own-email', 'saved-homes-email'), ...elsewhere]}::text[])
      and (tie = any(${elsewhere}::text[]) or not exists (
        select from conversation
        where conversation.listing_id = strongest.listing_id and conversation.tenant_id = strongest.account_id
          and (blocked_by_tenant or blocked_by_lister)
      ))
    order by listing_id, account_id
  `;
}

/**
 * Notes whom to tell of what happened to homes, and answers of which homes somebody is to be told. Who was told of an
 * end is not told of another until they were told that the home is back, unless they lose something with it.
 */
export async function insertNews(tx: Tx, news: NewNews): Promise<readonly string[]> {
  await forgetToldOfLosers(tx, news);
  const { rows } = await sql<{ listing_id: string }>`
    insert into home_news as told
      (listing_id, account_id, event, tie, rent_id, previous_rent_pence, due_at, told_at)
    ${newsOf(news)}
    on conflict (listing_id, account_id) do update set
      event = excluded.event, tie = excluded.tie, rent_id = excluded.rent_id, due_at = excluded.due_at,
      told_at = excluded.told_at,
      previous_rent_pence = case
        when told.told_at is null and told.event = 'rent-cut'
          then greatest(told.previous_rent_pence, excluded.previous_rent_pence)
        else excluded.previous_rent_pence
      end
    where ${mayReplace(news.event)}
    returning listing_id
  `.execute(tx);
  return [...new Set(rows.map(({ listing_id }) => listing_id))];
}

/** Whom `insertNews` would have emailed. */
export async function listAccountsToldBy(db: Db, news: NewNews): Promise<readonly string[]> {
  const bySaving = homeTies.filter((tie) => whoIsTold(news.event, tie) === 'saved-homes-email');
  const losers = sql`excluded.tie = any(${[...tiesEndedBy(news.event)]}::text[])`;
  const { rows } = await sql<{ account_id: string }>`
    select distinct excluded.account_id from (${newsOf(news)}) as excluded
    join account on account.id = excluded.account_id and verified_at is not null and hidden_at is null
    left join home_news told on told.listing_id = excluded.listing_id and told.account_id = excluded.account_id
      and told.told_at is not null
    where excluded.told_at is null and (told.account_id is null or ${mayReplace(news.event)} or ${losers})
      and (saved_home_emails or not excluded.tie = any(${bySaving}::text[]))
  `.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Such as an applicant who was told that a home is off the market for now, and whose application ends after that. */
async function forgetToldOfLosers(tx: Tx, { event, listingIds, sparesAccepted = false }: NewNews): Promise<void> {
  const lost = tiesEndedBy(event);
  if (lost.length === 0) return;
  await sql`
    delete from home_news as told using (${ties(listingIds, { sparesAccepted })}) as tied
    where told.listing_id = tied.listing_id and told.account_id = tied.account_id
      and told.told_at is not null and tied.tie = any(${[...lost]}::text[])
  `.execute(tx);
}

/** A person who only saved a home hears of its rent, whatever else they have to do with it. */
const relevantTies = (event: NewsEvent): readonly HomeTie[] =>
  event === 'back' || event === 'rent-cut' ? ['saved'] : homeTies;

function mayReplace(event: NewsEvent) {
  const isEnding = sql`told.event in (${listOf(endingEvents)})`;
  if (event === 'rent-cut')
    return sql`told.rent_id is distinct from excluded.rent_id and (told.told_at is not null or not ${isEnding})
      and not (told.event = 'back' and told.told_at is null)`;
  if (event === 'back')
    return sql`not (told.event = 'back' and told.told_at > now() - make_interval(hours => ${sql.lit(BACK_HOURS)}))`;
  return sql`told.told_at is null or not ${isEnding} or excluded.told_at is not null`;
}

/** What was about to be told of a home and no longer holds. */
export const forgetUntold = (tx: Tx, listingId: string) =>
  tx.deleteFrom('home_news').where('listing_id', '=', listingId).where('told_at', 'is', null).execute();

/** Whoever was accepted or applied and is told with the application, for a home that has just ended. */
export async function listToldWithApplication(tx: Tx, listingId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('home_news')
    .select('account_id')
    .where('listing_id', '=', listingId)
    .where('tie', 'in', ['accepted', 'applied'])
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** People with news of a home that are due. */
export async function listAccountsToTell(
  db: Db,
  listingId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('home_news')
    .select('account_id')
    .where('listing_id', '=', listingId)
    .where('account_id', '>', after)
    .where('told_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

const selectDue = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('home_news')
    .innerJoin('listing', 'listing.id', 'home_news.listing_id')
    .innerJoin('account as lister', 'lister.id', 'listing.account_id')
    .selectAll('home_news')
    .select(['listing.title', 'listing.status', 'listing.rent_pence', 'listing.outcode', 'listing.property_type'])
    .select(sql<boolean>`lister.hidden_at is not null`.as('isListerHidden'))
    .where('home_news.account_id', '=', accountId)
    .where('home_news.told_at', 'is', null)
    .where('home_news.due_at', '<=', sql<Date>`now()`)
    .orderBy('home_news.due_at')
    .orderBy('home_news.listing_id');

export type DueNews = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

/** All news of one person that are due, whatever home they are of; the rows are locked. */
export const lockDue = (tx: Tx, accountId: string): Promise<DueNews[]> =>
  selectDue(tx, accountId).forUpdate('home_news').execute();

const ofAccount = (accountId: string, listingIds: readonly string[]) =>
  sql<boolean>`account_id = ${accountId}::uuid and listing_id = any(${[...listingIds]}::uuid[])`;

export const markTold = (tx: Tx, accountId: string, listingIds: readonly string[]) =>
  tx.updateTable('home_news').set({ told_at: sql<Date>`now()` }).where(ofAccount(accountId, listingIds)).execute();

export const deleteNews = (tx: Tx, accountId: string, listingIds: readonly string[]) =>
  tx.deleteFrom('home_news').where(ofAccount(accountId, listingIds)).execute();

/** Whether a listing that has just gone live was live before, and not lately. */
export async function wasAway(tx: Tx, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ away: boolean | null }>`
    select max(until) < now() - make_interval(hours => ${sql.lit(BACK_HOURS)}) as away
    from listing_rent where listing_id = ${listingId}::uuid
  `.execute(tx);
  return rows[0]?.away === true;
}

/** Live homes of an account whose people were told, or are about to be told, that the account is gone. */
export async function listHomesToldGone(tx: Tx, accountId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'live')
    .where((where) =>
      where.exists(
        where
          .selectFrom('home_news')
          .select('listing_id')
          .whereRef('listing_id', '=', 'listing.id')
          .where('event', 'in', ['lister-gone', 'lister-closed'])
          .where('told_at', 'is not', null),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
