import type { ConversationLock } from '@letfair/domain/lettings/conversations/locks';
import { arrangedStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { attachmentsOf } from './attachments/attachments.repository.ts';
import { type ConversationFilters, filterConditions } from './conversation-filters.repository.ts';
import { authorIdOf, authorNameOf } from './messages.repository.ts';
import { otherSide, type Party } from './sides.ts';

/** Why an account cannot be written to; null for one that can. */
export const lockOf = (account: string) =>
  sql<ConversationLock | null>`case
    when ${sql.ref(`${account}.erased_at`)} is not null then 'deleted'
    when ${sql.ref(`${account}.suspended_at`)} is not null then 'suspended'
    when ${sql.ref(`${account}.closed_at`)} is not null then 'closed'
    when ${sql.ref(`${account}.hidden_at`)} is not null then 'homes-hidden'
  end`;

const selectSummaries = (db: Db, { person }: Party) =>
  db
    .selectFrom('conversation')
    .innerJoin('listing', 'listing.id', 'conversation.listing_id')
    .innerJoin('account as tenant', 'tenant.id', 'conversation.tenant_id')
    .innerJoin('account as lister', 'lister.id', 'conversation.lister_id')
    .leftJoin('agency', (join) =>
      join.onRef('agency.account_id', '=', 'lister.id').on('lister.user_type', '=', 'agent'),
    )
    .leftJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.number', '=', 'conversation.message_count'),
    )
    .selectAll('conversation')
    .select([
      'listing.title',
      'listing.status',
      'listing.reference',
      'listing.line1',
      'tenant.first_name as tenant_first_name',
      'tenant.last_name as tenant_last_name',
      'lister.first_name as lister_first_name',
      'lister.last_name as lister_last_name',
      'lister.user_type as lister_type',
      'lister.hidden_at as lister_hidden_at',
      lockOf('tenant').as('tenant_lock'),
      lockOf('lister').as('lister_lock'),
      'agency.company_name',
      'message.id as last_id',
      'message.by_tenant as last_by_tenant',
      'message.content as last_content',
      'message.created_at as last_at',
    ])
    .select(attachmentsOf('message.id').as('last_attachments'))
    .select([authorIdOf('message').as('last_author_id'), authorNameOf('message').as('last_author_name')])
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('viewing')
            .select('viewing.id')
            .whereRef('viewing.tenant_id', '=', 'conversation.tenant_id')
            .whereRef('viewing.listing_id', '=', 'conversation.listing_id')
            .where('viewing.status', 'in', arrangedStatuses),
        )
        .$castTo<boolean>()
        .as('has_viewing'),
    )
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('conversation_notice as notice')
            .select('notice.kind')
            .whereRef('notice.conversation_id', '=', 'conversation.id')
            .where('notice.person_id', '=', person),
        )
        .$castTo<boolean>()
        .as('for_you'),
    );

export type ConversationSummary = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

/** Search matches public names only, so that it cannot reveal a full surname. */
const searchableName = {
  tenant: sql<string>`tenant.first_name || ' ' || left(tenant.last_name, 1) || '.'`,
  lister: sql<string>`coalesce(agency.company_name, lister.first_name || ' ' || left(lister.last_name, 1) || '.')`,
} as const;

const idColumn = { tenant: 'conversation.tenant_id', lister: 'conversation.lister_id' } as const;

export const findConversationSummary = (db: Db, party: Party, id: string): Promise<ConversationSummary | undefined> =>
  selectSummaries(db, party)
    .where('conversation.id', '=', id)
    .where(idColumn[party.side], '=', party.id)
    .executeTakeFirst();

interface Page {
  readonly search: string;
  readonly filters: ConversationFilters;
  readonly before: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/** Most recently active first. */
export function listConversationSummaries(
  db: Db,
  party: Party,
  { search, filters, before, limit }: Page,
): Promise<ConversationSummary[]> {
  let query = selectSummaries(db, party).where(idColumn[party.side], '=', party.id);
  if (party.side === 'lister') query = query.where((where) => where.and(filterConditions(party, filters)));
  if (before)
    query = query.where(
      sql<boolean>`(conversation.updated_at, conversation.id) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    );
  if (search) {
    const othersName = searchableName[otherSide(party.side)];
    // The line breaks keep a match from spanning two of them.
    const own = party.side === 'lister' ? sql`|| chr(10) || listing.reference || chr(10) || listing.line1` : sql``;
    const text = sql<string>`${othersName} || chr(10) || listing.title ${own}`;
    query = query.where(sql<boolean>`strpos(${lowercase(text)}, ${lowercase(sql`${search}::text`)}) > 0`);
  }
  return query.orderBy('conversation.updated_at', 'desc').orderBy('conversation.id', 'desc').limit(limit).execute();
}

/** The ICU collation lowercases every alphabet, whatever the database's locale. */
export const lowercase = (text: ReturnType<typeof sql<unknown>>) => sql<string>`lower((${text}) collate "und-x-icu")`;
