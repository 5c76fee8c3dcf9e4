import { lazyPart } from '../../../lib/network/lazy-part.ts';

/** Loaded on demand, because it reads the pending form with the table of listing fields. */
export const InventoryBooking = lazyPart(async () => (await import('./inventory-booking.tsx')).InventoryBooking);
