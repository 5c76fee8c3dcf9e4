import { FEED_PROPERTIES_PER_PAGE, type feedContract } from '@letfair/contract/agencies/feed/feed';
import type { Handler } from '../../../platform/http/handlers.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { findStoredListings } from '../portfolio/index.ts';
import { listFed } from './feed-properties.repository.ts';
import { presentProperties } from './present-property.ts';
import { type FeedDeps, propertyNotFound } from './save-property.ts';

export const listProperties =
  ({ db, publicUrl }: FeedDeps): Handler<typeof feedContract.list> =>
  async ({ actor, query }) => {
    const page = await keysetPage(query.cursor, FEED_PROPERTIES_PER_PAGE, (range) => listFed(db, actor.id, range));
    if (!page.ok) return page;
    const properties = await presentProperties(db, actor.id, page.rows, publicUrl);
    return { ok: true, data: { properties, nextCursor: page.nextCursor } };
  };

export const showProperty =
  ({ db, publicUrl }: FeedDeps): Handler<typeof feedContract.show> =>
  async ({ actor, params: { yourReference } }) => {
    const stored = (await findStoredListings(db, actor.id, [yourReference])).get(yourReference);
    if (!stored) return propertyNotFound;
    const [property] = await presentProperties(db, actor.id, [stored.row], publicUrl);
    return { ok: true, data: property! };
  };
