import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { listingFacts } from '@letfair/domain/homes/listing-facts';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { distanceText } from '@letfair/domain/search/places/miles';
import { stationOnCard } from '@letfair/domain/search/places/stations/station';
import { formatDay, ukDay } from '@letfair/domain/uk-time';
import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { UnbrokenWords } from '../../../../ui/unbroken-words.tsx';
import { CardPhotos } from './card-photos.tsx';
import { ReplyLine } from './reply-line.tsx';

interface ListingCardProps {
  readonly card: Card;
  /** Quiet buttons on top of the photo. */
  readonly actions?: ReactNode;
  /** What the search asked for, and the home has. */
  readonly asked?: readonly string[];
  /** The heading's level in the page it stands in. */
  readonly level?: 'h2' | 'h3';
  /** Visible as soon as the page is, so its photo loads first. */
  readonly eager?: boolean;
}

/** One link covers the whole card, and the actions lie above it. */
export const ListingCard = ({ card, actions, asked = [], level: Heading = 'h2', eager = false }: ListingCardProps) => {
  const article = useRef<HTMLElement>(null);
  const features = [...asked, ...card.features.slice(0, 1).filter((feature) => !asked.includes(feature))];
  return (
    <article
      ref={article}
      className="group relative isolate flex h-full touch-pan-y touch-pinch-zoom flex-col overflow-hidden rounded-md border border-line bg-card transition-colors duration-150 hover:border-line-strong"
    >
      <div className="relative">
        <CardPhotos card={card} eager={eager} swiped={article} />
        {card.match && <MatchReasons match={card.match} />}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="flex flex-wrap items-center gap-x-2 text-title font-bold tabular-nums">
          {formatRent(card.price)}
          {card.reducedFrom !== null && <Badge tone="warm">Reduced from {formatPounds(card.reducedFrom)}</Badge>}
        </p>
        <Heading className="font-sans text-base font-medium">
          <Link
            to={listingPath(card)}
            prefetch="intent"
            className="rounded-sm after:absolute after:inset-0 after:rounded-md hover:underline"
          >
            <UnbrokenWords>{card.title}</UnbrokenWords>
          </Link>
        </Heading>
        <p>{[listingFacts(card), ...card.facts, ...(card.hasParking ? ['Parking'] : [])].join(' · ')}</p>
        <p className="wrap-anywhere text-muted">
          {card.area}
          {card.miles !== null && <span className="whitespace-nowrap"> · {distanceText(card.miles)}</span>}
        </p>
        <WalkToStation station={card.station} />
        {features.length > 0 && (
          <ul className="flex min-w-0 flex-wrap gap-1.5">
            {features.map((feature, at) => (
              <li
                key={feature}
                className="flex max-w-full min-w-0 items-center gap-1 rounded-sm bg-sand-deep px-2 py-0.5 text-sm font-semibold"
              >
                {at < asked.length && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
                <span className="min-w-0 truncate">{feature}</span>
              </li>
            ))}
          </ul>
        )}
        {/* A cached page may have been rendered the day before. */}
        <p suppressHydrationWarning className="mt-auto pt-1.5 text-sm font-semibold">
          {availability(card.availableDate)}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
          <span>Added {formatDate(card.publishedAt)}</span>
          <span>Ref {card.reference}</span>
        </p>
      </div>
      {/* On the photo, and after the home's link for those who go by keyboard. */}
      {actions && <div className="absolute top-2 right-2 z-10 flex gap-2">{actions}</div>}
      {card.replies && (
        // Over the last two lines while the card is pointed at or has the focus; below it where nothing can be pointed at.
        <ReplyLine
          replies={card.replies}
          className="border-t border-line bg-card px-4 py-2 pointer-events-none [@media(hover:hover)]:absolute [@media(hover:hover)]:min-h-18 [@media(hover:hover)]:items-center [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-within:opacity-100"
        />
      )}
    </article>
  );
};

const availability = (day: string): string =>
  day <= ukDay(new Date()) ? 'Available now' : `Available ${formatDay(day)}`;

function WalkToStation({ station }: Pick<Card, 'station'>) {
  const text = station && stationOnCard(station);
  return text && <p className="text-sm text-muted">{text}</p>;
}

/** The score only sorts listings; it decides nothing. It comes later than the card, so it lies on the photo. */
const MatchReasons = ({ match: { score, reasons } }: { readonly match: NonNullable<Card['match']> }) => (
  <details className="absolute bottom-0 left-0 z-10 max-w-full p-2 text-sm open:inset-x-0 print:hidden">
    <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center rounded-sm tabular-nums [&::-webkit-details-marker]:hidden">
      <Badge tone="good">{score}% match – why?</Badge>
    </summary>
    <ul className="absolute inset-x-2 bottom-full grid max-h-40 list-disc gap-1 overflow-y-auto rounded-sm border border-line bg-card py-2 pr-3 pl-7 wrap-anywhere">
      {reasons.map(({ criterion, words }) => (
        <li key={criterion}>{words}</li>
      ))}
    </ul>
  </details>
);
