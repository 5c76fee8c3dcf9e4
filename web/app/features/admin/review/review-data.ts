import { keysOf } from '@letfair/domain/keys-of';
import { type ListingTab, listingTabs, type ReviewTab } from '@letfair/domain/moderation/review';
import { settle, settlePage } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../session/index.ts';
import { details, lists, type PageRequest } from '../admin-data.ts';
import { filtersIn } from '../tab-filters.ts';

export const reviewTabLabels: Readonly<Record<ReviewTab, string>> = {
  homes: 'New homes',
  changes: 'Changes',
  reports: 'Reports',
  appeals: 'Appeals',
  certificates: 'Certificates',
  suspensions: 'Suspensions',
};

/** `?tab=` chooses the tab, `?home=` the home that is open. */
export const reviewTabIn = (params: URLSearchParams): ReviewTab =>
  filtersIn(params, { tab: keysOf(reviewTabLabels) }).tab;

const isListingTab = (tab: ReviewTab): tab is ListingTab => (listingTabs as readonly ReviewTab[]).includes(tab);

function loadQueue(only: ListingTab, { cursor, signal }: PageRequest) {
  const query = { only, ...(cursor && { cursor }) };
  return settlePage(api.moderation.queue({ query }, { signal }), ({ properties }) => properties);
}

const loadSuspensions = ({ signal }: PageRequest) => settle(api.measures.waiting({}, { signal }));

/** Only the list of the tab in the URL. */
function loadList(request: PageRequest): ReviewLists {
  const tab = reviewTabIn(request.params);
  if (isListingTab(tab)) return { queue: loadQueue(tab, request) };
  if (tab === 'suspensions') return { suspensions: loadSuspensions(request) };
  return tab === 'reports' ? { reports: lists.reports(request) } : { appeals: lists.appeals(request) };
}

interface ReviewLists {
  readonly queue?: ReturnType<typeof loadQueue>;
  readonly reports?: ReturnType<typeof lists.reports>;
  readonly appeals?: ReturnType<typeof lists.appeals>;
  readonly suspensions?: ReturnType<typeof loadSuspensions>;
}

export const loadReview = accountLoader(
  ({ user, url: { searchParams: params }, signal }) => {
    if (user.userType !== 'admin') return null;
    return { work: settle(api.review.counts({}, { signal })), ...loadList({ params, signal }) };
  },
  async ({ url: { searchParams: params }, cursor, signal }) => {
    const { queue, reports, appeals } = loadList({ params, cursor, signal });
    return (await (queue ?? reports ?? appeals)) ?? { success: false };
  },
  details,
);

export type ReviewData = NonNullable<Awaited<ReturnType<typeof loadReview>>['data']>;
