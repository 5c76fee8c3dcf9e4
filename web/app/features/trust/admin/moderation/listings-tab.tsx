import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import { counted } from '@letfair/domain/counted';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { ClipboardCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { downloadFile } from '../../../../lib/network/download-file.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { toPageResult } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../../ui/layout/table.tsx';
import { choiceFilter, filtersIn, useListFilters } from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { api, sessionCalls } from '../../../accounts/session/index.ts';
import type { ListTab, ScreenProps } from '../admin-data.ts';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);

const listingFilters = { status: choiceFilter('Status', listingStatusLabels) };

const columnsOf = (review: (listing: ReviewedListingSummary) => void): readonly Column<ReviewedListingSummary>[] => [
  {
    label: 'Title',
    cell: ({ id, title, revision }) => (
      <>
        <p id={`listing-${id}`} className="max-w-72 min-w-36 font-semibold wrap-anywhere">
          {title}
        </p>
        {revision && <Badge tone="warm">Changes</Badge>}
      </>
    ),
  },
  {
    label: 'Landlord or agent',
    cell: ({ lister }) => (
      <>
        <p>{lister.name}</p>
        {/* Long email addresses break at this width. */}
        <p className="max-w-64 text-sm text-muted wrap-break-word">{lister.email}</p>
      </>
    ),
  },
  { label: 'Place', cell: ({ place }) => <p className="min-w-36">{place}</p> },
  { label: 'Rent', isFigure: true, cell: ({ price }) => formatRent(price) },
  { label: 'Submitted', isOneLine: true, cell: ({ submittedAt }) => formatDate(submittedAt) },
  { label: 'Flags', cell: ({ flags }) => <Badge tone={flags.length > 0 ? 'warm' : 'neutral'}>{flags.length}</Badge> },
  { label: 'Blockers', cell: ({ blockers }) => <Badge tone={blockers > 0 ? 'harm' : 'neutral'}>{blockers}</Badge> },
  {
    label: 'Actions',
    cell: (listing) => (
      <Button size="sm" aria-describedby={`listing-${listing.id}`} onClick={() => review(listing)}>
        Review
      </Button>
    ),
  },
];

/** A file to train the wording check with; it holds sentences alone. */
function WordingDecisions() {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    const path = '/api/admin/wording-decisions';
    const { success } = await downloadFile(path, sessionCalls.currentToken(), 'wording-decisions.json');
    setHasFailed(!success);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" onClick={() => void download()}>
        Download wording decisions
      </Button>
      {hasFailed && <Alert tone="harm">We couldn’t download the file. Please try again.</Alert>}
    </div>
  );
}

/** Listings of one status, at first those that wait for a decision, oldest first. */
function ListingsTab({ promise }: ScreenProps<ReviewedListingSummary>) {
  const filters = useListFilters(listingFilters);
  const { revalidate } = useRevalidator();
  const [reviewed, setReviewed] = useState<ReviewedListingSummary | null>(null);
  const [done, setDone] = useState<string | null>(null);

  return (
    <ListPage
      filters={filters}
      intro={<WordingDecisions />}
      notice={done && <Alert tone="good">{done}</Alert>}
      promise={promise}
      what="the listings"
      list={{
        caption: 'Listings',
        columns: columnsOf((listing) => {
          setDone(null);
          setReviewed(listing);
        }),
      }}
      countText={(count) => `${counted(count, 'listing')} shown`}
      empty={
        <EmptyState
          icon={ClipboardCheck}
          title={filters.applied.status === 'pending' ? 'No listings are waiting' : 'No listings with this status'}
        />
      }
    >
      {({ hide }) =>
        reviewed && (
          <Suspense>
            <ReviewDialog
              id={reviewed.id}
              title={reviewed.title}
              onDecided={(sentence) => {
                setReviewed(null);
                setDone(sentence);
                hide(reviewed.id);
                void revalidate();
              }}
              onClose={() => setReviewed(null)}
            />
          </Suspense>
        )
      }
    </ListPage>
  );
}

export const listings: ListTab<ReviewedListingSummary> = {
  label: 'Listings',
  load: ({ params, cursor, signal }) => {
    const query = { ...filtersIn(params, listingFilters), ...(cursor && { cursor }) };
    return toPageResult(api.moderation.queue({ query }, { signal }), ({ properties }) => properties);
  },
  Screen: ListingsTab,
};
