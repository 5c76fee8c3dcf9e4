import type { dashboardContract } from '@letfair/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { listingOf, noSuchListing } from '../listings/index.ts';
import { medianRent } from '../search/index.ts';
import { enquiriesOf } from './dashboard.repository.ts';
import { type DayCount, daysUntil } from './days.ts';
import { savesOf, viewsOf } from './views-and-saves.repository.ts';

const byDay = (counts: readonly DayCount[]) => new Map(counts.map(({ day, count }) => [day, count]));

export const showActivity =
  (db: Db): Handler<typeof dashboardContract.activity> =>
  async ({ actor, params }) => {
    const listing = await listingOf(db, actor.id, params.id);
    if (!listing) return noSuchListing;
    const [views, saves, enquiries, median] = await Promise.all([
      viewsOf(db, listing.id).then(byDay),
      savesOf(db, listing.id).then(byDay),
      enquiriesOf(db, listing.id).then(byDay),
      medianRent(db, listing.outcode),
    ]);
    return {
      ok: true,
      data: {
        days: daysUntil(new Date()).map((day) => ({
          day,
          views: views.get(day) ?? 0,
          saves: saves.get(day) ?? 0,
          enquiries: enquiries.get(day) ?? 0,
        })),
        price: listing.rent_pence / 100,
        median: median === null ? null : Math.round(median) / 100,
        outcode: listing.outcode,
      },
    };
  };
