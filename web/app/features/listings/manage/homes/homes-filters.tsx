import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { Team } from '@letfair/contract/agencies/teams/membership';
import { tableSorts } from '@letfair/domain/listings/bulk/table';
import { missingInWords } from '@letfair/domain/listings/quality/missing-details';
import { House, LayoutList, Table2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useDetails } from '../../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { FilterBar } from '../../../../ui/lists/filter-bar.tsx';
import { changedParams, useChangeParams, useListFilters } from '../../../../ui/lists/filters.ts';
import { useSession } from '../../../accounts/session/index.ts';
import { countAll, type OwnHomes, type StatusCounts } from './own-listings-data.ts';
import { cardOrderIn, homeFilters, orderIn, ordersFor } from './table/table-query.ts';

/** What of the homes is on the screen. */
export interface ShownHomes {
  readonly view: OwnHomes['view'];
  readonly ids: readonly string[];
  readonly counts: StatusCounts;
  readonly missing: OwnHomes['missing'];
}

/** How many homes of each status there are, whatever is searched for. */
const countedStatuses = (counts: StatusCounts) =>
  homeFilters.status.options.map(({ value, label }) => ({
    value,
    label: `${label} (${value === 'all' ? countAll(counts) : (counts[value] ?? 0)})`,
  }));

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Nothing where there are not enough to choose from. */
const choices = (things: readonly Named[] | undefined, fewest = 1) =>
  things && things.length >= fewest ? things.map(({ id, name }) => ({ value: id, label: name })) : undefined;

/** Agents have clients; branches and people are for those who work with others. */
export function HomesFilters({ shown: { view, counts } }: { readonly shown: ShownHomes }) {
  const filters = useListFilters(homeFilters);
  const session = useSession();
  const isAgent = session.status === 'signed-in' && session.user.userType === 'agent';
  const { data: clients } = useDetails<readonly ClientRecord[]>('clients', isAgent ? 'all' : null);
  const { data: team } = useDetails<Team>('team', 'own');
  return (
    <FilterBar
      compact
      filters={filters}
      options={{
        status: countedStatuses(counts),
        client: choices(clients),
        branch: choices(team?.branches),
        person: choices(team?.members, 2),
      }}
    >
      <SortFilter view={view} />
    </FilterBar>
  );
}

/** The columns of a table sort as well, but not those of a phone. */
function SortFilter({ view }: { readonly view: OwnHomes['view'] }) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const { sort, direction } = view === 'table' ? orderIn(params) : cardOrderIn(params);
  return (
    <SelectFilter
      label="Sort by"
      labelAt="inside"
      value={`${sort} ${direction}`}
      options={ordersFor(view)}
      onChange={(chosen) => {
        const [by = '', towards = ''] = chosen.split(' ');
        const isDefault = by === 'newest' && towards === tableSorts.newest;
        changeParams({ sort: isDefault ? null : by, direction: isDefault ? null : towards });
      }}
    />
  );
}

const viewIcons = { table: Table2, cards: LayoutList } as const;

/** From table to cards and back, with the same homes in the same order. */
export function ViewLink({ shown }: { readonly shown: ShownHomes | null }) {
  const [params] = useSearchParams();
  if (!shown || countAll(shown.counts) < 2) return null;
  const other = shown.view === 'table' ? 'cards' : 'table';
  const Icon = viewIcons[other];
  return (
    <LinkButton to={`/properties/manage?${changedParams(params, { view: other })}`}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">Show as {other}</span>
    </LinkButton>
  );
}

/** How homes get photos, many at once for who may import. */
export const WithoutPhotosNote = ({ mayImport }: { readonly mayImport: boolean }) => (
  <Note>
    These homes have no photos yet. Open a home to add some
    {mayImport && (
      <>
        , or <TextLink to="/import">import a ZIP file</TextLink> with your list of homes and their pictures to add them
        all at once
      </>
    )}
    .
  </Note>
);

/** "12 homes wait for an energy rating": below the homes of a phone, which shows few of them at a time. */
export function MissingDetailsLine({ counts }: { readonly counts: ShownHomes['missing'] }) {
  const sentences = counts ? missingInWords(counts) : [];
  if (sentences.length === 0) return null;
  return (
    <p className="text-sm max-md:order-last">
      {sentences.join('. ')}. <TextLink to="/properties/manage/missing">Add what’s missing</TextLink>
    </p>
  );
}

export const NothingListed = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState icon={House} title="No homes match" link={{ to: '/properties/manage', text: 'Show all homes' }}>
      Try another word, or choose another status or client.
    </EmptyState>
  ) : (
    <EmptyState icon={House} title="No properties listed yet" link={{ to: '/list-property', text: 'List a home' }}>
      Listing is free, and you’ll manage your homes from here. If you have many, you can{' '}
      <TextLink to="/import">import them from a file</TextLink>.
    </EmptyState>
  );
