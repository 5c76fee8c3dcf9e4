import type { AgencyDetails, LandlordDetails, TenantDetails } from '@letfair/contract/accounts/profile';
import { preferredPropertyTypes } from '@letfair/domain/accounts/preferences';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import { readPounds } from '../sign-in/index.ts';

/** The values of a form by name, as FormData has them. */
export interface FormValues {
  readonly text: (name: string) => string;
  readonly all: (name: string) => readonly string[];
}

export function formValues(values: FormData): FormValues {
  const all = (name: string) => values.getAll(name).filter((value) => typeof value === 'string');
  return { all, text: (name) => (all(name)[0] ?? '').trim() };
}

export function readTenant({ text, all }: FormValues): TenantDetails {
  const mustHaves = all('mustHaves');
  return {
    maxBudget: readPounds(text('maxBudget')) ?? null,
    preferredArea: text('preferredArea'),
    propertyType: preferredPropertyTypes.find((type) => type === text('propertyType')) ?? null,
    moveInDate: text('moveInDate'),
    mustHaves: searchFeatures.filter((feature) => mustHaves.includes(feature)),
    minBedrooms: Number.parseInt(text('minBedrooms'), 10) || null,
    parking: text('parking') === 'true',
    pets: text('pets') === 'true',
  };
}

export const readAgency = ({ text }: FormValues): AgencyDetails => ({
  companyName: text('companyName'),
  licenseNumber: text('licenseNumber'),
  registrationNumber: text('registrationNumber'),
  tradingAddress: text('tradingAddress'),
  redressScheme: text('redressScheme'),
  redressNumber: text('redressNumber'),
  clientMoneyProtection: text('clientMoneyProtection'),
  feesLink: text('feesLink'),
});

export const readLandlord = ({ text }: FormValues): LandlordDetails => ({
  landlordAddress: text('landlordAddress'),
  registrationNumber: text('registrationNumber'),
});

/** What the fields of a form begin with. */
export const startTexts = <Details extends object>(details: Details) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value === null ? '' : String(value)]),
  ) as Readonly<Record<keyof Details & string, string>>;
