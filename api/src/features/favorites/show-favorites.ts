import type { favoritesContract } from '@letfair/contract/favorites';
import { HOMES_PER_PAGE } from '@letfair/contract/search';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../platform/keyset-page.ts';
import { presentCards } from '../search/index.ts';
import { type AddedAt, favoritesPage } from './favorites.repository.ts';

const CURSOR = /^(\d{1,17})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const writeCursor = ({ micros, id }: AddedAt): string => `${micros}-${id}`;

function readCursor(cursor: string): AddedAt | null {
  const [, micros, id] = CURSOR.exec(cursor) ?? [];
  return micros === undefined || id === undefined ? null : { micros, id };
}

export const showFavorites =
  (db: Db): Handler<typeof favoritesContract.cards> =>
  async ({ actor, query: { cursor } }) => {
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && after === null) return noSuchPage;
    const found = await favoritesPage(db, actor.id, { after, limit: HOMES_PER_PAGE + 1 });
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
