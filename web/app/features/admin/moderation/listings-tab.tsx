import type { ReviewedListingSummary } from '@letfair/contract/moderation';
import { type ListingStatus, listingStatuses, listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { ClipboardCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { usePaged } from '../../../lib/use-paged.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../../ui/feedback/skeleton.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { api } from '../../session/index.ts';
import { ListingsPlaceholder, ListingsTable } from './listings-table.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

/** `pending` is the first of them. */
const options = listingStatuses.map((value) => ({ value, label: listingStatusLabels[value] }));

export function ListingsTab() {
  const [status, setStatus] = useState<ListingStatus>('pending');
  const list = useModerationQueue(status);
  const [reviewed, setReviewed] = useState<ReviewedListingSummary | null>(null);
  const [done, setDone] = useState<string | null>(null);
  /** No longer of the status shown, on whichever page they stood. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  const listings = list.items?.filter(({ id }) => !decided.includes(id));

  function onStatus(next: ListingStatus) {
    setStatus(next);
    setDecided([]);
  }

  function onDecided(id: string, sentence: string) {
    setReviewed(null);
    setDone(sentence);
    setDecided((before) => [...before, id]);
    list.reload();
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter label="Status" value={status} options={options} onChange={onStatus} />
      {done && <Alert tone="good">{done}</Alert>}
      {list.status === 'failed' && <LoadFailure what="the listings" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {listings && list.status === 'ready' && `${listings.length} listings shown`}
      </p>
      {!listings && list.status === 'loading' && (
        <Placeholder>
          <ListingsPlaceholder />
        </Placeholder>
      )}
      {listings?.length === 0 && (
        <EmptyState
          icon={ClipboardCheck}
          title={status === 'pending' ? 'No listings are waiting' : 'No listings with this status'}
        />
      )}
      {listings && listings.length > 0 && (
        <ListingsTable
          loadingMore={list.loadingMore}
          listings={listings}
          onReview={(listing) => {
            setDone(null);
            setReviewed(listing);
          }}
        />
      )}
      <LoadMore list={list} />
      {reviewed && (
        <Suspense>
          <ReviewDialog
            id={reviewed.id}
            title={reviewed.title}
            onDecided={(sentence) => onDecided(reviewed.id, sentence)}
            onStale={list.reload}
            onClose={() => setReviewed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Listings of one status; those that wait come oldest first. */
const useModerationQueue = (status: ListingStatus) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { status, ...(cursor && { cursor }) };
        const answer = await api.moderation.queue({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.properties, nextCursor: answer.data.nextCursor } };
      },
      [status],
    ),
  );
