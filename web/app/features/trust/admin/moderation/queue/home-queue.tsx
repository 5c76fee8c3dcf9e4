import type { ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import { formatRent } from '@letfair/domain/money';
import { Badge } from '../../../../../ui/badge.tsx';
import { ListingDecisions } from '../decision-bar.tsx';
import { ListingRecord } from '../lister-record.tsx';
import { ListingReview } from '../listing-review.tsx';
import { useReview } from '../use-review.ts';
import { OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

function OpenHome({ id, item, position }: OpenItemProps<ReviewedListingSummary>) {
  const review = useReview(id, position.onDecided);
  const { listing, canDecide, ask } = review;
  return (
    <OpenItem
      id={id}
      title={listing?.title ?? item?.title ?? 'Loading...'}
      position={position}
      decisions={<ListingDecisions review={review} />}
      keys={{
        approve: { label: 'Approve (we’ll check with you first)', act: canDecide ? () => ask('approve') : null },
        reject: { label: 'Reject with a reason', act: canDecide ? () => ask('reject') : null },
      }}
    >
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid grid-cols-1 gap-5">
          <ListingReview review={review} />
        </div>
        <aside aria-label="About the landlord or agent" className="grid grid-cols-1 gap-5">
          {listing && <ListingRecord id={listing.id} rent={listing.price} lister={listing.lister.name} isBeside />}
        </aside>
      </div>
    </OpenItem>
  );
}

export const homeQueue: QueueKind<ReviewedListingSummary> = {
  noun: 'home',
  listLabel: 'Homes waiting for review',
  opensAny: true,
  waitingSince: ({ waitingSince }) => waitingSince,
  summary: ({ title, price, place, flags, blockers, lister }) => ({
    title,
    text: (
      <>
        <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{formatRent(price)}</span> · {place}
        <span className="block">{lister.company || lister.name}</span>
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
