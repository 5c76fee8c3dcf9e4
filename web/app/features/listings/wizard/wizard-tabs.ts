import type { FieldName } from './listing-form-state.ts';

/** Document 2, section 2. */
export const wizardTabs = [
  { value: 'info', label: 'Property Info' },
  { value: 'financial', label: 'Financial (Part A)' },
  { value: 'details', label: 'Details (Parts B & C)' },
] as const;
export type WizardTab = (typeof wizardTabs)[number]['value'];

/** Every field by the tab it stands in, in the order of the page. */
export const fieldTabs: Readonly<Record<FieldName, WizardTab>> = {
  title: 'info',
  propertyDescription: 'info',
  'address.line1': 'info',
  'address.line2': 'info',
  'address.city': 'info',
  'address.county': 'info',
  'address.postcode': 'info',
  nation: 'info',
  registrationNumber: 'info',
  registrationPending: 'info',
  agentRegistrationNumber: 'info',
  shareAddress: 'info',
  propertyType: 'info',
  furnishing: 'info',
  bedrooms: 'info',
  bathrooms: 'info',
  availableDate: 'info',
  hasParking: 'info',
  petsConsidered: 'info',
  isShared: 'info',
  occupants: 'info',
  households: 'info',
  storeys: 'info',
  features: 'info',
  images: 'info',

  monthlyRent: 'financial',
  holdingDeposit: 'financial',
  securityDeposit: 'financial',
  rentInAdvanceMonths: 'financial',
  agentFees: 'financial',
  councilTaxBand: 'financial',
  welshBandI: 'financial',
  epcRating: 'financial',
  epcExemption: 'financial',
  billsIncluded: 'financial',
  utilitiesIncluded: 'financial',
  utilitiesResponsibility: 'financial',

  leaseLength: 'details',
  tenancyExemption: 'details',
  parkingDetails: 'details',
  parkingRestrictions: 'details',
  fireSafetyFeatures: 'details',
  accessibilityFeatures: 'details',
  specialConditions: 'details',
};

const order = Object.keys(fieldTabs) as FieldName[];

/** The first of these fields as the page shows them. */
export const firstField = (names: readonly string[]): FieldName | undefined =>
  order.find((name) => names.includes(name));

/** Rules and answers of the server name some fields otherwise than the form does. */
export function fieldNamed(name: string): FieldName {
  const plain = name.replace(/^materialInformation\./, '');
  const renamed: Readonly<Record<string, FieldName>> = {
    price: 'monthlyRent',
    description: 'propertyDescription',
    address: 'address.line1',
    postcode: 'address.postcode',
  };
  return renamed[plain] ?? order.find((known) => plain === known || plain.startsWith(`${known}.`)) ?? 'title';
}

/** The tab before or after this one, if there is one. */
export const neighbour = (tab: WizardTab, step: 1 | -1): WizardTab | undefined => {
  const at = wizardTabs.findIndex(({ value }) => value === tab) + step;
  return at < 0 ? undefined : wizardTabs[at]?.value;
};
