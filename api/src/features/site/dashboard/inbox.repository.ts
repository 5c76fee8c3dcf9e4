import type { InboxKind } from '@letfair/contract/site/dashboard';
import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { undecided } from '@letfair/domain/lettings/applications/lifecycle';
import type { ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Party } from '../../lettings/conversations/index.ts';
import { hasStanding } from '../../listings/manage/index.ts';

/** A home has to be confirmed this long before it expires, and stands among what waits from then on. */
export const EXPIRING_SOON_DAYS = 3;
const CERTIFICATE_ENDS_DAYS = 30;
/** An import may leave the law many homes to hold back; the newest stand for all, which the list of homes counts. */
const MOST_BLOCKED = 3;
/** So long an answer is news. */
const NEWS_DAYS = 14;

export interface InboxRow {
  readonly kind: InboxKind;
  readonly id: string;
  readonly propertyId: string;
  readonly title: string;
  readonly reference: string;
  readonly line1: string;
  readonly nation: string | null;
  readonly at: Date;
  /** By when it has to be done, or when it takes place. */
  readonly due: Date | null;
  /** Null for what is about a home alone. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly people: number | null;
  readonly moveIn: string | null;
}

interface Line {
  readonly kind: InboxKind;
  readonly id: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly due?: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  /** The account on the other side. */
  readonly person?: RawBuilder<unknown>;
  /** What an applicant shows of themself. */
  readonly shared?: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

const nothing = sql`null::timestamptz`;

/** One kind of line, with the columns that all of them have. */
const selectLine = ({ kind, id, at, due = nothing, from, person, shared = sql`'{}'::jsonb`, where }: Line) => sql`
  select ${sql.lit(kind)}::text as kind, ${id} as id, listing.id as listing_id, listing.title, listing.reference, listing.line1,
    listing.nation,
    date_trunc('milliseconds', ${at}) as at, ${due} as due, ${person ?? sql`null::uuid`} as person_id,
    (${shared} ->> 'people')::int as people, nullif(${shared} ->> 'moveInDate', '') as move_in
  from ${from}
  where ${where}`;

const ofLondon = (day: RawBuilder<unknown>) => sql`(${day} + time '12:00') at time zone 'Europe/London'`;
const today = sql`(now() at time zone 'Europe/London')::date`;
const isNews = (at: RawBuilder<unknown>) => sql`${at} > now() - make_interval(days => ${sql.lit(NEWS_DAYS)})`;
const list = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const applications = sql`application join listing on listing.id = application.listing_id`;
const conversations = sql`conversation
  join listing on listing.id = conversation.listing_id
  join message on message.conversation_id = conversation.id and message.number = conversation.message_count`;

const viewingWith = (other: Party['side']) => ({
  id: sql`viewing.id`,
  // A viewing that was booked long ago comes up again the day before.
  at: sql`case when viewing.starts_at < now() + interval '1 day'
    then greatest(viewing.updated_at, viewing.starts_at - interval '1 day') else viewing.updated_at end`,
  due: sql`viewing.starts_at`,
  from: sql`viewing join listing on listing.id = viewing.listing_id`,
  person: sql.ref(`viewing.${other}_id`),
});

const answeredAt = sql`application.updated_at`;

const listerLines = (account: string): readonly Line[] => {
  const own = sql`listing.account_id = ${account}`;
  const received = sql`application.lister_id = ${account}`;
  const applicant = { from: applications, person: sql`application.tenant_id`, id: sql`application.id` } as const;
  const expires = sql`listing.confirmed_at + make_interval(days => ${sql.lit(AVAILABLE_DAYS)})`;
  const asked = sql`listing.confirmed_at + make_interval(days => ${sql.lit(AVAILABLE_DAYS - EXPIRING_SOON_DAYS)})`;
  const ends = sql`certificate.expires`;
  return [
    {
      kind: 'needs-change',
      id: sql`listing.id`,
      at: sql`listing.updated_at`,
      from: sql`listing`,
      where: sql`${own} and ${hasStanding('needs-change')} and (not listing.is_blocked or listing.id in (
        select blocked.id from listing blocked
        where blocked.account_id = ${account} and blocked.status = 'pending' and blocked.is_blocked
        order by blocked.id desc limit ${sql.lit(MOST_BLOCKED)}))`,
    },
    {
      kind: 'expiring',
      id: sql`listing.id`,
      at: asked,
      due: expires,
      from: sql`listing`,
      where: sql`${own} and listing.status = 'live' and ${asked} < now()`,
    },
    {
      kind: 'certificate',
      id: sql`certificate.id`,
      at: ofLondon(sql`${ends} - ${sql.lit(CERTIFICATE_ENDS_DAYS)}::int`),
      due: ofLondon(ends),
      from: sql`certificate join listing on listing.id = certificate.listing_id`,
      where: sql`certificate.account_id = ${account} and certificate.replaced_at is null
        and coalesce(${ends}, 'infinity'::date) <= ${today} + ${sql.lit(CERTIFICATE_ENDS_DAYS)}::int
        and listing.status not in (${list(pastStatuses)})`,
    },
    {
      kind: 'deposit',
      ...applicant,
      at: ofLondon(sql`paid.done_on`),
      from: sql`${applications} join application_next_step paid
        on paid.application_id = application.id and paid.step = 'deposit-paid'`,
      where: sql`${received} and application.status = 'accepted' and not exists (
        select from application_next_step kept
        where kept.application_id = application.id and kept.step = 'deposit-protected')`,
    },
    {
      kind: 'application',
      ...applicant,
      at: sql`application.created_at`,
      shared: sql`application.shared`,
      where: sql`${received} and application.status in (${list(undecided)})`,
    },
    {
      kind: 'withdrawn',
      ...applicant,
      at: answeredAt,
      where: sql`${received} and application.status = 'withdrawn' and ${isNews(answeredAt)}`,
    },
  ];
};

const tenantLines = (account: string): readonly Line[] => {
  const sent = sql`application.tenant_id = ${account}`;
  const answered = {
    id: sql`application.id`,
    at: answeredAt,
    from: applications,
    person: sql`application.lister_id`,
  } as const;
  return [
    { kind: 'accepted', ...answered, where: sql`${sent} and application.status = 'accepted'` },
    ...(['shortlisted', 'declined', 'closed'] as const).map(
      (kind): Line => ({
        kind,
        ...answered,
        where: sql`${sent} and application.status = ${sql.lit(kind)} and ${isNews(answeredAt)}`,
      }),
    ),
    ...(['proposed', 'move'] as const).map(
      (kind): Line => ({
        kind,
        ...viewingWith('lister'),
        where: sql`viewing.tenant_id = ${account} and viewing.starts_at > now()
          and viewing.status = ${sql.lit(kind === 'move' ? 'move-suggested' : kind)}`,
      }),
    ),
  ];
};

/** While another time is suggested, the tenant has a line of its own that asks for an answer. */
const standing = {
  tenant: ['booked', 'rescheduled'],
  lister: ['booked', 'rescheduled', 'move-suggested'],
} as const satisfies Record<Party['side'], readonly ViewingStatus[]>;

/** What both sides have: messages, and viewings to come that are booked, moved or cancelled. */
function sharedLines({ id: account, side }: Party): readonly Line[] {
  const own = side;
  const other = side === 'tenant' ? 'lister' : 'tenant';
  const viewing = viewingWith(other);
  const ofOwn = sql`${sql.ref(`viewing.${own}_id`)} = ${account} and viewing.starts_at > now()`;
  return [
    {
      kind: 'unanswered',
      id: sql`conversation.id`,
      at: sql`conversation.updated_at`,
      from: conversations,
      person: sql.ref(`conversation.${other}_id`),
      where: sql`${sql.ref(`conversation.${own}_id`)} = ${account}
        and ${sql.ref(`conversation.${own}_unread`)} > 0 and message.by_tenant = ${sql.lit(side === 'lister')}`,
    },
    { kind: 'viewing', ...viewing, where: sql`${ofOwn} and viewing.status in (${list(standing[side])})` },
    { kind: 'cancelled', ...viewing, where: sql`${ofOwn} and viewing.status = ${sql.lit(`cancelled-by-${other}`)}` },
  ];
}

interface InboxPage {
  readonly before: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/** Newest first. */
export async function listInbox(db: Db, party: Party, { before, limit }: InboxPage): Promise<InboxRow[]> {
  const own = party.side === 'tenant' ? tenantLines(party.id) : listerLines(party.id);
  const lines = sql.join([...own, ...sharedLines(party)].map(selectLine), sql` union all `);
  const after = before ? sql`where (at, line.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<InboxRow>`
    select kind, line.id, listing_id as "propertyId", title, reference, line1, nation, at, due, people, move_in as "moveIn",
      first_name as "firstName", last_name as "lastName", company_name as company
    from (${lines}) line
    left join account on account.id = person_id
    left join agency on agency.account_id = person_id and account.user_type = 'agent'
    ${after}
    order by at desc, line.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}
