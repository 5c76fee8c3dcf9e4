import type { TenantDetails } from '@letfair/contract/profile';
import { tenantDetailsRefusal } from '@letfair/domain/accounts/profile-rules';
import { useState } from 'react';
import { TenantFields } from '../accounts/index.ts';
import { joinPlaces, placesIn } from '../places/index.ts';
import { api } from '../session/index.ts';
import { DetailsForm } from './details-form.tsx';
import { MustHaves } from './must-haves.tsx';
import { readTenant, startValues } from './read-details.ts';
import { useDetailsForm } from './use-details-form.ts';

interface TenantFormProps {
  readonly details: TenantDetails;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const savedToast = { title: 'Preferences Saved', description: 'We match homes with them from now on.' };

export function TenantForm({ details, onUnsaved }: TenantFormProps) {
  const [start] = useState(() => placesIn(details.preferredArea));
  const [areas, setAreas] = useState(start);
  const [savedAreas, setSavedAreas] = useState(() => joinPlaces(start));
  const form = useDetailsForm<TenantDetails>({
    read: readTenant,
    refusal: tenantDetailsRefusal,
    send: (body, options) => api.profile.saveTenant({ body }, options),
    savedToast,
    onSaved: ({ preferredArea }) => setSavedAreas(preferredArea),
    isChanged: joinPlaces(areas) !== savedAreas,
    onUnsaved,
  });

  return (
    <DetailsForm form={form} action="Save preferences">
      <TenantFields errors={form.errors} typed={startValues(details)} areas={start} onAreas={setAreas} />
      <MustHaves chosen={details.mustHaves} />
    </DetailsForm>
  );
}
