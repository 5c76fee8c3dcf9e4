-- The list of inventory bookings of one status, oldest or newest first.
create index inventory_booking_by_status on inventory_booking (status, id desc);
