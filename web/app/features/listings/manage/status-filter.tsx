import { type ListingStatus, listingStatuses, listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { SelectFilter } from '../../../ui/forms/select.tsx';

export type StatusChoice = ListingStatus | 'all';

interface StatusFilterProps {
  readonly value: StatusChoice;
  /** Null until the first answer. */
  readonly counts: Readonly<Partial<Record<ListingStatus, number>>> | null;
  readonly onChange: (value: StatusChoice) => void;
}

export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const counted = (label: string, count: number) => (counts ? `${label} (${count})` : label);
  const options = [
    { value: 'all' as const, label: counted('All', all) },
    ...listingStatuses.map((status) => ({
      value: status,
      label: counted(listingStatusLabels[status], counts?.[status] ?? 0),
    })),
  ];
  return <SelectFilter<StatusChoice> label="Status" value={value} options={options} onChange={onChange} />;
}
