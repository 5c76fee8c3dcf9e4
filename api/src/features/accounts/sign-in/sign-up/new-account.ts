import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/accounts/preferences';
import type { SignUpFields } from '@letfair/domain/accounts/sign-up-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../../platform/tables.ts';

type DetailsRow<T extends 'tenant_preference' | 'agency' | 'landlord'> = {
  readonly table: T;
  readonly values: Omit<Insertable<Tables[T]>, 'account_id'>;
};
export type RoleDetails = DetailsRow<'tenant_preference'> | DetailsRow<'agency'> | DetailsRow<'landlord'>;

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly userType: SignUpType;
  readonly details: RoleDetails;
}

/** A sign-up that waits to be verified. */
export interface SignUp extends NewAccount {
  readonly passwordHash: string;
}

export function readNewAccount(form: SignUpFields): NewAccount {
  const person = {
    email: form.email.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone: form.phone.trim(),
  };
  switch (form.userType) {
    case 'agent':
      return { ...person, userType: 'agent', details: readAgency(form) };
    case 'landlord':
      return {
        ...person,
        userType: 'landlord',
        details: { table: 'landlord', values: { address: emptyToNull(form.landlordAddress) ?? '' } },
      };
    default:
      return { ...person, userType: 'tenant', details: readPreferences(form) };
  }
}

const readAgency = (form: SignUpFields): RoleDetails => ({
  table: 'agency',
  values: {
    company_name: emptyToNull(form.companyName) ?? '',
    license_number: emptyToNull(form.licenseNumber),
    registration_number: emptyToNull(form.registrationNumber) ?? '',
    trading_address: emptyToNull(form.tradingAddress) ?? '',
  },
});

const readPreferences = (form: SignUpFields): RoleDetails => ({
  table: 'tenant_preference',
  values: {
    max_budget_pence: form.maxBudget == null ? null : form.maxBudget * 100,
    preferred_area: emptyToNull(form.preferredArea),
    property_type:
      preferredPropertyTypes.find((type): type is PreferredPropertyType => type === form.propertyType) ?? null,
    move_in_date: emptyToNull(form.moveInDate),
  },
});

/** An untouched select sends an empty string. */
const emptyToNull = (value: string | null | undefined): string | null => value?.trim() || null;
