import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { Team } from '@letfair/contract/agencies/teams/membership';
import { House } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useDetails } from '../../../../lib/page-data.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FilterBar } from '../../../../ui/lists/filter-bar.tsx';
import { changedParams, useListFilters } from '../../../../ui/lists/filters.ts';
import { useSession } from '../../../accounts/session/index.ts';
import { countAll, type OwnHomes, type StatusCounts } from './own-listings-data.ts';
import { statusFilter, tableFilters } from './table/table-query.ts';

/** What of the homes is on the screen. */
export interface ShownHomes {
  readonly view: OwnHomes['view'];
  readonly ids: readonly string[];
  readonly counts: StatusCounts;
}

/** A table can be searched as well; anyone with several homes chooses between table and cards. */
export function HomesFilters({ shown }: { readonly shown: ShownHomes | null }) {
  const [params] = useSearchParams();
  const Controls = shown?.view === 'table' ? TableFilters : StatusFilter;
  const controls = <Controls counts={shown?.counts ?? null} />;
  if (!shown || countAll(shown.counts) < 2) return controls;
  const other = shown.view === 'table' ? 'cards' : 'table';
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {controls}
      <TextLink to={`/properties/manage?${changedParams(params, { view: other })}`}>Show as {other}</TextLink>
    </div>
  );
}

interface CountsProps {
  /** Null until the first answer. */
  readonly counts: StatusCounts | null;
}

const countedStatuses = (counts: StatusCounts | null) =>
  counts
    ? statusFilter.options.map(({ value, label }) => ({
        value,
        label: `${label} (${value === 'all' ? countAll(counts) : (counts[value] ?? 0)})`,
      }))
    : [];

const cardFilters = { status: statusFilter };

const StatusFilter = ({ counts }: CountsProps) => (
  <FilterBar filters={useListFilters(cardFilters)} options={{ status: countedStatuses(counts) }} />
);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Nothing where there are not enough to choose from. */
const choices = (things: readonly Named[] | undefined, fewest = 1) =>
  things && things.length >= fewest ? things.map(({ id, name }) => ({ value: id, label: name })) : undefined;

/** Agents have clients; branches and people are for those who work with others. */
function TableFilters({ counts }: CountsProps) {
  const filters = useListFilters(tableFilters);
  const session = useSession();
  const isAgent = session.status === 'signed-in' && session.user.userType === 'agent';
  const { data: clients } = useDetails<readonly ClientRecord[]>('clients', isAgent ? 'all' : null);
  const { data: team } = useDetails<Team>('team', 'own');
  return (
    <FilterBar
      filters={filters}
      options={{
        status: countedStatuses(counts),
        client: choices(clients),
        branch: choices(team?.branches),
        person: choices(team?.members, 2),
      }}
    />
  );
}

export const NothingListed = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState icon={House} title="No listings with this status">
      Choose another status to see your other homes.
    </EmptyState>
  ) : (
    <EmptyState icon={House} title="No properties listed yet" link={{ to: '/list-property', text: 'List a home' }}>
      Listing is free, and you’ll manage your homes from here. If you have many, you can{' '}
      <TextLink to="/import">import them from a file</TextLink>.
    </EmptyState>
  );
