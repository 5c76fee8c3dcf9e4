export { type BookingRow, bookingOf } from './bookings.repository.ts';
export { type BookInventory, type CancelBooking, createInventory, type Inventory } from './inventory.ts';
