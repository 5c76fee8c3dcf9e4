import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { type ReactNode, useRef } from 'react';
import { type CardLook, CardMarkup } from './card-markup.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { PhotoTurner } from './photo-turner.tsx';

interface ListingCardProps extends CardLook {
  readonly card: Card;
  /** Quiet buttons on top of the photo. */
  readonly actions?: ReactNode;
}

/** A home in a list that the browser has loaded. */
export function ListingCard({ card, ...rest }: ListingCardProps) {
  const article = useRef<HTMLElement>(null);
  return (
    <CardMarkup
      card={card}
      article={article}
      onPhoto={
        <>
          <PhotoTurner id={card.id} count={card.photoCount} swiped={article} />
          {card.match && <MatchReasons match={card.match} />}
        </>
      }
      {...rest}
    />
  );
}
