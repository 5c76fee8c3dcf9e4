import type { Fields } from '@letfair/contract/endpoint';
import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { EmailField, TextField } from '../../ui/forms/text-fields.tsx';
import { AgencyFields, LandlordFields, TenantFields, type TenantFieldsProps } from './role-fields.tsx';

export const CommonFields = ({ errors }: { readonly errors: Fields }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="firstName" label="First name" autoComplete="given-name" error={errors.firstName} />
      <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors.lastName} />
    </div>
    <EmailField error={errors.email} />
    <PasswordField
      name="password"
      label="Password"
      hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few unusual words are strong and easy to remember.`}
      autoComplete="new-password"
      error={errors.password}
    />
    <TextField name="phone" label="Phone number" type="tel" autoComplete="tel" error={errors.phone} />
  </>
);

interface RoleFieldsProps extends TenantFieldsProps {
  readonly userType: SignUpType;
}

/** What each kind of user has to say besides, or may say. */
export function RoleFields({ userType, ...fields }: RoleFieldsProps) {
  switch (userType) {
    case 'tenant':
      return (
        <FieldGroup legend="What you are looking for" hint="All optional. It helps us to show you homes that fit.">
          <TenantFields {...fields} />
        </FieldGroup>
      );
    case 'agent':
      return (
        <FieldGroup legend="Your agency">
          <AgencyFields {...fields} />
        </FieldGroup>
      );
    case 'landlord':
      return (
        <FieldGroup legend="Your address">
          <LandlordFields {...fields} />
        </FieldGroup>
      );
  }
}

interface FieldGroupProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const FieldGroup = ({ legend, hint, children }: FieldGroupProps) => (
  <fieldset className="border-t border-line pt-5">
    <legend className="sr-only">{legend}</legend>
    <div className="grid gap-5">
      <div aria-hidden="true">
        <p className="font-display text-title font-semibold">{legend}</p>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  </fieldset>
);
