import { type ListingStatus, listingStatuses, listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { House } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { countAll, type OwnHomes, type StatusCounts } from './own-listings-data.ts';
import { changedParams } from './table/table-query.ts';

const HomesFilter = lazyPart(async () => (await import('./table/homes-filter.tsx')).HomesFilter);

/** What of the homes is on the screen. */
export interface ShownHomes {
  readonly view: OwnHomes['view'];
  readonly ids: readonly string[];
  readonly counts: StatusCounts;
}

interface HomesFiltersProps {
  readonly shown: ShownHomes | null;
  readonly status: ListingStatus | null;
}

/** A table can be searched as well; whoever has several homes chooses between table and cards. */
export function HomesFilters({ shown, status }: HomesFiltersProps) {
  const [params] = useSearchParams();
  const statusFilter = <StatusFilter value={status ?? 'all'} counts={shown?.counts ?? null} />;
  if (!shown || countAll(shown.counts) < 2) return statusFilter;
  const other = shown.view === 'table' ? 'cards' : 'table';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {shown.view === 'table' ? (
        <Suspense fallback={statusFilter}>
          <HomesFilter>{statusFilter}</HomesFilter>
        </Suspense>
      ) : (
        statusFilter
      )}
      <TextLink to={`/properties/manage?${changedParams(params, { view: other })}`}>Show as {other}</TextLink>
    </div>
  );
}

type StatusChoice = ListingStatus | 'all';

/** `counts` is null until the first answer. */
function StatusFilter({ value, counts }: { readonly value: StatusChoice; readonly counts: StatusCounts | null }) {
  const [, setParams] = useSearchParams();
  const all = countAll(counts ?? {});
  const counted = (label: string, count: number) => (counts ? `${label} (${count})` : label);
  const options = [
    { value: 'all' as const, label: counted('All', all) },
    ...listingStatuses.map((status) => ({
      value: status,
      label: counted(listingStatusLabels[status], counts?.[status] ?? 0),
    })),
  ];
  return (
    <SelectFilter<StatusChoice>
      label="Status"
      value={value}
      options={options}
      onChange={(next) =>
        setParams((before) => changedParams(before, { status: next === 'all' ? null : next }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}

export const NothingListed = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState icon={House} title="No listings with this status" />
  ) : (
    <EmptyState icon={House} title="No properties listed yet" link={{ to: '/list-property', text: 'List a home' }}>
      Listing is free. What you submit appears here, with everything that happens to it. Many homes at once can be{' '}
      <TextLink to="/import">imported from a file</TextLink>.
    </EmptyState>
  );
