import type { dashboardContract } from '@letfair/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countClients } from '../clients/index.ts';
import { countConversations, countUnread, partyOf } from '../conversations/index.ts';
import { listingOf, noSuchListing } from '../listings/index.ts';
import { medianRent } from '../search/index.ts';
import {
  countHomes,
  countOpenApplications,
  enquiriesOf,
  expiringHomes,
  rejectedHomes,
  savedProperties,
  savesOf,
  totalViews,
  unansweredConversations,
  undecidedApplications,
  viewsOf,
} from './dashboard.repository.ts';
import { type DayCount, daysUntil } from './days.ts';

const SOON_DAYS = 3;
/** Per kind, so that many of one do not hide the others. */
const OF_A_KIND = 5;

/** Most urgent kind first. */
async function findToDo(db: Db, listerId: string) {
  const [rejected, expiring, applications, unanswered] = await Promise.all([
    rejectedHomes(db, listerId, OF_A_KIND),
    expiringHomes(db, listerId, SOON_DAYS, OF_A_KIND),
    undecidedApplications(db, listerId, OF_A_KIND),
    unansweredConversations(db, listerId, OF_A_KIND),
  ]);
  return [
    ...rejected.map((waiting) => ({ kind: 'rejected', ...waiting }) as const),
    ...expiring.map((waiting) => ({ kind: 'expiring', ...waiting }) as const),
    ...applications.map((waiting) => ({ kind: 'application', ...waiting }) as const),
    ...unanswered.map((waiting) => ({ kind: 'unanswered', ...waiting }) as const),
  ].map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

/** Figures that do not apply to the role are 0. */
export const showFigures =
  (db: Db): Handler<typeof dashboardContract.figures> =>
  async ({ actor }) => {
    const party = partyOf(actor);
    const [saved, conversations, messages, applications] = await Promise.all([
      savedProperties(db, actor.id),
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
      countHomes(db, actor.id),
      totalViews(db, actor.id),
      countClients(db, { accountId: actor.id, search: '', archived: false }),
      findToDo(db, actor.id),
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
