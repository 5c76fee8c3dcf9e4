import { type PreferredPropertyType, preferredPropertyTypes } from '@letfair/domain/accounts/preferences';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../lib/forms/use-form.ts';
import { SelectField } from '../../../ui/forms/select.tsx';
import { DateField, TextField } from '../../../ui/forms/text-fields.tsx';
import { LocationPicker } from '../../../ui/places/location-picker.tsx';
import type { PickerContent } from '../../../ui/places/picker-state.ts';

/** A form of `useForm` that has these fields among others. */
interface FormOf<Name extends string> {
  readonly errors: FieldErrors;
  readonly field: (name: Name) => {
    readonly name: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

interface TenantFieldsProps {
  readonly form: FormOf<'maxBudget' | 'propertyType' | 'moveInDate'>;
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

/** "£1,250" and "1250 pcm" are 1250, no text is undefined; what is no number stays NaN, which the rules refuse. */
export const readPounds = (typed: string): number | undefined =>
  typed ? Number.parseInt(typed.replace(/[£,\s]/g, ''), 10) : undefined;

export const TenantFields = ({ form, areas, onAreas }: TenantFieldsProps) => (
  <>
    <LocationPicker
      name="preferredArea"
      label="Preferred areas"
      hint="Towns or postcodes, as many as you like."
      multiple
      optional
      initial={areas}
      onChange={onAreas}
      error={form.errors.preferredArea}
    />
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField {...form.field('maxBudget')} label="Monthly budget" prefix="£" inputMode="numeric" optional />
      <SelectField
        {...form.field('propertyType')}
        label="Property type"
        prompt="Any type"
        options={propertyTypeOptions}
        optional
      />
    </div>
    <DateField {...form.field('moveInDate')} label="Move-in date" optional />
  </>
);

interface AgencyFieldsProps {
  readonly form: FormOf<'companyName' | 'registrationNumber' | 'licenseNumber' | 'tradingAddress'>;
  readonly companyNote?: ReactNode;
}

export const AgencyFields = ({ form, companyNote }: AgencyFieldsProps) => (
  <>
    <TextField {...form.field('companyName')} label="Company name" note={companyNote} autoComplete="organization" />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...form.field('registrationNumber')} label="Company registration number" />
      <TextField {...form.field('licenseNumber')} label="Licence number" optional />
    </div>
    <TextField {...form.field('tradingAddress')} label="Trading address" autoComplete="address-line1" />
  </>
);

export const LandlordFields = ({ form }: { readonly form: FormOf<'landlordAddress'> }) => (
  <TextField {...form.field('landlordAddress')} label="Home or business address" autoComplete="address-line1" />
);
