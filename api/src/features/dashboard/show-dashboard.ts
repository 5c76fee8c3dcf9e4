import type { dashboardContract } from '@letfair/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countClients } from '../clients/index.ts';
import { countConversations, countUnread, toParty } from '../conversations/index.ts';
import { countFavorites } from '../favorites/index.ts';
import { listingNotFound, listingOf } from '../listings/index.ts';
import { medianRent } from '../search/index.ts';
import {
  countCurrentListings,
  countOpenApplications,
  countViews,
  listDailyEnquiries,
  listDailySaves,
  listDailyViews,
  listEndingCertificates,
  listExpiringListings,
  listRejectedListings,
  listUnansweredConversations,
  listUndecidedApplications,
} from './dashboard.repository.ts';
import { type DayCount, listActivityDays } from './days.ts';

const EXPIRING_SOON_DAYS = 3;
const CERTIFICATE_ENDS_DAYS = 30;
/** Per kind, so that many of one do not hide the others. */
const TASKS_PER_KIND = 5;

/** Most urgent kind first. */
async function listOpenTasks(db: Db, listerId: string) {
  const [rejected, expiring, ending, applications, unanswered] = await Promise.all([
    listRejectedListings(db, listerId, TASKS_PER_KIND),
    listExpiringListings(db, listerId, EXPIRING_SOON_DAYS, TASKS_PER_KIND),
    listEndingCertificates(db, listerId, CERTIFICATE_ENDS_DAYS, TASKS_PER_KIND),
    listUndecidedApplications(db, listerId, TASKS_PER_KIND),
    listUnansweredConversations(db, listerId, TASKS_PER_KIND),
  ]);
  return [
    ...rejected.map((waiting) => ({ kind: 'rejected', ...waiting }) as const),
    ...expiring.map((waiting) => ({ kind: 'expiring', ...waiting }) as const),
    ...ending.map((waiting) => ({ kind: 'certificate', ...waiting }) as const),
    ...applications.map((waiting) => ({ kind: 'application', ...waiting }) as const),
    ...unanswered.map((waiting) => ({ kind: 'unanswered', ...waiting }) as const),
  ].map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

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
        data: { ...ofEverybody, properties: 0, totalViews: 0, inquiries: 0, clients: 0, toDo: [] },
      };

    const [properties, views, clients, toDo] = await Promise.all([
      countCurrentListings(db, actor.id),
      countViews(db, actor.id),
      countClients(db, { accountId: actor.id, search: '', archived: false }),
      listOpenTasks(db, actor.id),
    ]);
    return {
      ok: true,
      data: { ...ofEverybody, properties, totalViews: views, inquiries: conversations, clients, toDo },
    };
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
