import type { LandlordDetails } from '@letfair/contract/profile';
import { landlordDetailsRefusal } from '@letfair/domain/accounts/profile-rules';
import { fieldsOf } from '../../lib/fields-of.ts';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { LandlordFields } from '../accounts/index.ts';
import { api } from '../session/index.ts';
import { DetailsForm } from './details-form.tsx';
import { readLandlord, startValues } from './read-details.ts';
import { useDetailsForm } from './use-details-form.ts';

interface LandlordFormProps {
  readonly details: LandlordDetails;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const savedToast = { title: 'Landlord Details Saved', description: 'Only we see them; no listing shows them.' };

export function LandlordForm({ details, onUnsaved }: LandlordFormProps) {
  const form = useDetailsForm<LandlordDetails>({
    read: readLandlord,
    refusal: landlordDetailsRefusal,
    send: (body, options) => api.profile.saveLandlord({ body }, options),
    savedToast,
    onUnsaved,
  });
  const field = fieldsOf(details, form.errors);

  return (
    <DetailsForm form={form} action="Save landlord details">
      <LandlordFields errors={form.errors} typed={startValues(details)} />
      <TextField
        {...field('registrationNumber')}
        label="Landlord registration number"
        hint="For homes in Scotland, Wales or Northern Ireland."
        optional
      />
    </DetailsForm>
  );
}
