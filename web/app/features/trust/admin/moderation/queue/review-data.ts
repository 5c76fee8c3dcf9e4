import { keysOf } from '@letfair/domain/keys-of';
import { type ListingTab, listingTabs, type ReviewTab } from '@letfair/domain/trust/moderation/review';
import { type LoadResult, type Page, toLoadResult, toPageResult } from '../../../../../lib/page-data.ts';
import { filtersIn, pressedFilter, thingFilter } from '../../../../../ui/lists/filters.ts';
import { accountLoader, api } from '../../../../accounts/session/index.ts';
import { details, loadOpenReports, type PageRequest } from '../../admin-data.ts';
import type { QueueItem } from './queue-kind.ts';

export const reviewTabLabels: Readonly<Record<ReviewTab, string>> = {
  homes: 'New homes',
  changes: 'Changes',
  reports: 'Reports',
  appeals: 'Appeals',
  certificates: 'Certificates',
  suspensions: 'Suspensions',
  viewings: 'Viewings',
};

/** `?tab=` chooses the tab, `?lister=` whose homes are listed, `?open=` the item that is open. */
const tabFilter = { tab: pressedFilter(keysOf(reviewTabLabels)) };
export const listerFilter = { lister: thingFilter('Landlord or agent', 'All landlords and agents') };
export const reviewTabIn = (params: URLSearchParams): ReviewTab => filtersIn(params, tabFilter).tab;

const loadListings =
  (only: ListingTab) =>
  ({ params, cursor, signal }: PageRequest) => {
    const { lister } = filtersIn(params, listerFilter);
    const query = { only, ...(lister && { lister }), ...(cursor && { cursor }) };
    return toPageResult(api.moderation.queue({ query }, { signal }), ({ properties }) => properties);
  };

/** What each tab lists. */
const loaders = {
  homes: loadListings('homes'),
  changes: loadListings('changes'),
  reports: loadOpenReports,
  appeals: ({ cursor, signal }: PageRequest) =>
    toPageResult(api.appeals.queue({ query: { ...(cursor && { cursor }) } }, { signal }), ({ appeals }) => appeals),
  certificates: loadListings('certificates'),
  suspensions: ({ cursor, signal }: PageRequest) =>
    toPageResult(
      api.measures.waiting({ query: { ...(cursor && { cursor }) } }, { signal }),
      ({ measures }) => measures,
    ),
  viewings: ({ cursor, signal }: PageRequest) =>
    toPageResult(
      api.viewings.contests({ query: { ...(cursor && { cursor }) } }, { signal }),
      ({ contests }) => contests,
    ),
} satisfies Readonly<Record<ReviewTab, (request: PageRequest) => Promise<LoadResult<Page<QueueItem>>>>>;

type LoadedPage<Tab extends ReviewTab> = Awaited<ReturnType<(typeof loaders)[Tab]>>;
export type ItemIn<Tab extends ReviewTab> =
  LoadedPage<Tab> extends LoadResult<Page<infer Item extends QueueItem>> ? Item : never;

/** The list of one tab. */
export type LoadedQueue<Tabs extends ReviewTab = ReviewTab> = {
  readonly [Tab in Tabs]: { readonly tab: Tab; readonly page: Promise<LoadResult<Page<ItemIn<Tab>>>> };
}[Tabs];

export const loadReview = accountLoader(
  ({ user, url: { searchParams: params }, signal }) => {
    if (user.userType !== 'admin') return null;
    const tab = reviewTabIn(params);
    const queue = { tab, page: loaders[tab]({ params, signal }) } as LoadedQueue;
    const listingTab = listingTabs.find((name) => name === tab);
    return {
      work: toLoadResult(api.review.counts({}, { signal })),
      queue,
      /** Whose homes wait in the tab; null where it lists no homes. */
      listers: listingTab ? toLoadResult(api.review.listers({ query: { tab: listingTab } }, { signal })) : null,
    };
  },
  ({ url: { searchParams: params }, cursor, signal }) => loaders[reviewTabIn(params)]({ params, cursor, signal }),
  details,
);

export type ReviewData = NonNullable<Awaited<ReturnType<typeof loadReview>>['data']>;
