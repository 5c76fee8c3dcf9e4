import type { Fields } from '@letfair/contract/endpoint';
import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/password-rules';
import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/listings/preferences';
import type { ReactNode } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LocationPicker, type PickerContent } from '../places/index.ts';

interface FieldsProps {
  readonly errors: Fields;
}
interface RoleFieldsProps extends FieldsProps {
  /** What was typed before, by field name. */
  readonly typed: ReadonlyMap<string, string>;
  readonly areas: PickerContent;
  readonly onAreas: (areas: PickerContent) => void;
}

const propertyTypeLabels: Readonly<Record<PreferredPropertyType, string>> = {
  flat: 'Flat',
  house: 'House',
  studio: 'Studio',
  room: 'Room',
};
const propertyTypeOptions = preferredPropertyTypes.map((value) => ({ value, label: propertyTypeLabels[value] }));

export const CommonFields = ({ errors }: FieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="firstName" label="First name" autoComplete="given-name" error={errors.firstName} />
      <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors.lastName} />
    </div>
    <TextField
      name="email"
      label="Email address"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={errors.email}
    />
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

export const LandlordFields = ({ errors, typed }: RoleFieldsProps) => (
  <FieldGroup legend="Your address">
    <TextField
      name="landlordAddress"
      defaultValue={typed.get('landlordAddress')}
      label="Home or business address"
      autoComplete="address-line1"
      error={errors.landlordAddress}
    />
  </FieldGroup>
);

export const AgentFields = ({ errors, typed }: RoleFieldsProps) => (
  <FieldGroup legend="Your agency">
    <TextField
      name="companyName"
      defaultValue={typed.get('companyName')}
      label="Company name"
      autoComplete="organization"
      error={errors.companyName}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="registrationNumber"
        defaultValue={typed.get('registrationNumber')}
        label="Company registration number"
        error={errors.registrationNumber}
      />
      <TextField
        name="licenseNumber"
        defaultValue={typed.get('licenseNumber')}
        label="Licence number"
        optional
        error={errors.licenseNumber}
      />
    </div>
    <TextField
      name="tradingAddress"
      defaultValue={typed.get('tradingAddress')}
      label="Trading address"
      autoComplete="address-line1"
      error={errors.tradingAddress}
    />
  </FieldGroup>
);

export const TenantPreferences = ({ errors, typed, areas, onAreas }: RoleFieldsProps) => (
  <FieldGroup legend="What you are looking for" hint="All optional. It helps us to show you homes that fit.">
    <LocationPicker
      name="preferredArea"
      label="Preferred areas"
      hint="Towns or postcodes, as many as you like."
      multiple
      optional
      initial={areas}
      onChange={onAreas}
      error={errors.preferredArea}
    />
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField
        name="maxBudget"
        defaultValue={typed.get('maxBudget')}
        label="Monthly budget"
        prefix="£"
        inputMode="numeric"
        optional
        error={errors.maxBudget}
      />
      <SelectField
        name="propertyType"
        defaultValue={typed.get('propertyType')}
        label="Property type"
        prompt="Any type"
        options={propertyTypeOptions}
        optional
        error={errors.propertyType}
      />
    </div>
    <DateField
      name="moveInDate"
      defaultValue={typed.get('moveInDate')}
      label="Move-in date"
      optional
      error={errors.moveInDate}
    />
  </FieldGroup>
);

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
