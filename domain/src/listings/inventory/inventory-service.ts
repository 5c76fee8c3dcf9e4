/** Where the inventory service is offered. */
const postcodeAreas = ['M', 'BL', 'OL', 'SK', 'WN', 'L', 'LS', 'WA'] as const;
const counties = ['greater manchester', 'merseyside', 'west yorkshire', 'cheshire'] as const;
const cities = ['manchester', 'liverpool', 'leeds', 'warrington'] as const;

const servedPostcode = new RegExp(`^(?:${postcodeAreas.join('|')})\\d`, 'i');

export interface ServiceAddress {
  readonly postcode: string;
  readonly county: string;
  readonly city: string;
}

export function isInServiceArea({ postcode, county, city }: ServiceAddress): boolean {
  const mentions = (text: string, names: readonly string[]) => names.some((name) => text.toLowerCase().includes(name));
  return servedPostcode.test(postcode.trim()) || mentions(county, counties) || mentions(city, cities);
}

export const serviceAreaSentence =
  'The inventory service is limited to Greater Manchester, Liverpool, Leeds and Warrington.';
export const SPECIALIST_CONTACT_HOURS = 24;

export const bookingStatuses = ['requested', 'arranged', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Admins move a booking on; withdrawing the listing cancels it. */
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
