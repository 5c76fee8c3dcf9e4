import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { TitledCard } from '../../ui/layout/card.tsx';
import { api } from '../session/index.ts';
import { AgencyForm } from './agency-form.tsx';
import { LandlordForm } from './landlord-form.tsx';
import { FormPlaceholder } from './profile-placeholder.tsx';
import { TenantForm } from './tenant-form.tsx';

interface RoleDetailsProps {
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** What each kind of user told us besides their name. */
export function RoleDetails({ onUnsaved }: RoleDetailsProps) {
  const { data, status, reload } = useLoaded(
    useCallback((signal: AbortSignal) => api.profile.details({}, { signal }), []),
  );

  if (!data) return status === 'failed' ? <LoadFailure what="your details" onRetry={reload} /> : <FormPlaceholder />;
  if (data.tenant)
    return (
      <TitledCard title="What you are looking for" intro="All optional. It helps us to show you homes that fit.">
        <TenantForm details={data.tenant} onUnsaved={onUnsaved} />
      </TitledCard>
    );
  if (data.agency)
    return (
      <TitledCard title="Your agency" intro="Your listings show what the law asks agents to show.">
        <AgencyForm details={data.agency} onUnsaved={onUnsaved} />
      </TitledCard>
    );
  if (data.landlord)
    return (
      <TitledCard title="Landlord details" intro="No listing shows them.">
        <LandlordForm details={data.landlord} onUnsaved={onUnsaved} />
      </TitledCard>
    );
  return null;
}
