import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { EntriesToCome } from '../../../../ui/feedback/placeholders.tsx';
import type { ListingCard } from './listing-card.tsx';

/** What a card looks like before it is there. */
export const CARD_SHAPE = { entry: 'home', lines: 6 } as const;
export const COMPACT_SHAPE = { entry: 'home-beside', lines: 1 } as const;

// Cards that came with the page need none of it.
let loaded: typeof ListingCard | null = null;
const loadCard = async () => {
  loaded = (await import('./listing-card.tsx')).ListingCard;
  return loaded;
};
const LoadedCard = lazyPart(loadCard);

/** A card that the browser draws. */
export function DrawnCard(props: ComponentProps<typeof ListingCard>) {
  // Once loaded it is drawn at once, so that the focus can go to it.
  const [Card] = useState(() => loaded ?? LoadedCard);
  return (
    <Suspense fallback={<EntriesToCome count={1} {...CARD_SHAPE} />}>
      <Card {...props} />
    </Suspense>
  );
}

export const LiveParts = lazyPart(async () => {
  // Cards that are drawn later need the same file.
  LoadedCard.preload();
  return (await import('./live-parts.tsx')).LiveParts;
});
