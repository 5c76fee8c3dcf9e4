import { defaultViewingTimes, type ViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';

export type TimesRow = Selectable<Tables['viewing_times']>;

const homeColumns = [
  'listing.id',
  'listing.title',
  'listing.status',
  'listing.account_id',
  'account.hidden_at',
] as const;

const selectHomes = (db: Db) =>
  db.selectFrom('listing').innerJoin('account', 'account.id', 'listing.account_id').select(homeColumns);

/** A listing with whether its lister is hidden. */
export type Home = Awaited<ReturnType<ReturnType<typeof selectHomes>['execute']>>[number];

/** A suspended lister's homes have no times. */
export const isOpen = ({ status, hidden_at }: Home): boolean => status === 'live' && hidden_at === null;

export const findHome = (db: Db, id: string): Promise<Home | undefined> =>
  selectHomes(db).where('listing.id', '=', id).executeTakeFirst();

export const findOwnHome = (db: Db, accountId: string, id: string): Promise<Home | undefined> =>
  selectHomes(db).where('listing.id', '=', id).where('listing.account_id', '=', accountId).executeTakeFirst();

/**
 * Shared, so that bookings of a home do not wait for each other, while a change of its status or a suspension of its
 * lister waits for them.
 */
export const lockHomeForShare = (tx: Tx, id: string): Promise<Home | undefined> =>
  selectHomes(tx).where('listing.id', '=', id).forShare(['listing', 'account']).executeTakeFirst();

/** For a change of the times, which nobody may book meanwhile. */
export const lockOwnHome = (tx: Tx, accountId: string, id: string): Promise<Home | undefined> =>
  selectHomes(tx)
    .where('listing.id', '=', id)
    .where('listing.account_id', '=', accountId)
    .forNoKeyUpdate('listing')
    .executeTakeFirst();

export const findTimes = (db: Db, listingId: string): Promise<TimesRow | undefined> =>
  db.selectFrom('viewing_times').selectAll().where('listing_id', '=', listingId).executeTakeFirst();

export const timesOf = (row: TimesRow | undefined): ViewingTimes =>
  row === undefined
    ? defaultViewingTimes
    : {
        minutes: row.minutes,
        gapMinutes: row.gap_minutes,
        capacity: row.capacity,
        mode: row.mode,
        videoLink: row.video_link,
        noticeHours: row.notice_hours,
        meetingPlace: row.meeting_place,
        notes: row.notes,
        meets: row.meets,
        allowsOverlap: row.allows_overlap,
        ...row.pattern,
      };

export async function saveTimes(tx: Tx, listing_id: string, times: ViewingTimes, extended_to: string): Promise<void> {
  const { weekly, daysOff, singles } = times;
  const columns = {
    minutes: times.minutes,
    gap_minutes: times.gapMinutes,
    capacity: times.capacity,
    mode: times.mode,
    video_link: times.videoLink,
    notice_hours: times.noticeHours,
    meeting_place: times.meetingPlace,
    notes: times.notes,
    meets: times.meets,
    allows_overlap: times.allowsOverlap,
    pattern: JSON.stringify({ weekly, daysOff, singles }),
    extended_to,
  };
  await tx
    .insertInto('viewing_times')
    .values({ listing_id, ...columns })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ ...columns, updated_at: sql`now()` }))
    .execute();
}

export const setExtendedTo = (tx: Tx, listingId: string, extended_to: string) =>
  tx.updateTable('viewing_times').set({ extended_to }).where('listing_id', '=', listingId).execute();

/** Times of open homes that do not reach the day yet, those of one home where it is named. */
export async function listTimesToExtend(
  db: Db,
  { day, listingId, limit }: { readonly day: string; readonly listingId: string | undefined; readonly limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('viewing_times')
    .innerJoin('listing', 'listing.id', 'viewing_times.listing_id')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .select('viewing_times.listing_id as id')
    .where('viewing_times.extended_to', '<', day)
    .where('listing.status', '=', 'live')
    .where('account.hidden_at', 'is', null);
  if (listingId !== undefined) query = query.where('viewing_times.listing_id', '=', listingId);
  const rows = await query.orderBy('viewing_times.extended_to').limit(limit).execute();
  return rows.map(({ id }) => id);
}
