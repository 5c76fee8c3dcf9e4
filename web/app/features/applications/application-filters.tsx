import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
} from '@letfair/domain/applications/lifecycle';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { useOwnHomes } from '../listings/index.ts';

interface ApplicationFiltersProps {
  readonly propertyId: string | null;
  readonly status: ApplicationStatus | null;
  readonly onChange: (name: 'property' | 'status', value: string) => void;
}

/** No home and no status has this name. */
const ALL = 'all';

const statuses = [
  { value: ALL, label: 'All' },
  ...applicationStatuses.map((status) => ({ value: status as string, label: applicationStatusLabels[status] })),
];

export function ApplicationFilters({ propertyId, status, onChange }: ApplicationFiltersProps) {
  const { data } = useOwnHomes();
  const homes = (data ?? []).map(({ id, title, place }) => ({ value: id, label: `${title}, ${place}` }));
  // The address may name a home before the list of homes is there.
  const named = propertyId && !homes.some(({ value }) => value === propertyId);
  const options = [
    { value: ALL, label: 'All homes' },
    ...(named ? [{ value: propertyId, label: 'The chosen home' }] : []),
    ...homes,
  ];
  const choose = (name: 'property' | 'status') => (value: string) => onChange(name, value === ALL ? '' : value);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <SelectFilter label="Home" value={propertyId ?? ALL} options={options} onChange={choose('property')} />
      <SelectFilter label="Status" value={status ?? ALL} options={statuses} onChange={choose('status')} />
    </div>
  );
}
