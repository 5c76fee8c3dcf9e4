import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import { formatRent } from '@letfair/domain/money';
import { Badge } from '../../../../../ui/badge.tsx';
import { ListingDecisions } from '../decision-bar.tsx';
import { ListingRecord } from '../lister-record.tsx';
import { ListingReview } from '../listing-review.tsx';
import { useReview } from '../use-review.ts';
import { OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

function OpenHome({ id, item, seat }: OpenItemProps<ReviewedListingSummary>) {
  const review = useReview(id, seat.onDecided);
  const { listing, canDecide, ask } = review;
  return (
    <OpenItem
      id={id}
      title={listing?.title ?? item?.title ?? 'Loading...'}
      seat={seat}
      decisions={<ListingDecisions review={review} />}
      keys={{
        approve: { label: 'Approve; asks first', act: canDecide ? () => ask('approve') : null },
        reject: { label: 'Reject with a reason', act: canDecide ? () => ask('reject') : null },
      }}
    >
      <ListingReview review={review} />
      {listing && <ListingRecord id={listing.id} rent={listing.price} lister={listing.lister.name} />}
    </OpenItem>
  );
}

export const homeQueue: QueueKind<ReviewedListingSummary> = {
  noun: 'home',
  listLabel: 'Homes that wait',
  opensAny: true,
  summary: ({ title, price, place, flags, blockers }) => ({
    title,
    text: (
      <>
        <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{formatRent(price)}</span> · {place}
      </>
    ),
    badges: (
      <>
        {flags.length > 0 && <Badge tone="warm">{`${flags.length} flagged`}</Badge>}
        {blockers > 0 && <Badge tone="harm">{`${blockers} blocked`}</Badge>}
      </>
    ),
  }),
  Open: OpenHome,
};
