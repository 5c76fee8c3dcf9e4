import { type LostRight, lostRights } from '@letfair/domain/agencies/teams/lost-rights';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { findPicture, givenUp, type PictureDeps, storePhotos, storePicture, withPhotos } from '../imports/index.ts';
import { saveListing } from '../portfolio/index.ts';
import { findLostRight } from '../teams/index.ts';
import { findFeedProperties, type MediaProblem, setMediaDone } from './feed-properties.repository.ts';
import { listerOf, queueMedia } from './save-property.ts';

interface MediaDeps extends PictureDeps {
  readonly db: Db;
}

/** Slow hosts must not keep a worker from other jobs: what is left is fetched in a job of its own. */
const MOST_SECONDS = 60;

const stopped = (because: LostRight): string =>
  `We didn't fetch this home's pictures because ${lostRights[because]}. Send the home again once that’s sorted.`;

/**
 * Fetches the pictures that a feed named, and makes them the photos of the home in their order. What takes too long is
 * gone on with as long as pictures come; then the rest is given up.
 */
export const fetchFeedMedia =
  ({ db, ...pictures }: MediaDeps, mostSeconds = MOST_SECONDS) =>
  async ({ accountId, reference }: { readonly accountId: string; readonly reference: string }): Promise<void> => {
    const fed = (await findFeedProperties(db, accountId, [reference])).get(reference);
    const account = fed?.media === 'waiting' ? await findAccountById(db, accountId) : undefined;
    if (!fed || !account || account.user_type === 'tenant' || account.user_type === 'admin') return;
    const work = { accountId, personId: null, permission: 'transfer' } as const;
    const giveUpIfLost = async (db: Db | Tx): Promise<boolean> => {
      const lost = await findLostRight(db, work);
      if (lost) await setMediaDone(db, accountId, reference, [{ source: '', wanted: stopped(lost) }]);
      return lost !== null;
    };
    if (await giveUpIfLost(db)) return;
    const startedAt = performance.now();
    const finder = { accountId, pictures: new Map() };
    let [hasAsked, isCut, isNearer] = [false, false, false];
    const found = await storePhotos(fed, async (photo) => {
      const known = await findPicture(pictures, finder, photo);
      if (known.id !== null || known.problem) return known;
      isCut ||= hasAsked && performance.now() - startedAt > mostSeconds * 1_000;
      if (isCut) return givenUp(photo.source);
      hasAsked = true;
      const stored = await storePicture(pictures, finder, photo);
      isNearer ||= stored.id !== null;
      return stored;
    });
    if (isCut && isNearer) return write(db, (tx) => queueMedia(tx, accountId, reference));
    const problems: MediaProblem[] = found.problems.map(({ value, wanted }) => ({ source: value, wanted }));
    await write(db, async (tx) => {
      if (await giveUpIfLost(tx)) return;
      const now = (await findFeedProperties(tx, accountId, [reference])).get(reference);
      // A newer call has asked for other pictures, and has a job of its own.
      if (JSON.stringify(now?.photos) !== JSON.stringify(fed.photos)) return;
      const listing = withPhotos({ reference, values: {}, photos: fed.photos }, found);
      const lister = listerOf({ id: accountId, userType: account.user_type });
      const saved = listing.photoIds ? await saveListing(tx, lister, listing, { note: 'By feed' }) : null;
      const refused = saved?.kind === 'refused' ? saved.problems.map(({ wanted }) => ({ source: '', wanted })) : [];
      await setMediaDone(tx, accountId, reference, [...problems, ...refused]);
    });
  };
