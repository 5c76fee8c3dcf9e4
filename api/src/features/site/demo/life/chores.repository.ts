import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';

/** What somebody of the demo could do next. `accountId` is who does it. */
export interface DemoChores {
  /** Homes to confirm as still available. */
  readonly confirm: readonly OwnHome[];
  /** Homes that are let agreed for long enough to be let. */
  readonly let: readonly OwnHome[];
  /** Homes that wait for a moderator, where the demo has one. */
  readonly approve: readonly OwnHome[];
  /** Live homes to let next, with what their listers need to list another one. */
  readonly replace: readonly ReplacedHome[];
  /** Conversations whose last message came from the other side. */
  readonly reply: readonly OpenConversation[];
  /** Homes of shared accounts about which nobody has asked lately, with somebody who could. */
  readonly enquire: readonly Visit[];
  readonly apply: readonly Visit[];
  readonly book: readonly Visit[];
  /** Viewings that are over. */
  readonly attend: readonly { readonly accountId: string; readonly viewingId: string }[];
  /** Applications of visitors to made-up listers. */
  readonly answer: readonly WaitingApplication[];
}

export interface OwnHome {
  readonly accountId: string;
  readonly listingId: string;
}
export interface ReplacedHome extends OwnHome {
  readonly userType: 'landlord' | 'agent';
  readonly agency: string | null;
  readonly city: string;
  readonly propertyType: string;
  readonly photos: readonly string[];
}
export interface OpenConversation {
  readonly accountId: string;
  readonly conversationId: string;
  readonly side: 'tenant' | 'lister';
  /** How many messages this side has written. */
  readonly written: number;
}
export interface Visit {
  readonly accountId: string;
  readonly listingId: string;
}
export interface WaitingApplication {
  readonly accountId: string;
  readonly applicationId: string;
  readonly status: 'sent' | 'seen';
}

/** At most so many of a kind in one turn, so that a turn is short. */
const MOST = 20;
const MOST_CONFIRMED = 100;
/** A market lets all its homes once in so many days. */
const TURNOVER_DAYS = 60;
/** Of a hundred homes so many may have been forgotten by their listers. */
const EXPIRED_SHARE = 0.01;
const MOST_REPLIES = { lister: 5, tenant: 3 } as const;

/** Made-up people who can act; the accounts of `shared` are open to visitors. */
const people = (shared: readonly string[]) => sql`
  person as (
    select id, user_type, email_key = any(${shared}) as is_open
    from account
    where is_demo and verified_at is not null
      and coalesce(suspended_at, limited_at, homes_hidden_at, closed_at, erased_at) is null
  )`;

/** The same number from 0 up to 1 for the same id, so that people differ and keep their habits. */
const habit = (id: string) => sql`(abs(hashtext(${sql.ref(id)}::text)) % 1000) / 1000.0`;
const days = (count: number) => sql`interval '1 day' * ${sql.lit(count)}`;

export async function findChores(db: Db, shared: readonly string[]): Promise<DemoChores> {
  const find = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db)).rows;
  return {
    confirm: await find(sql<OwnHome>`
      with ${people(shared)}, home as (
        select listing.id, account_id, status, confirmed_at, is_open,
          count(*) filter (where status = 'live') over () as live,
          row_number() over (partition by status order by confirmed_at desc) as place
        from listing join person on person.id = account_id
        where status in ('live', 'expired') and withheld_at is null
      )
      select account_id as "accountId", id as "listingId" from home
      where case status
        when 'live' then confirmed_at < now() - ${days(1)} * case when is_open then 12.9 else 8 + 4 * ${habit('home.id')} end
        else place > greatest(3, live * ${sql.lit(EXPIRED_SHARE)})
      end
      order by confirmed_at limit ${sql.lit(MOST_CONFIRMED)}`),
    let: await find(sql<OwnHome>`
      with ${people(shared)}
      select account_id as "accountId", listing.id as "listingId"
      from listing join person on person.id = account_id
      where status = 'let-agreed' and not is_open
        and listing.updated_at < now() - ${days(1)} * (1.5 + ${habit('listing.id')})
      order by listing.updated_at limit ${sql.lit(MOST)}`),
    approve: await find(sql<OwnHome>`
      with ${people(shared)}
      select moderator.id as "accountId", listing.id as "listingId"
      from listing join person on person.id = account_id
      cross join (select id from person where user_type = 'admin' limit 1) as moderator
      where status = 'pending' and not is_open and flags = '[]'
        and submitted_at < now() - ${days(1)} * (0.7 + ${habit('listing.id')})
      order by submitted_at limit ${sql.lit(MOST)}`),
    replace: await find(sql<ReplacedHome>`
      with ${people(shared)}, home as (
        select listing.*, person.user_type from listing join person on person.id = account_id where not is_open
      ), pace as (
        select floor(least(${sql.lit(MOST)}, (count(*) filter (where status = 'live'))
          * extract(epoch from now() - max(submitted_at)) / 86400.0 / ${sql.lit(TURNOVER_DAYS)})) as homes
        from home
      )
      select home.account_id as "accountId", home.id as "listingId", user_type as "userType",
        company_name as agency, city, property_type as "propertyType",
        coalesce((select array_agg(photo_id order by position) from listing_photo where listing_id = home.id), '{}') as photos
      from home left join agency on agency.account_id = home.account_id
      where status = 'live' and published_at < now() - ${days(7)}
      order by md5(home.id::text || now()::text) limit (select homes from pace)`),
    reply: await find(sql<OpenConversation>`
      with ${people(shared)}
      select case when last.by_tenant then lister_id else tenant_id end as "accountId", conversation.id as "conversationId",
        case when last.by_tenant then 'lister' else 'tenant' end as side, written::int
      from conversation
      join message as last on last.conversation_id = conversation.id and last.number = message_count
      join person on person.id = case when last.by_tenant then lister_id else tenant_id end
      join lateral (
        select count(*) as written from message
        where message.conversation_id = conversation.id and by_tenant <> last.by_tenant
      ) as own on true
      where not is_open and not blocked_by_tenant and not blocked_by_lister
        and last.created_at < now() - interval '1 minute' * (2 + 40 * ${habit('last.id')})
        and last.created_at > now() - ${days(3)}
        and written < case when last.by_tenant then ${sql.lit(MOST_REPLIES.lister)}::int else ${sql.lit(MOST_REPLIES.tenant)}::int end
      order by last.created_at limit ${sql.lit(MOST)}`),
    enquire: await find(
      visits(
        shared,
        sql`
      not exists (select from conversation where lister_id = lister.id and created_at > now() - ${days(1)})`,
      ),
    ),
    apply: await find(
      visits(
        shared,
        sql`
      not exists (select from application where lister_id = lister.id and created_at > now() - ${days(2)})`,
      ),
    ),
    book: await find(
      visits(
        shared,
        sql`
      (select count(*) from viewing where lister_id = lister.id and is_coming and starts_at > now()) < 2
      and exists (
        select from viewing_slot where listing_id = listing.id and taken < capacity and withdrawn_at is null
          and reserved_for is null and starts_at > now() + ${days(2)}
      )`,
      ),
    ),
    attend: await find(sql<DemoChores['attend'][number]>`
      with ${people(shared)}
      select lister_id as "accountId", viewing.id as "viewingId"
      from viewing join person on person.id = lister_id
      where status in ('booked', 'rescheduled', 'move-suggested') and ends_at < now() - ${days(1)} and ends_at > now() - ${days(7)}
      order by ends_at limit ${sql.lit(MOST)}`),
    answer: await find(sql<WaitingApplication>`
      with ${people(shared)}
      select lister_id as "accountId", application.id as "applicationId", status
      from application join person on person.id = lister_id
      where not is_open and (
        (status = 'sent' and application.updated_at < now() - ${days(1)} * (0.05 + 0.3 * ${habit('application.id')}))
        or (status = 'seen' and application.updated_at < now() - ${days(1)} * (1 + ${habit('application.id')})))
      order by application.updated_at limit ${sql.lit(MOST)}`),
  };
}

/** For each shared lister that fits, one live home, and a tenant who has nothing to do with it yet. */
const visits = (shared: readonly string[], isWanted: ReturnType<typeof sql>) => sql<Visit>`
  with ${people(shared)}
  select distinct on (lister.id) tenant.id as "accountId", listing.id as "listingId"
  from person as lister
  join listing on account_id = lister.id and status = 'live'
  cross join lateral (
    select id from person
    where user_type = 'tenant' and not is_open
      and not exists (select from conversation where tenant_id = person.id and listing_id = listing.id)
      and not exists (select from application where tenant_id = person.id and listing_id = listing.id)
      and not exists (select from viewing where tenant_id = person.id and listing_id = listing.id)
    order by md5(person.id::text || now()::text) limit 1
  ) as tenant
  where lister.is_open and lister.user_type in ('landlord', 'agent') and ${isWanted}
  order by lister.id, md5(listing.id::text || now()::text)`;

/** Gives yesterday's visitors to homes that nobody looked at, so that figures go on. */
export const addViews = (db: Db) =>
  sql`
  insert into listing_view (listing_id, day, views)
  select listing.id, current_date - 1, 1 + abs(hashtext(listing.id::text || current_date::text)) % 9
  from listing join account on account.id = account_id
  where is_demo and status = 'live' and published_at < current_date
  on conflict do nothing`.execute(db);
