import { Suspense } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useIsSignedIn } from '../../accounts/session/index.ts';
import { SAVED_HERE_KEY } from './saved-here-key.ts';

const SavedHereOffer = lazyPart(async () => (await import('./saved-here-offer.tsx')).SavedHereOffer);

/** Stands on every page, so the offer itself is loaded for those few who saved something before they signed in. */
export function SavedOffer() {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !localStorage.getItem(SAVED_HERE_KEY)) return null;
  return (
    <Suspense>
      <SavedHereOffer />
    </Suspense>
  );
}
