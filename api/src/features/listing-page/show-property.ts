import type { searchContract } from '@letfair/contract/search';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { listingById, photoIdsOf } from '../listings/index.ts';
import { photosByIds, presentPhoto } from '../photos/index.ts';
import { listerOf } from './listers.repository.ts';
import { presentProperty } from './present-property.ts';
import { noSuchHome } from './refusals.ts';
import { similarHomes } from './similar-homes.ts';

const shown: readonly ListingStatus[] = ['live', 'let-agreed'];
const gone: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** What was never published is not there; what was and is no more says so and offers others. */
export const showProperty =
  (db: Db): Handler<typeof searchContract.property> =>
  async ({ params: { id } }) => {
    const listing = await listingById(db, id);
    const lister = listing?.published_at ? await listerOf(db, listing.account_id) : undefined;
    if (!listing?.published_at || !lister || ![...shown, ...gone].includes(listing.status)) return noSuchHome;
    if (gone.includes(statusForOthers(listing.status, { isSuspended: lister.hidden_at !== null })))
      return {
        ok: false,
        code: 'gone',
        message: 'This home is no longer available.',
        data: { title: listing.title, similar: await similarHomes(db, listing) },
      };
    const [photos, similar] = await Promise.all([
      photoIdsOf(db, id).then((ids) => photosByIds(db, ids)),
      similarHomes(db, listing),
    ]);
    const parts = { publishedAt: listing.published_at, lister, photos: photos.map(presentPhoto), similar };
    return { ok: true, data: presentProperty(listing, parts) };
  };
