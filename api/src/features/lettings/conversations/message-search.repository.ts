import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { lowercase } from './conversation-list.repository.ts';
import { authorIdOf, authorNameOf } from './messages.repository.ts';
import type { Party } from './sides.ts';

const idColumn = { tenant: 'conversation.tenant_id', lister: 'conversation.lister_id' } as const;

interface Page {
  readonly words: readonly string[];
  readonly before: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/**
 * Reads the party's own messages by the index on (conversation_id, number), so that its cost never depends on what
 * others have written: an index over the words of all messages is slower for common words.
 */
function selectMatches(db: Db, party: Party, { words, before, limit }: Page) {
  let query = db
    .selectFrom('conversation')
    .innerJoin('message', 'message.conversation_id', 'conversation.id')
    .select([
      'message.id as message_id',
      'message.created_at as message_at',
      'message.conversation_id',
      'message.number',
      'message.by_tenant',
      'message.content',
      'conversation.listing_id',
      'conversation.tenant_id',
      'conversation.lister_id',
    ])
    .select([authorIdOf('message').as('author_id'), authorNameOf('message').as('author_name')])
    .where(idColumn[party.side], '=', party.id);
  for (const word of words)
    query = query.where(sql<boolean>`strpos(${lowercase(sql`message.content`)}, ${lowercase(sql`${word}::text`)}) > 0`);
  if (before)
    query = query.where(
      sql<boolean>`(message.created_at, message.id) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    );
  return query.orderBy('message.created_at', 'desc').orderBy('message.id', 'desc').limit(limit);
}

/** Newest first; names are read for the messages of the page only. */
export const findMessagesWithWords = (db: Db, party: Party, page: Page) =>
  db
    .selectFrom(selectMatches(db, party, page).as('found'))
    .innerJoin('listing', 'listing.id', 'found.listing_id')
    .innerJoin('account as tenant', 'tenant.id', 'found.tenant_id')
    .innerJoin('account as lister', 'lister.id', 'found.lister_id')
    .leftJoin('agency', (join) =>
      join.onRef('agency.account_id', '=', 'lister.id').on('lister.user_type', '=', 'agent'),
    )
    .select([
      'found.message_id',
      'found.message_at',
      'found.conversation_id',
      'found.number',
      'found.by_tenant',
      'found.content',
      'found.author_id',
      'found.author_name',
      'listing.title',
      'tenant.first_name as tenant_first_name',
      'tenant.last_name as tenant_last_name',
      'lister.first_name as lister_first_name',
      'lister.last_name as lister_last_name',
      'agency.company_name',
    ])
    .orderBy('found.message_at', 'desc')
    .orderBy('found.message_id', 'desc')
    .execute();

export type FoundMessageRow = Awaited<ReturnType<typeof findMessagesWithWords>>[number];
