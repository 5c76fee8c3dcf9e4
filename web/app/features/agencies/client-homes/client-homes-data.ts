import type { ClientAgency, ClientHome, ClientOffer, ClientViewing } from '@letfair/contract/agencies/clients/homes';
import { type LoadResult, type Page, toLoadResult, toPageResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

export interface AgencyHomes {
  readonly agency: ClientAgency;
  readonly homes: Page<ClientHome>;
}

/** Several lists share a page, so a cursor names the list that it continues. */
const named = <Item>(list: string, { items, nextCursor }: Page<Item>): Page<Item> => ({
  items,
  nextCursor: nextCursor && `${list} ${nextCursor}`,
});

async function loadList<Item>(list: string, call: Promise<LoadResult<Page<Item>>>): Promise<LoadResult<Page<Item>>> {
  const page = await call;
  return page.success ? { success: true, data: named(list, page.data) } : page;
}

const readCursor = (cursor: string) => {
  const [list = '', rest = ''] = cursor.split(' ');
  return { list, query: { cursor: rest } };
};

const loadHomes = (id: string, signal: AbortSignal, query: { readonly cursor?: string } = {}) =>
  loadList(
    id,
    toPageResult(api.clientHomes.homes({ params: { id }, query }, { signal }), ({ homes }) => homes),
  );

/** All or none: the homes of an agency must not be missing without a word. */
export async function loadAgencies(signal: AbortSignal): Promise<LoadResult<readonly AgencyHomes[]>> {
  const answer = await api.clientHomes.agencies({}, { signal });
  if (!answer.success) return answer;
  const pages = await Promise.all(
    answer.data.agencies.map(async (agency) => ({ agency, homes: await loadHomes(agency.id, signal) })),
  );
  const shown = pages.flatMap(({ agency, homes }) => (homes.success ? [{ agency, homes: homes.data }] : []));
  const hasFailed = shown.length < pages.length;
  return hasFailed ? { success: false } : { success: true, data: shown };
}

/** `/client`: the agencies that let homes for a landlord, each with its homes; null for other roles. */
export const loadClientHomes = accountLoader(
  ({ user, signal }) => (user.userType === 'landlord' ? { agencies: toLoadResult(loadAgencies(signal)) } : null),
  ({ cursor, signal }) => {
    const { list, query } = readCursor(cursor);
    return loadHomes(list, signal, query);
  },
);

type Query = { readonly cursor?: string };

const loadViewings = (id: string, signal: AbortSignal, query: Query = {}): Promise<LoadResult<Page<ClientViewing>>> =>
  loadList(
    'viewings',
    toPageResult(api.clientHomes.viewings({ params: { id }, query }, { signal }), ({ viewings }) => viewings),
  );

const loadOffers = (id: string, signal: AbortSignal, query: Query = {}): Promise<LoadResult<Page<ClientOffer>>> =>
  loadList(
    'offers',
    toPageResult(api.clientHomes.offers({ params: { id }, query }, { signal }), ({ offers }) => offers),
  );

export interface LoadedHome {
  readonly home: ClientHome;
  readonly agencyName: string;
  readonly viewings: Page<ClientViewing>;
  readonly offers: Page<ClientOffer>;
}

const missingCodes: readonly string[] = ['not_found', 'invalid', 'malformed'];

/** Null for a home of somebody else, and after the end of access. */
async function loadHome(id: string, signal: AbortSignal): Promise<LoadResult<LoadedHome | null>> {
  const [shown, viewings, offers] = await Promise.all([
    api.clientHomes.home({ params: { id } }, { signal }),
    loadViewings(id, signal),
    loadOffers(id, signal),
  ]);
  if (!shown.success)
    return missingCodes.includes(shown.error.code) ? { success: true, data: null } : { success: false };
  if (!viewings.success || !offers.success) return { success: false };
  const { home, agency } = shown.data;
  return { success: true, data: { home, agencyName: agency.name, viewings: viewings.data, offers: offers.data } };
}

const idIn = ({ pathname }: URL): string => decodeURIComponent(pathname.split('/').at(-1) ?? '');

/** `/client/homes/{id}`; null for other roles. */
export const loadClientHome = accountLoader(
  ({ user, url, signal }) =>
    user.userType === 'landlord' ? { loaded: toLoadResult(loadHome(idIn(url), signal)) } : null,
  ({ url, cursor, signal }): Promise<LoadResult<unknown>> => {
    const { list, query } = readCursor(cursor);
    return list === 'offers' ? loadOffers(idIn(url), signal, query) : loadViewings(idIn(url), signal, query);
  },
);
