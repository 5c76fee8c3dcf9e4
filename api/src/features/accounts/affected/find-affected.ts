import { type Affected, MOST_NAMED_AFFECTED } from '@letfair/contract/accounts/affected';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { endedStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { changedTies, type NamedTie, namedTies } from '@letfair/domain/lettings/consequences/account-words';
import type { AccountStep } from '@letfair/domain/lettings/consequences/accounts';
import { openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

interface Row {
  readonly id: string;
  readonly tie: NamedTie;
  readonly total: number;
  readonly at: Date | null;
  readonly title: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string | null;
  readonly seen: string;
}

/** Everybody with whom an account has something that ends or waits, as rows of tie, id, other side, home and time. */
const ties = (accountId: string) => {
  const viewings = sql`starts_at > now() and status = any(${[...openStatuses]}::text[])`;
  const isOpen = sql`application.status <> all(${[...endedStatuses]}::text[])`;
  return sql`
    select 'viewing' as tie, id, tenant_id as other_id, listing_id, starts_at as at
      from viewing where lister_id = ${accountId} and ${viewings}
    union all select 'own-viewing', id, lister_id, listing_id, starts_at
      from viewing where tenant_id = ${accountId} and ${viewings}
    union all select case status when 'accepted' then 'accepted' else 'application' end, id, tenant_id, listing_id, null
      from application where lister_id = ${accountId} and ${isOpen}
    union all select case status when 'accepted' then 'own-accepted' else 'own-application' end, id, lister_id, listing_id, null
      from application where tenant_id = ${accountId} and ${isOpen}
    union all select 'waiting', viewing_waiting.id, tenant_id, listing_id, null
      from viewing_waiting join listing on listing.id = listing_id where listing.account_id = ${accountId}
    union all select 'own-waiting', viewing_waiting.id, listing.account_id, listing_id, null
      from viewing_waiting join listing on listing.id = listing_id where tenant_id = ${accountId}
    union all select 'team', person_id, person_id, null, null from team_member where account_id = ${accountId}
    union all select 'membership', account_id, account_id, null, null from team_member where person_id = ${accountId}
    union all select 'client', md5(client_id::text || person_id)::uuid, person_id, null, null
      from client_access where account_id = ${accountId} and ended_at is null
    union all select 'agency', client_id, account_id, null, null
      from client_access where person_id = ${accountId} and ended_at is null
  `;
};

/** Whom a step of an account affects, with the first of each kind by name, in one statement. */
export async function findAffected(db: Db, accountId: string, step: AccountStep): Promise<Affected> {
  const { rows } = await sql<Row>`
    with tied as materialized (
      select * from (${ties(accountId)}) as everyone where tie = any(${[...changedTies(step)]}::text[])
    ), ranked as (
      select tied.*, count(*) over (partition by tie)::int as total,
        row_number() over (partition by tie order by at, id) as place
      from tied
    )
    select ranked.id, ranked.tie, total, at, listing.title, other.first_name, other.last_name, agency.company_name,
      (select md5(string_agg(tie || id || coalesce(extract(epoch from at)::text, ''), ',' order by tie, id, other_id))
        from tied) as seen
    from ranked
    join account other on other.id = ranked.other_id
    left join agency on agency.account_id = other.id and other.user_type = 'agent'
    left join listing on listing.id = ranked.listing_id
    where place <= ${MOST_NAMED_AFFECTED}
    order by place
  `.execute(db);
  const byTie = Map.groupBy(rows, ({ tie }) => tie);
  return {
    groups: namedTies.flatMap((tie) => {
      const people = byTie.get(tie) ?? [];
      return people[0] ? [{ tie, count: people[0].total, people: people.map(present) }] : [];
    }),
    seen: rows[0]?.seen ?? 'nobody',
  };
}

type Person = Affected['groups'][number]['people'][number];

const present = ({ id, first_name, last_name, company_name, title, at }: Row): Person => ({
  id,
  name: publicName({ firstName: first_name, lastName: last_name, company: company_name }),
  propertyTitle: title,
  startsAt: at?.toISOString() ?? null,
});
