import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { replaceStill } from '../../../../lib/rendered/early-press.ts';
import { useNear } from '../../../../lib/viewport/use-near.ts';
import { paintPlaceholders } from '../../../../ui/photo-thumbnail.tsx';
import type { RenderedCard as Card } from './held-cards.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { PhotoTurner } from './photo-turner.tsx';

interface RenderedCardProps {
  readonly card: Card;
  readonly actions: ReactNode;
}

const SOON_IN_SIGHT = '50%';

/** A card that came with the page: its markup stays as it is, and what answers to presses is put into it when it is near. */
export function RenderedCard({ card, actions }: RenderedCardProps) {
  const item = useRef<HTMLLIElement>(null);
  // Changed later, it would replace what is in the page.
  const [markup] = useState(left.get(card.id) ?? '');
  const isNear = useNear(item, SOON_IN_SIGHT);
  useEffect(() => {
    if (item.current) left.keep(card.id, item.current);
  }, [card.id]);
  return (
    <>
      <li
        ref={item}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made on the server
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {isNear && item.current && <LiveParts item={item.current} card={card} actions={actions} />}
    </>
  );
}

interface LivePartsProps extends Pick<RenderedCardProps, 'card' | 'actions'> {
  readonly item: HTMLElement;
}

function LiveParts({ item, card: { id, photoCount, match }, actions }: LivePartsProps) {
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

const MOST_LEFT = 100;

/** The cards of the page as they came, for when one is shown again, as after a look at the map. */
const left = {
  markups: new Map<string, string>(),
  get: (id: string) => left.markups.get(id),
  keep: (id: string, item: HTMLElement) => {
    if (left.markups.has(id)) return;
    if (left.markups.size >= MOST_LEFT) left.markups.clear();
    left.markups.set(id, item.innerHTML);
  },
};
