import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { AuditEntry } from './audit.repository.ts';

/** Entries with who it was and what they are about, as far as either is still there. A report is about its target. */
const shownEntries = (db: Db) =>
  db
    .selectFrom('audit_entry as entry')
    .leftJoin('account as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('inventory_booking as booking', (join) =>
      join.onRef('booking.id', '=', 'entry.target_id').on('entry.target_type', '=', 'inventory-booking'),
    )
    .leftJoin('listing', (join) =>
      join.on(
        'listing.id',
        '=',
        sql<string>`case when entry.target_type in ('listing', 'report') then entry.target_id else booking.listing_id end`,
      ),
    )
    .leftJoin('account as person', (join) =>
      join.onRef('person.id', '=', 'entry.target_id').on('entry.target_type', 'in', ['account', 'report']),
    )
    .leftJoin('ticket', (join) =>
      join.onRef('ticket.id', '=', 'entry.target_id').on('entry.target_type', '=', 'ticket'),
    )
    .selectAll('entry')
    .select([
      sql<string | null>`actor.first_name || ' ' || actor.last_name`.as('actor_name'),
      'listing.id as listing_id',
      'listing.title as listing_title',
      'person.id as person_id',
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('person_name'),
      'ticket.reference as ticket_reference',
    ]);

export type ShownEntry = Awaited<ReturnType<ReturnType<typeof shownEntries>['execute']>>[number];

interface Range {
  readonly before: string | null;
  readonly limit: number;
}

export interface AskedDecisions {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
}

/** What admins decided, the newest first. */
export function listDecisions(
  db: Db,
  { action, actorId, before, limit }: AskedDecisions & Range,
): Promise<ShownEntry[]> {
  // Written out, since a partial index is used only where the planner can see its condition.
  let query = shownEntries(db).where(sql<boolean>`entry.actor_role = 'moderator'`);
  if (action) query = query.where('entry.action', '=', action);
  if (actorId) query = query.where('entry.actor_id', '=', actorId);
  if (before) query = query.where('entry.id', '<', before);
  return query.orderBy('entry.id', 'desc').limit(limit).execute();
}

/** Whatever happened to one thing, whoever did it, the newest first. */
export function listHistory(
  db: Db,
  target: { readonly type: AuditEntry['target_type']; readonly id: string },
  { before, limit }: Range,
): Promise<ShownEntry[]> {
  let query = shownEntries(db).where('entry.target_type', '=', target.type).where('entry.target_id', '=', target.id);
  if (before) query = query.where('entry.id', '<', before);
  return query.orderBy('entry.id', 'desc').limit(limit).execute();
}
