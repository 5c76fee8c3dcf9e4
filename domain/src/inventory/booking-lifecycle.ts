export const bookingStatuses = ['requested', 'arranged', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** From where a booking can go where. The specialist's side moves it; withdrawing the listing cancels it. */
const bookingGraph: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  requested: ['arranged', 'cancelled'],
  arranged: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const nextBookingStatuses = (status: BookingStatus): readonly BookingStatus[] => bookingGraph[status];
export const canBookingBecome = (from: BookingStatus, to: BookingStatus): boolean => bookingGraph[from].includes(to);

export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  requested: 'Requested',
  arranged: 'Arranged',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
