import type { Tx } from '../../platform/db.ts';
import { wasLiveAt } from './home-standing.ts';
import { inBatches } from './in-batches.ts';
import type { MarketFavorite } from './market.ts';
import type { Places } from './owners.ts';

export async function putFavorites(
  tx: Tx,
  favorites: readonly MarketFavorite[],
  { idOf, placeOf }: Places,
): Promise<void> {
  await inBatches(favorites, (some) =>
    tx
      .insertInto('favorite')
      .values(
        some.map(({ tenant, home, at }) => {
          if (!wasLiveAt(home, at)) throw new Error(`${tenant} could not have saved “${home.form.title}” then.`);
          return { account_id: idOf(tenant), listing_id: placeOf(home).id, created_at: at };
        }),
      )
      .execute(),
  );
}
