import type { ConversationCounts, ConversationHome } from '@letfair/contract/lettings/conversations/conversations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Party } from './sides.ts';

/** What narrows the list of a landlord's or agent's team down; nothing of it applies to tenants. */
export interface ConversationFilters {
  /** What this person, or nobody, looks after. */
  readonly assigned: 'me' | 'nobody' | null;
  readonly isWaiting: boolean;
  readonly listingId: string | null;
}

/** The tenant wrote last, and can be answered. The columns are those of `conversation` and of the account `tenant`. */
const isWaiting = sql<boolean>`conversation.waits_for_lister and not conversation.blocked_by_tenant
  and not conversation.blocked_by_lister and tenant.hidden_at is null`;

export const filterConditions = ({ person }: Party, { assigned, isWaiting: waits, listingId }: ConversationFilters) => [
  ...(assigned === 'me' ? [sql<boolean>`conversation.assigned_to = ${person}::uuid`] : []),
  ...(assigned === 'nobody' ? [sql<boolean>`conversation.assigned_to is null`] : []),
  ...(waits ? [isWaiting] : []),
  ...(listingId === null ? [] : [sql<boolean>`conversation.listing_id = ${listingId}::uuid`]),
];

/** Of one home, or of all. Each number has an index of its own. */
export async function countByFilter(db: Db, { id, person }: Party, listingId: string | null) {
  const ofHome = listingId === null ? sql`` : sql`and conversation.listing_id = ${listingId}::uuid`;
  const count = (condition: ReturnType<typeof sql>) => sql`(
    select count(*)::int from conversation where lister_id = ${id}::uuid ${ofHome} ${condition})`;
  const { rows } = await sql<ConversationCounts>`select
    ${count(sql``)} as "all",
    ${count(sql`and assigned_to = ${person}::uuid`)} as mine,
    ${count(sql`and assigned_to is null`)} as unassigned,
    (
      select count(*)::int from conversation join account tenant on tenant.id = conversation.tenant_id
      where conversation.lister_id = ${id}::uuid ${ofHome} and ${isWaiting}
    ) as waiting`.execute(db);
  return rows[0]!;
}

/** The homes that people have written about, those with the newest messages first. */
export async function listConversationHomes(db: Db, listerId: string, limit: number): Promise<ConversationHome[]> {
  const { rows } = await sql<ConversationHome>`
    select listing.id, listing.title, listing.reference, listing.line1 as street, talks.conversations
    from (
      select listing_id, count(*)::int as conversations, max(updated_at) as latest
      from conversation where lister_id = ${listerId}::uuid
      group by listing_id order by latest desc limit ${limit}
    ) talks
    join listing on listing.id = talks.listing_id
    order by talks.latest desc, listing.id`.execute(db);
  return rows;
}
