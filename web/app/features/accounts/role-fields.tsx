import type { Fields } from '@letfair/contract/endpoint';
import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/listings/preferences';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
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

export const TenantFields = ({ errors, typed, areas, onAreas }: TenantFieldsProps) => (
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
  </>
);

export const AgencyFields = ({ errors, typed }: RoleFieldsProps) => (
  <>
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
  </>
);

export const LandlordFields = ({ errors, typed }: RoleFieldsProps) => (
  <TextField
    name="landlordAddress"
    defaultValue={typed.get('landlordAddress')}
    label="Home or business address"
    autoComplete="address-line1"
    error={errors.landlordAddress}
  />
);
