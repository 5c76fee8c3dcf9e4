import {
  type BookingStatus,
  canBookingBecome,
  isInServiceArea,
} from '@letfair/domain/listings/inventory/inventory-service';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { MarketInventory } from './market.ts';
import { auditEntryAt, insertInBatches, type NewAuditEntry, type SeedContext } from './seed-context.ts';

/** Each is requested with its home. Returns the audit entries. */
export async function seedInventories(
  tx: Tx,
  inventories: readonly MarketInventory[],
  { placeOf, moderator }: SeedContext,
): Promise<NewAuditEntry[]> {
  const entries: NewAuditEntry[] = [];
  const rows = inventories.map(({ home, steps }) => {
    const { submitted, form } = home;
    if (!isInServiceArea(form.address)) throw new Error(`Nobody makes an inventory of “${form.title}”.`);
    const id = newId(submitted.getTime());
    let status: BookingStatus = 'requested';
    for (const { status: next, at } of steps) {
      if (!canBookingBecome(status, next)) throw new Error(`An inventory cannot become ${next} from ${status}.`);
      status = next;
      const by = { by: 'moderator', actor: moderator } as const;
      entries.push(auditEntryAt(at, { ...by, action: next, type: 'inventory-booking', id, status }));
    }
    const updated_at = steps.at(-1)?.at ?? submitted;
    return { id, listing_id: placeOf(home).id, status, created_at: submitted, updated_at };
  });
  await insertInBatches(rows, (some) =>
    tx
      .insertInto('inventory_booking')
      .values([...some])
      .execute(),
  );
  return entries;
}
