import type { AgencyDetails } from '@letfair/contract/profile';
import { agencyDetailsRefusal } from '@letfair/domain/accounts/profile-rules';
import { fieldsOf } from '../../lib/fields-of.ts';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { AgencyFields } from '../accounts/index.ts';
import { api } from '../session/index.ts';
import { DetailsForm } from './details-form.tsx';
import { readAgency, startValues } from './read-details.ts';
import { useDetailsForm } from './use-details-form.ts';

interface AgencyFormProps {
  readonly details: AgencyDetails;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const savedToast = { title: 'Agency Details Saved', description: 'Your listings show them from now on.' };

export function AgencyForm({ details, onUnsaved }: AgencyFormProps) {
  const form = useDetailsForm<AgencyDetails>({
    read: readAgency,
    refusal: agencyDetailsRefusal,
    send: (body, options) => api.profile.saveAgency({ body }, options),
    savedToast,
    onUnsaved,
  });
  const field = fieldsOf(details, form.errors);

  return (
    <DetailsForm form={form} action="Save agency details">
      <AgencyFields errors={form.errors} typed={startValues(details)} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...field('redressScheme')} label="Redress scheme" hint="Such as The Property Ombudsman." optional />
        <TextField {...field('redressNumber')} label="Redress membership number" optional />
      </div>
      <TextField
        {...field('clientMoneyProtection')}
        label="Client money protection"
        hint="The scheme that protects the money you hold for others."
        optional
      />
      <TextField
        {...field('feesLink')}
        label="Link to your fees"
        hint="The page that lists them, starting with https://."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    </DetailsForm>
  );
}
