import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { ClipboardCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import type { Page, Settled } from '../../../../lib/page-data.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { listingFilters } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { ListingsPlaceholder, ListingsTable } from './listings-table.tsx';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);

/** Listings of one status, at first those that wait for a decision, oldest first. */
export function ListingsTab({ listings }: { readonly listings: Promise<Settled<Page<ReviewedListingSummary>>> }) {
  const { filters, applied, change } = useTabFilters(listingFilters);
  const { revalidate } = useRevalidator();
  const [reviewed, setReviewed] = useState<ReviewedListingSummary | null>(null);
  const [done, setDone] = useState<string | null>(null);
  /** Their status has changed, so they leave the list before it is loaded again. */
  const [decided, setDecided] = useState<readonly string[]>([]);

  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter
        label="Status"
        value={filters.status}
        options={optionsOf(listingStatusLabels)}
        onChange={(status) => {
          change({ status });
          setDecided([]);
        }}
      />
      {done && <Alert tone="good">{done}</Alert>}
      <AdminList
        promise={listings}
        listKey={applied.status}
        what="the listings"
        placeholder={<ListingsPlaceholder />}
        isShown={({ id }) => !decided.includes(id)}
        countText={(count) => `${count} listings shown`}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={applied.status === 'pending' ? 'No listings are waiting' : 'No listings with this status'}
          />
        }
      >
        {({ items, loadingMore }) => (
          <ListingsTable
            loadingMore={loadingMore}
            listings={items}
            onReview={(listing) => {
              setDone(null);
              setReviewed(listing);
            }}
          />
        )}
      </AdminList>
      {reviewed && (
        <Suspense>
          <ReviewDialog
            id={reviewed.id}
            title={reviewed.title}
            onDecided={(sentence) => {
              setReviewed(null);
              setDone(sentence);
              setDecided((before) => [...before, reviewed.id]);
              void revalidate();
            }}
            onClose={() => setReviewed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
