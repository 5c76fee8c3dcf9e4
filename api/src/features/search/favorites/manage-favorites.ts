import { type favoritesContract, MAX_FAVORITES } from '@letfair/contract/search/favorites';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, listingNotFound } from '../../../platform/http/refusals.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { findOnTheMarket, presentCards } from '../results/index.ts';
import {
  countFavorites,
  type FavoritePosition,
  insertFavorite,
  isFavorite,
  listFavoriteIds,
  listFavorites,
} from './favorites.repository.ts';

const tooManyFavorites = conflict(
  `You can save up to ${MAX_FAVORITES} favourites. Please remove one you no longer need.`,
);

/** The account lock keeps parallel requests from passing the limit. */
export const addFavorite =
  (): Handler<typeof favoritesContract.add> =>
  ({ actor, params: { propertyId }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if (!(await isFavorite(tx, actor.id, propertyId))) {
        if ((await findOnTheMarket(tx, [propertyId])).length === 0) return listingNotFound();
        if ((await countFavorites(tx, actor.id)) >= MAX_FAVORITES) return tooManyFavorites;
        await insertFavorite(tx, actor.id, propertyId);
      }
      return { ok: true, data: await listFavoriteIds(tx, actor.id) };
    });

const CURSOR = /^(\d{1,17})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const writeCursor = ({ micros, id }: FavoritePosition): string => `${micros}-${id}`;

function readCursor(cursor: string): FavoritePosition | null {
  const [, micros, id] = CURSOR.exec(cursor) ?? [];
  return micros === undefined || id === undefined ? null : { micros, id };
}

export const showFavorites =
  (db: Db): Handler<typeof favoritesContract.cards> =>
  async ({ actor, query: { cursor } }) => {
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && after === null) return noSuchPage;
    const found = await listFavorites(db, actor.id, { after, limit: HOMES_PER_PAGE + 1 });
    const { rows, nextCursor } = pageOf(found, HOMES_PER_PAGE, writeCursor);
    const cards = await presentCards(
      db,
      rows.map(({ id }) => id),
    );
    const suspended = new Set(rows.filter(({ isListerSuspended }) => isListerSuspended).map(({ id }) => id));
    const properties = cards.map((card) => ({
      ...card,
      status: statusForOthers(card.status, { isSuspended: suspended.has(card.id) }),
    }));
    return { ok: true, data: { properties, nextCursor } };
  };
