import type { Db, Tx } from '../../../platform/db.ts';
import type { ViewingRow } from './viewings.repository.ts';

export const findProposal = (db: Db, slotId: string, tenantId: string): Promise<ViewingRow | undefined> =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where('slot_id', '=', slotId)
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'proposed')
    .executeTakeFirst();

/** Deletes the slots that were proposed to the tenant for a home, and with them the proposals, but for the one they take. */
export const endOtherProposals = (tx: Tx, listingId: string, tenantId: string, exceptSlotId: string) =>
  tx
    .deleteFrom('viewing_slot')
    .using('viewing')
    .whereRef('viewing.slot_id', '=', 'viewing_slot.id')
    .where('viewing.status', '=', 'proposed')
    .where('viewing_slot.reserved_for', '=', tenantId)
    .where('viewing_slot.listing_id', '=', listingId)
    .where('viewing_slot.id', '<>', exceptSlotId)
    .execute();
