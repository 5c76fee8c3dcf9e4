import type { Viewing, viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { ukDay } from '@letfair/domain/uk-time';
import { loadAllPages, toLoadResult, toPageResult } from '../../../../lib/page-data.ts';
import { accountLoader, api } from '../../../accounts/session/index.ts';
import { loadAllOwnListings } from '../../../listings/manage/index.ts';
import { spanOf } from './days.ts';

export type ViewingSummary = Extract<Answer<typeof viewingsContract.summary>, { success: true }>['data'];

/** `?when=past` shows what is over. */
export const whenOf = (search: URLSearchParams): 'coming' | 'past' =>
  search.get('when') === 'past' ? 'past' : 'coming';

const loadPage = (url: URL, signal: AbortSignal, cursor?: string) =>
  toPageResult(
    api.viewings.list({ query: { when: whenOf(url.searchParams), ...(cursor && { cursor }) } }, { signal }),
    ({ viewings }) => viewings,
  );

/** All viewings of the shown day or week, and of the chosen home where there is one. */
function loadSpan({ searchParams }: URL, signal: AbortSignal) {
  const { from, to } = spanOf(searchParams, ukDay(new Date()));
  const propertyId = searchParams.get('property');
  const query = { from, to, ...(propertyId && { propertyId }) };
  return loadAllPages<{ readonly viewings: readonly Viewing[]; readonly nextCursor: string | null }, Viewing>(
    (page) => api.viewings.list({ query: { ...query, ...page } }, { signal }),
    ({ viewings }) => viewings,
  );
}

/** A tenant’s viewings page by page, or a lister’s by day and week; null for admins. */
export const loadViewings = accountLoader(
  ({ user, url, signal }) => {
    if (user.userType === 'admin') return null;
    const isTenant = user.userType === 'tenant';
    return {
      summary: toLoadResult(api.viewings.summary({}, { signal })),
      calendar: toLoadResult(api.viewingLinks.calendar({}, { signal })),
      list: isTenant ? loadPage(url, signal) : null,
      span: isTenant ? null : loadSpan(url, signal),
    };
  },
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
  { homes: ({ signal }) => loadAllOwnListings(signal) },
);

export type DiaryData = NonNullable<Awaited<ReturnType<typeof loadViewings>>['data']>;
