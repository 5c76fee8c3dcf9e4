import type { SignUpFields } from '@letfair/domain/accounts/sign-up-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/listings/preferences';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';

type DetailsOf<T extends 'tenant_preference' | 'agency' | 'landlord'> = {
  readonly table: T;
  readonly values: Omit<Insertable<Tables[T]>, 'account_id'>;
};
export type Details = DetailsOf<'tenant_preference'> | DetailsOf<'agency'> | DetailsOf<'landlord'>;

export interface Newcomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly userType: SignUpType;
  readonly details: Details;
}

export function newcomerOf(form: SignUpFields): Newcomer {
  const person = {
    email: form.email.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone: form.phone.trim(),
  };
  switch (form.userType) {
    case 'agent':
      return { ...person, userType: 'agent', details: agencyOf(form) };
    case 'landlord':
      return {
        ...person,
        userType: 'landlord',
        details: { table: 'landlord', values: { address: filled(form.landlordAddress) ?? '' } },
      };
    default:
      return { ...person, userType: 'tenant', details: preferencesOf(form) };
  }
}

const agencyOf = (form: SignUpFields): Details => ({
  table: 'agency',
  values: {
    company_name: filled(form.companyName) ?? '',
    license_number: filled(form.licenseNumber),
    registration_number: filled(form.registrationNumber) ?? '',
    trading_address: filled(form.tradingAddress) ?? '',
  },
});

const preferencesOf = (form: SignUpFields): Details => ({
  table: 'tenant_preference',
  values: {
    max_budget_pence: form.maxBudget == null ? null : form.maxBudget * 100,
    preferred_area: filled(form.preferredArea),
    property_type:
      preferredPropertyTypes.find((type): type is PreferredPropertyType => type === form.propertyType) ?? null,
    move_in_date: filled(form.moveInDate),
  },
});

/** An untouched select sends an empty string. */
const filled = (value: string | null | undefined): string | null => value?.trim() || null;
