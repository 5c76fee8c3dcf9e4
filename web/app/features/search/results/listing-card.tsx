import type { ListingSummary as Card } from '@letfair/contract/search';
import { listingFacts } from '@letfair/domain/listings/listing-facts';
import { formatRent } from '@letfair/domain/money';
import { distanceText } from '@letfair/domain/places/miles';
import { stationOnCard } from '@letfair/domain/places/stations/station';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NoPhoto, PhotoThumbnail } from '../../photos/index.ts';

interface ListingCardProps {
  readonly card: Card;
  /** Quiet buttons on top of the photo. */
  readonly actions?: ReactNode;
  /** The heading's level in the page it stands in. */
  readonly level?: 'h2' | 'h3';
  /** Visible as soon as the page is, so its photo loads first. */
  readonly eager?: boolean;
}

const PHOTO_WIDTHS = '(min-width: 72rem) 22rem, (min-width: 40rem) 50vw, 100vw';

/** One link covers the whole card, and the actions lie above it. */
export const ListingCard = ({ card, actions, level: Heading = 'h2', eager = false }: ListingCardProps) => (
  <article className="relative isolate flex h-full flex-col overflow-hidden rounded-md border border-line bg-card transition-colors duration-150 hover:border-line-strong">
    <div className="relative">
      {card.photo ? (
        <PhotoThumbnail photo={card.photo} alt={card.photo.caption} sizes={PHOTO_WIDTHS} eager={eager} />
      ) : (
        <NoPhoto />
      )}
      {card.match && (
        <p className="absolute bottom-2 left-2">
          <Badge tone="good">{card.match.score}% match</Badge>
        </p>
      )}
      {actions && <div className="absolute top-2 right-2 z-10 flex gap-2">{actions}</div>}
    </div>
    <div className="flex flex-1 flex-col gap-1.5 p-4">
      <p className="text-title font-semibold tabular-nums">{formatRent(card.price)}</p>
      <Heading className="text-lg">
        <Link
          to={`/properties/${card.id}`}
          prefetch="intent"
          className="rounded-sm after:absolute after:inset-0 after:rounded-md hover:underline"
        >
          {card.title}
        </Link>
      </Heading>
      <p>{[listingFacts(card), ...card.facts].join(' · ')}</p>
      <p className="wrap-anywhere text-muted">
        {card.area}
        {card.miles !== null && <span className="whitespace-nowrap"> · {distanceText(card.miles)}</span>}
      </p>
      <WalkToStation station={card.station} />
      {card.features[0] && (
        <p className="flex min-w-0">
          <span className="min-w-0 truncate rounded-sm bg-sand-deep px-2 py-0.5 text-sm font-semibold">
            {card.features[0]}
          </span>
        </p>
      )}
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-1.5 text-sm text-muted tabular-nums">
        <span>Added {formatDate(card.publishedAt)}</span>
        <span>Ref {card.reference}</span>
      </p>
    </div>
  </article>
);

function WalkToStation({ station }: Pick<Card, 'station'>) {
  const text = station && stationOnCard(station);
  return text && <p className="text-sm text-muted">{text}</p>;
}
