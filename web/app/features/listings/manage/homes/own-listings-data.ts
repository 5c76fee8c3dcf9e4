import type { TableRow } from '@letfair/contract/agencies/bulk';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import type { MissingCounts } from '@letfair/domain/listings/quality/missing-details';
import type { ListingStanding } from '@letfair/domain/listings/standing';
import { retryWhenOnline } from '../../../../lib/network/retry-when-online.ts';
import { type LoadResult, type Page, toLoadResult } from '../../../../lib/page-data.ts';
import { accountLoader, api } from '../../../accounts/session/index.ts';
import { cardOrderIn, filterIn, orderIn, pageIn } from './table/table-query.ts';

export type StatusCounts = Readonly<Partial<Record<ListingStanding, number>>>;

/** As they are filtered and sorted, with the number of listings of each status. */
export interface OwnListingsPage extends Page<OwnListingSummary> {
  readonly counts: StatusCounts;
}

/** A lister with more homes than these gets a table: cards would fill many screens. */
const FEW_HOMES = 12;

/** One page of the homes: as a table, or as cards. */
type HomesView =
  | (OwnListingsPage & { readonly view: 'cards' })
  | {
      readonly view: 'table';
      readonly rows: readonly TableRow[];
      readonly total: number;
      readonly counts: StatusCounts;
    };

/** With the number of homes that lack a detail, on whichever page they are; null where it could not be loaded. */
export type OwnHomes = HomesView & { readonly missing: MissingCounts | null };

export const countAll = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** `?listing=` shows one of them. */
export const listingIn = (params: URLSearchParams): string | null => params.get('listing');

/** `?view=` says what the lister has chosen; null leaves it to the number of homes. */
export const viewIn = (params: URLSearchParams): OwnHomes['view'] | null => {
  const view = params.get('view');
  return view === 'table' || view === 'cards' ? view : null;
};

function loadPage({ searchParams }: URL, signal: AbortSignal, cursor?: string): Promise<LoadResult<OwnListingsPage>> {
  const listing = listingIn(searchParams);
  const list = listing ? { id: listing } : { ...filterIn(searchParams), ...cardOrderIn(searchParams) };
  const query = { ...list, ...(cursor && { cursor }) };
  return toLoadResult(
    api.listings.mine({ query }, { signal }).then((answer) => {
      if (!answer.success) return answer;
      const { properties, counts, nextCursor } = answer.data;
      return { success: true, data: { items: properties, counts, nextCursor } };
    }),
  );
}

const loadTable = ({ searchParams }: URL, signal: AbortSignal) => {
  const page = pageIn(searchParams);
  const query = { ...filterIn(searchParams), ...orderIn(searchParams), ...(page > 1 && { page: String(page) }) };
  return toLoadResult(api.bulk.table({ query }, { signal }));
};

/** How many homes there are decides, so the table is asked first unless cards are chosen. */
async function loadView(url: URL, signal: AbortSignal): Promise<LoadResult<HomesView>> {
  const view = viewIn(url.searchParams);
  if (view !== 'cards' && !listingIn(url.searchParams)) {
    const table = await loadTable(url, signal);
    if (table.success && (view === 'table' || countAll(table.data.counts) > FEW_HOMES))
      return { success: true, data: { view: 'table', ...table.data } };
    if (!table.success && view === 'table') return table;
  }
  const cards = await loadPage(url, signal);
  return cards.success ? { success: true, data: { view: 'cards', ...cards.data } } : cards;
}

async function loadHomes(url: URL, signal: AbortSignal): Promise<LoadResult<OwnHomes>> {
  const [homes, missing] = await Promise.all([
    loadView(url, signal),
    toLoadResult(api.missingDetails.counts({}, { signal })),
  ]);
  return homes.success
    ? { success: true, data: { ...homes.data, missing: missing.success ? missing.data : null } }
    : homes;
}

const loadClients = retryWhenOnline(
  async () => (await import('../client/listing-client-dialog.tsx')).loadClientChoices,
);

/** A lister's own listings; null for other roles. */
export const loadOwnListings = accountLoader(
  ({ user, url, signal }) =>
    user.userType === 'landlord' || user.userType === 'agent' ? { homes: loadHomes(url, signal) } : null,
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
  {
    appeals: ({ id, signal }) => toLoadResult(api.appeals.ofListing({ params: { propertyId: id } }, { signal })),
    details: ({ id, signal }) => toLoadResult(api.listings.own({ params: { id } }, { signal })),
    team: ({ signal }) => toLoadResult(api.teams.show({}, { signal })),
    clients: async ({ signal }) => (await loadClients())(signal),
  },
);
