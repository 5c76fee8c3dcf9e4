import { lazy } from 'react';

/** Loaded on demand, because it reads the pending form with the table of listing fields. */
export const InventoryBooking = lazy(async () => ({
  default: (await import('./inventory-booking.tsx')).InventoryBooking,
}));
