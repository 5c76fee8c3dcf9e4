export { InventoryBooking } from './inventory-booking.tsx';
