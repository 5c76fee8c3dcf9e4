import type { placesContract } from '@letfair/contract/search/places';
import type { Db } from '../../../../platform/db.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import { showKnownPlaces } from './known-places.ts';
import { showPlaceFacts } from './show-place-facts.ts';

export const placeRoutes = (db: Db): Handlers<typeof placesContract> => ({
  facts: showPlaceFacts(db),
  known: showKnownPlaces(db),
});
