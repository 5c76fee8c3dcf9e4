import type { DetailedFlag, ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import type { CopyMatch } from '@letfair/domain/listings/review/copies/compare-homes';
import { diffWords } from '@letfair/domain/listings/review/word-diff';
import { formatRent } from '@letfair/domain/money';
import { useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { MarkedText, Photos, Sides } from '../../../listings/manage/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { OtherListing } from './other-listing.tsx';

type Copy = NonNullable<DetailedFlag['copies']>[number];

const matchLabels: Readonly<Record<CopyMatch, string>> = {
  address: 'Same address',
  text: 'Nearly the same text',
  photos: 'Same photos',
};

interface CopyListProps {
  readonly listing: ReviewedListing;
  readonly copies: readonly Copy[];
}

/** The adverts that seem to be of the same home, each to be read beside this one. */
export function CopyList({ listing, copies }: CopyListProps) {
  const [compared, setCompared] = useState<Copy | null>(null);
  return (
    <>
      <ul className="grid gap-3">
        {copies.map((copy) => (
          <li key={copy.property.id} className="flex flex-wrap items-center gap-3">
            <div className="min-w-0 grow">
              <OtherListing property={copy.property} />
            </div>
            {copy.matches.map((match) => (
              <Badge key={match} tone="warm">
                {matchLabels[match]}
              </Badge>
            ))}
            <Button size="sm" variant="quiet" onClick={() => setCompared(copy)}>
              Compare side by side
              <span className="sr-only"> with {copy.property.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {compared && (
        <Dialog title="Is it the same home?" placement="full" onClose={() => setCompared(null)}>
          <CopyComparison listing={listing} otherId={compared.property.id} />
        </Dialog>
      )}
    </>
  );
}

function CopyComparison({ listing, otherId }: { readonly listing: ReviewedListing; readonly otherId: string }) {
  const other = useAdminDetails('review', otherId);
  return (
    <Loaded result={other} what="the other advert" fallback={<ListPlaceholder entry="fact" count={8} />}>
      {(found) => <SideBySide listing={listing} other={found} />}
    </Loaded>
  );
}

const labels = ['This advert', 'The other advert'] as const;

const facts: readonly { readonly title: string; readonly read: (listing: ReviewedListing) => string }[] = [
  { title: 'Title', read: ({ title }) => title },
  {
    title: 'Address',
    read: ({ address: { line1, line2, city, county, postcode } }) =>
      [line1, line2, city, county, postcode].filter((part) => part !== '').join(', '),
  },
  { title: 'Rent and rooms', read: ({ price, bedrooms }) => `${formatRent(price)}, ${bedrooms} bedrooms` },
  { title: 'Description', read: ({ description }) => description },
  {
    title: 'Account',
    read: ({ lister }) => `${lister.name}\n${lister.email}\nOpened on ${formatDate(lister.createdAt)}`,
  },
  {
    title: 'Dates',
    read: ({ status, submittedAt, publishedAt }) =>
      [
        listingStatusLabels[status],
        `Handed in on ${formatDate(submittedAt)}`,
        ...(publishedAt ? [`First live on ${formatDate(publishedAt)}`] : []),
      ].join('\n'),
  },
  {
    title: 'Reason for a second advert',
    read: ({ materialInformation: { secondAdvertReason } }) => secondAdvertReason || 'None given',
  },
];

const SideBySide = ({ listing, other }: { readonly listing: ReviewedListing; readonly other: ReviewedListing }) => (
  <div className="grid gap-5">
    {facts.map(({ title, read }) => {
      const parts = diffWords(read(listing), read(other));
      return (
        <Sides
          key={title}
          title={title}
          labels={labels}
          before={<MarkedText parts={parts} without="added" />}
          after={<MarkedText parts={parts} without="removed" />}
        />
      );
    })}
    <Sides
      title="Photos"
      labels={labels}
      before={<Photos photos={listing.photos} others={other.photos} />}
      after={<Photos photos={other.photos} others={listing.photos} />}
    />
  </div>
);
