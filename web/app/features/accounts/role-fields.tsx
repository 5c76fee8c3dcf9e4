import type { Fields } from '@letfair/contract/endpoint';
import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/listings/preferences';
import { fieldsOf } from '../../lib/fields-of.ts';
import { SelectField } from '../../ui/forms/select.tsx';
import { DateField, TextField } from '../../ui/forms/text-fields.tsx';
import { LocationPicker, type PickerContent } from '../places/index.ts';

interface RoleFieldsProps {
  readonly errors: Fields;
  /** What the fields begin with, by name. */
  readonly typed: ReadonlyMap<string, string>;
}

export interface TenantFieldsProps extends RoleFieldsProps {
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

export function TenantFields({ errors, typed, areas, onAreas }: TenantFieldsProps) {
  const field = fieldsOf(Object.fromEntries(typed), errors);
  return (
    <>
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
        <TextField {...field('maxBudget')} label="Monthly budget" prefix="£" inputMode="numeric" optional />
        <SelectField
          {...field('propertyType')}
          label="Property type"
          prompt="Any type"
          options={propertyTypeOptions}
          optional
        />
      </div>
      <DateField {...field('moveInDate')} label="Move-in date" optional />
    </>
  );
}

export function AgencyFields({ errors, typed }: RoleFieldsProps) {
  const field = fieldsOf(Object.fromEntries(typed), errors);
  return (
    <>
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('registrationNumber')} label="Company registration number" />
        <TextField {...field('licenseNumber')} label="Licence number" optional />
      </div>
      <TextField {...field('tradingAddress')} label="Trading address" autoComplete="address-line1" />
    </>
  );
}

export function LandlordFields({ errors, typed }: RoleFieldsProps) {
  const field = fieldsOf(Object.fromEntries(typed), errors);
  return <TextField {...field('landlordAddress')} label="Home or business address" autoComplete="address-line1" />;
}
