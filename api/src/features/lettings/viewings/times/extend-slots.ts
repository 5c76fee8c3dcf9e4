import { DAYS_AHEAD } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { type Db, write } from '../../../../platform/db.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { lockAccount } from '../../../accounts/sign-in/index.ts';
import { endPastViewings } from '../viewings.repository.ts';
import { offerNewTimes } from '../waiting/release-place.ts';
import { replaceSlots } from './save-viewing-times.ts';
import {
  findHome,
  findTimes,
  isOpen,
  listTimesToExtend,
  lockOwnHome,
  setExtendedTo,
  timesOf,
} from './viewing-times.repository.ts';

/** What one round does at most; the next comes within the hour. */
const A_ROUND = 2_000;

/** Adds the times of another day to every home, or those of one home that is open again. */
export const extendViewingSlots =
  (db: Db) =>
  async ({ listingId }: Jobs['extend-viewing-slots']): Promise<void> => {
    const today = ukDay(new Date());
    const day = daysAfter(today, DAYS_AHEAD);
    for (const id of await listTimesToExtend(db, { day, listingId, limit: A_ROUND })) await extend(db, id, today, day);
    if (listingId !== undefined) return;
    await endPastViewings(db);
  };

/** A time that overlaps one of another home is left out, as nobody is there to choose another. */
const extend = (db: Db, listingId: string, today: string, day: string): Promise<void> =>
  write(db, async (tx) => {
    const seen = await findHome(tx, listingId);
    const home = seen && (await lockOwnHome(tx, seen.account_id, listingId));
    if (!home || !isOpen(home)) return;
    await lockAccount(tx, home.account_id);
    await replaceSlots(tx, home, timesOf(await findTimes(tx, listingId)), today);
    await setExtendedTo(tx, listingId, day);
    await offerNewTimes(tx, listingId);
  });
