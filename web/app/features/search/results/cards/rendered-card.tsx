import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNear } from '../../../../lib/viewport/use-near.ts';
import { LiveParts } from './cards-on-demand.tsx';
import type { RenderedCard as Card } from './held-cards.tsx';

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
      {isNear && item.current && (
        <Suspense>
          <LiveParts item={item.current} card={card} actions={actions} />
        </Suspense>
      )}
    </>
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
