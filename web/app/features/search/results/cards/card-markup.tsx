import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { listingFacts } from '@letfair/domain/homes/listing-facts';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { formatPounds, formatRentPer, type RentPeriod } from '@letfair/domain/money';
import { distanceText } from '@letfair/domain/search/places/miles';
import { stationOnCard } from '@letfair/domain/search/places/stations/station';
import { travelTimeText } from '@letfair/domain/search/travel/travel';
import { formatDay, ukDay } from '@letfair/domain/uk-time';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { NoPhoto, PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { UnbrokenWords } from '../../../../ui/unbroken-words.tsx';
import { PhotoCount } from './photo-count.tsx';
import { ReplyLine } from './reply-line.tsx';

export interface CardLook {
  /** What the search asked for, and the home has. */
  readonly asked?: readonly string[];
  /** The heading's level in the page it stands in. */
  readonly level?: 'h2' | 'h3';
  /** Visible as soon as the page is, so its photo loads first. */
  readonly eager?: boolean;
  /** How the rent is shown. */
  readonly rentPer?: RentPeriod;
}

interface CardMarkupProps extends CardLook {
  readonly card: Card;
  readonly article?: Ref<HTMLElement>;
  /** Over the photo. */
  readonly onPhoto?: ReactNode;
  /** Quiet buttons on top of the photo. */
  readonly actions?: ReactNode;
}

/** A card without anything alive: rendered on the server, it is not rendered again in the browser. One link covers it all. */
export const CardMarkup = ({
  card,
  article,
  onPhoto,
  actions,
  asked = [],
  level: Heading = 'h2',
  eager = false,
  rentPer = 'month',
}: CardMarkupProps) => {
  const features = [...asked, ...card.features.slice(0, 1).filter((feature) => !asked.includes(feature))];
  return (
    <article ref={article} className="home-card group">
      <div className="home-card-photo">
        <Cover {...card} eager={eager} />
        {onPhoto}
      </div>
      <div className="home-card-text">
        <p className="home-card-rent">
          {formatRentPer(card.price, rentPer)}
          {card.reducedFrom !== null && <Badge tone="warm">Reduced from {formatPounds(card.reducedFrom)}</Badge>}
        </p>
        <Heading>
          <a href={listingPath(card)}>
            <UnbrokenWords>{card.title}</UnbrokenWords>
          </a>
        </Heading>
        <p>{[listingFacts(card), ...card.facts, ...(card.hasParking ? ['Parking'] : [])].join(' · ')}</p>
        <p className="home-card-place">
          {card.area}
          {card.miles !== null && <span> · {distanceText(card.miles)}</span>}
        </p>
        {card.travel?.map((time) => (
          <p key={travelTimeText(time)} className="home-card-walk">
            {travelTimeText(time)}
          </p>
        ))}
        <WalkToStation station={card.station} />
        {features.length > 0 && (
          <ul>
            {features.map((feature, at) => (
              <li key={feature}>
                {at < asked.length && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        )}
        {/* A cached page may have been rendered the day before. */}
        <p suppressHydrationWarning className="home-card-date">
          {availability(card.availableDate)}
        </p>
        <p className="home-card-end">
          <span>Added {formatDate(card.publishedAt)}</span>
          <span>Ref {card.reference}</span>
        </p>
      </div>
      {/* On the photo, and after the home's link for those who go by keyboard. */}
      {actions && <div className="home-card-actions">{actions}</div>}
      {card.replies && (
        // Over the last two lines while the card is pointed at or has the focus; below it where nothing can be pointed at.
        <ReplyLine replies={card.replies} className="home-card-replies" />
      )}
    </article>
  );
};

interface CoverProps extends Pick<Card, 'photo' | 'photoCount'> {
  readonly eager: boolean;
}

const Cover = ({ photo, photoCount, eager }: CoverProps) =>
  photo === null ? (
    <NoPhoto />
  ) : (
    <>
      <PhotoThumbnail photo={photo} alt={photo.caption} eager={eager} />
      <PhotoCount shown={String(photoCount)} count={photoCount} />
    </>
  );

const availability = (day: string): string =>
  day <= ukDay(new Date()) ? 'Available now' : `Available ${formatDay(day)}`;

function WalkToStation({ station }: Pick<Card, 'station'>) {
  const text = station && stationOnCard(station);
  return text && <p className="home-card-walk">{text}</p>;
}
