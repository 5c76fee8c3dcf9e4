import { type favoritesContract, MAX_FAVORITES } from '@letfair/contract/favorites';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Handler } from '../../platform/http/handlers.ts';
import { accountById, lockAccount } from '../accounts/index.ts';
import { listingById, noSuchListing } from '../listings/index.ts';
import { countFavorites, favoriteIdsOf, insertFavorite, isFavorite } from './favorites.repository.ts';

const onTheMarket: readonly ListingStatus[] = ['live', 'let-agreed'];

const tooManyFavorites = {
  ok: false,
  code: 'conflict',
  message: `You can keep ${MAX_FAVORITES} favourites. Please remove one you no longer need.`,
} as const;

/** The account is locked, so that two at once cannot pass the limit. */
export const addFavorite =
  (): Handler<typeof favoritesContract.add> =>
  ({ actor, params: { propertyId }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if (!(await isFavorite(tx, actor.id, propertyId))) {
        const listing = await listingById(tx, propertyId);
        if (!listing || !onTheMarket.includes(listing.status)) return noSuchListing;
        const lister = await accountById(tx, listing.account_id);
        if (!lister || lister.hidden_at) return noSuchListing;
        if ((await countFavorites(tx, actor.id)) >= MAX_FAVORITES) return tooManyFavorites;
        await insertFavorite(tx, actor.id, propertyId);
      }
      return { ok: true, data: await favoriteIdsOf(tx, actor.id) };
    });
