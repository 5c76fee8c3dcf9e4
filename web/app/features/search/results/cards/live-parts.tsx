import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { replaceStill } from '../../../../lib/rendered/early-press.ts';
import { paintPlaceholders } from '../../../../ui/photo-thumbnail.tsx';
import type { RenderedCard } from './held-cards.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { PhotoTurner } from './photo-turner.tsx';

interface LivePartsProps {
  readonly item: HTMLElement;
  readonly card: RenderedCard;
  readonly actions: ReactNode;
}

/** What answers to presses on a card that came with the page. */
export function LiveParts({ item, card: { id, photoCount, match }, actions }: LivePartsProps) {
  const [article, photo, buttons] = ['article', '.home-card-photo', '.home-card-actions'].map((place) =>
    item.querySelector<HTMLElement>(place),
  );
  const swiped = useRef(article ?? null);
  useEffect(() => paintPlaceholders(item), [item]);
  return (
    <>
      {photo &&
        createPortal(
          <>
            <PhotoTurner id={id} count={photoCount} swiped={swiped} />
            {match && <MatchReasons match={match} />}
          </>,
          photo,
        )}
      {buttons && createPortal(<InPlace place={buttons}>{actions}</InPlace>, buttons)}
    </>
  );
}

/** Takes the place of the still buttons. */
function InPlace({ place, children }: { readonly place: Element; readonly children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const still = [...place.children].filter((child) => child !== own.current);
    if (still.length > 0 && own.current) replaceStill(still, own.current);
  }, [place]);
  return (
    <div ref={own} className="contents">
      {children}
    </div>
  );
}
