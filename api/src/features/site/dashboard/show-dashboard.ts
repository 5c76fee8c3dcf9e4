import type { dashboardContract } from '@letfair/contract/site/dashboard';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { countClients } from '../../agencies/clients/index.ts';
import { countConversations, countNoticed, countUnread, toParty } from '../../lettings/conversations/index.ts';
import { countComing } from '../../lettings/viewings/index.ts';
import { listingOf } from '../../listings/manage/index.ts';
import { countFavorites } from '../../search/favorites/index.ts';
import { medianRent } from '../../search/results/index.ts';
import {
  countCurrentListings,
  countListingsToMend,
  countOpenApplications,
  countUndecidedApplications,
  countViews,
  listDailyEnquiries,
  listDailySaves,
  listDailyViews,
} from './dashboard.repository.ts';
import { type DayCount, listActivityDays } from './days.ts';
import { EXPIRING_SOON_DAYS } from './inbox.repository.ts';

/** Figures that do not apply to the role are 0. */
export const showFigures =
  (db: Db): Handler<typeof dashboardContract.figures> =>
  async ({ actor }) => {
    const party = toParty(actor);
    const [saved, conversations, messages, applications] = await Promise.all([
      countFavorites(db, actor.id),
      countConversations(db, party),
      countUnread(db, party),
      countOpenApplications(db, actor.id, party.side),
    ]);
    const ofEverybody = { savedProperties: saved, activeChats: conversations, applications, messages };
    if (party.side === 'tenant')
      return {
        ok: true,
        data: { ...ofEverybody, properties: 0, totalViews: 0, inquiries: 0, clients: 0 },
      };

    const [properties, views, clients] = await Promise.all([
      countCurrentListings(db, actor.id),
      countViews(db, actor.id),
      countClients(db, { accountId: actor.id, search: '', archived: false }),
    ]);
    return {
      ok: true,
      data: { ...ofEverybody, properties, totalViews: views, inquiries: conversations, clients },
    };
  };

export const showCounts =
  (db: Db): Handler<typeof dashboardContract.counts> =>
  async ({ actor }) => {
    const party = toParty(actor);
    const isTenant = party.side === 'tenant';
    const [savedProperties, messages, forYou, applications, viewings, properties] = await Promise.all([
      isTenant ? countFavorites(db, actor.id) : 0,
      countUnread(db, party),
      countNoticed(db, party),
      isTenant ? countOpenApplications(db, actor.id, 'tenant') : countUndecidedApplications(db, actor.id),
      countComing(db, party.side, actor.id),
      isTenant ? 0 : countListingsToMend(db, actor.id, EXPIRING_SOON_DAYS),
    ]);
    return { ok: true, data: { savedProperties, messages, forYou, applications, viewings, properties } };
  };

const byDay = (counts: readonly DayCount[]) => new Map(counts.map(({ day, count }) => [day, count]));

export const showActivity =
  (db: Db): Handler<typeof dashboardContract.activity> =>
  async ({ actor, params }) => {
    const listing = await listingOf(db, actor.id, params.id);
    if (!listing) return listingNotFound();
    const [views, saves, enquiries, median] = await Promise.all([
      listDailyViews(db, listing.id).then(byDay),
      listDailySaves(db, listing.id).then(byDay),
      listDailyEnquiries(db, listing.id).then(byDay),
      medianRent(db, listing.outcode),
    ]);
    return {
      ok: true,
      data: {
        days: listActivityDays(new Date()).map((day) => ({
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
