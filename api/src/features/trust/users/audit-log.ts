import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { daysAfter } from '@letfair/domain/plain-date';
import { sql } from 'kysely';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';

/** An entry of a report or an appeal is about the listing or the account. */
const selectEntries = (db: Db) =>
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
        sql<string>`case when entry.target_type in ('listing', 'report', 'appeal') then entry.target_id else booking.listing_id end`,
      ),
    )
    .leftJoin('account as person', (join) =>
      join.onRef('person.id', '=', 'entry.target_id').on('entry.target_type', 'in', ['account', 'report', 'appeal']),
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

type AuditEntryView = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

interface Range {
  readonly before: string | null;
  readonly limit: number;
}

interface DecisionQuery {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  /** Days in UK time, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const ukMidnight = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Europe/London'`;

/** Newest first. */
export function listAdminDecisions(
  db: Db,
  { action, actorId, from, to, before, limit }: DecisionQuery & Range,
): Promise<AuditEntryView[]> {
  // Spelled out, because the planner uses a partial index only when it sees the index condition.
  let query = selectEntries(db).where(sql<boolean>`entry.actor_role = 'moderator'`);
  if (action) query = query.where('entry.action', '=', action);
  if (actorId) query = query.where('entry.actor_id', '=', actorId);
  if (from) query = query.where('entry.at', '>=', ukMidnight(from));
  if (to) query = query.where('entry.at', '<', ukMidnight(daysAfter(to, 1)));
  if (before) query = query.where('entry.id', '<', before);
  return query.orderBy('entry.id', 'desc').limit(limit).execute();
}

/** Newest first. */
export function listTargetHistory(
  db: Db,
  target: { readonly type: AuditEntry['target_type']; readonly id: string },
  { before, limit }: Range,
): Promise<AuditEntryView[]> {
  let query = selectEntries(db).where('entry.target_type', '=', target.type).where('entry.target_id', '=', target.id);
  if (before) query = query.where('entry.id', '<', before);
  return query.orderBy('entry.id', 'desc').limit(limit).execute();
}

export const presentAuditEntry = (entry: AuditEntryView): ShownAuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor: entry.actor_id === null ? null : { id: entry.actor_id, name: entry.actor_name ?? '' },
  role: entry.actor_role,
  action: entry.action,
  target: {
    type: entry.target_type,
    id: entry.target_id,
    label: entry.listing_title ?? entry.person_name ?? entry.ticket_reference,
    propertyId: entry.listing_id,
    userId: entry.person_id,
  },
  status: entry.status,
  note: entry.note,
});
