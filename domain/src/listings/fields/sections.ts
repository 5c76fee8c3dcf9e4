/** The tabs of the listing form, in their order. */
export const formTabs = [
  { value: 'info', label: 'Property Info' },
  { value: 'financial', label: 'Financial (Part A)' },
  { value: 'details', label: 'Details (Parts B & C)' },
] as const;
export type FormTab = (typeof formTabs)[number]['value'];

/** The titled sections of the tabs, in their order. */
export const formSections = {
  about: { tab: 'info', title: 'About the home' },
  address: {
    tab: 'info',
    title: 'Address',
    intro: 'We use the postcode to work out which letting law applies and to fill in the town and county.',
  },
  secondAdvert: {
    tab: 'info',
    title: 'Advertising this home twice',
    intro:
      'Only fill this in if you already advertise this home. Rooms in the same house and flats in the same building count as separate homes.',
    folded: true,
  },
  rooms: { tab: 'info', title: 'Type and rooms' },
  features: { tab: 'info', title: 'Features' },
  photos: { tab: 'info', title: 'Photos' },
  rent: {
    tab: 'financial',
    title: 'Rent and deposits',
    intro: 'All amounts are in pounds. The rent is advertised per calendar month.',
  },
  energy: { tab: 'financial', title: 'Council tax and energy' },
  energyCertificate: { tab: 'financial', title: 'More about the energy certificate', folded: true },
  bills: { tab: 'financial', title: 'Bills' },
  tenancy: { tab: 'details', title: 'Tenancy' },
  parking: { tab: 'details', title: 'Parking' },
  safety: { tab: 'details', title: 'Safety and access' },
  other: { tab: 'details', title: 'Anything else' },
  licences: { tab: 'details', title: 'Licences', folded: true },
  material: {
    tab: 'details',
    title: 'More about the home',
    intro: 'You can also answer “Not known”.',
    folded: true,
  },
  /** Certificates are kept beside the form, because they belong to a home for longer than an advert does. */
  certificates: { tab: 'details', title: 'Certificates', folded: true },
} as const satisfies Record<string, Section>;
export type FormSection = keyof typeof formSections;

export interface Section {
  readonly tab: FormTab;
  readonly title: string;
  readonly intro?: string;
  /** All of it may be left empty; it is closed until it holds something. */
  readonly folded?: true;
}
