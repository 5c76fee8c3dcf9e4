import type { ShownAuditEntry } from '@letfair/contract/admin';
import type { ShownEntry } from './audit-log.repository.ts';

export const presentEntry = (entry: ShownEntry): ShownAuditEntry => ({
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
