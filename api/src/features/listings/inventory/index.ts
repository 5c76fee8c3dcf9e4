export { type BookingRow, bookingOf, bookingsByStatus, findBookedHomes } from './bookings.repository.ts';
export { type BookInventory, createInventory, type Inventory, type InventoryDeps } from './inventory.ts';
