import { type dashboardContract, TASKS_PER_KIND, toDoKinds } from '@letfair/contract/site/dashboard';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { depositRuleOf } from '@letfair/domain/lettings/applications/next-steps';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { countClients } from '../../agencies/clients/index.ts';
import { countConversations, countUnread, type Party, toParty } from '../../lettings/conversations/index.ts';
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
  listAcceptedApplications,
  listDailyEnquiries,
  listDailySaves,
  listDailyViews,
  listEndingCertificates,
  listExpiringListings,
  listRejectedListings,
  listUnansweredConversations,
  listUndecidedApplications,
  listUnprotectedDeposits,
} from './dashboard.repository.ts';
import { type DayCount, listActivityDays } from './days.ts';

type Figures = Extract<Answer<typeof dashboardContract.figures>, { success: true }>['data'];

const EXPIRING_SOON_DAYS = 3;
const CERTIFICATE_ENDS_DAYS = 30;

type Task = Figures['toDo'][number];
type Waiting = Omit<Task, 'kind' | 'at'> & { readonly at: Date };

const tasksOf = (kind: Task['kind'], waiting: readonly Waiting[]): Task[] =>
  waiting.map(({ id, propertyId, title, at }) => ({ kind, id, propertyId, title, at: at.toISOString() }));

async function listUnprotected(db: Db, listerId: string): Promise<Waiting[]> {
  const held = await listUnprotectedDeposits(db, listerId, TASKS_PER_KIND);
  return held.map(({ nation, paidOn, ...item }) => ({
    ...item,
    at: new Date(`${depositRuleOf(nation).until(paidOn)}T12:00:00Z`),
  }));
}

/** Most urgent kind first. */
async function listOpenTasks(db: Db, party: Party): Promise<Task[]> {
  const none = Promise.resolve([]);
  const { id } = party;
  const isLister = party.side === 'lister';
  const waiting = {
    rejected: isLister ? listRejectedListings(db, id, TASKS_PER_KIND) : none,
    expiring: isLister ? listExpiringListings(db, id, EXPIRING_SOON_DAYS, TASKS_PER_KIND) : none,
    deposit: isLister ? listUnprotected(db, id) : none,
    certificate: isLister ? listEndingCertificates(db, id, CERTIFICATE_ENDS_DAYS, TASKS_PER_KIND) : none,
    accepted: isLister ? none : listAcceptedApplications(db, id, TASKS_PER_KIND),
    application: isLister ? listUndecidedApplications(db, id, TASKS_PER_KIND) : none,
    unanswered: listUnansweredConversations(db, party, TASKS_PER_KIND),
  } satisfies Record<Task['kind'], Promise<readonly Waiting[]>>;
  return (await Promise.all(toDoKinds.map(async (kind) => tasksOf(kind, await waiting[kind])))).flat();
}

/** Figures that do not apply to the role are 0. */
export const showFigures =
  (db: Db): Handler<typeof dashboardContract.figures> =>
  async ({ actor }) => {
    const party = toParty(actor);
    const [saved, conversations, messages, applications, toDo] = await Promise.all([
      countFavorites(db, actor.id),
      countConversations(db, party),
      countUnread(db, party),
      countOpenApplications(db, actor.id, party.side),
      listOpenTasks(db, party),
    ]);
    const ofEverybody = { savedProperties: saved, activeChats: conversations, applications, messages, toDo };
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
    const [savedProperties, messages, applications, viewings, properties] = await Promise.all([
      isTenant ? countFavorites(db, actor.id) : 0,
      countUnread(db, party),
      isTenant ? countOpenApplications(db, actor.id, 'tenant') : countUndecidedApplications(db, actor.id),
      countComing(db, party.side, actor.id),
      isTenant ? 0 : countListingsToMend(db, actor.id, EXPIRING_SOON_DAYS),
    ]);
    return { ok: true, data: { savedProperties, messages, applications, viewings, properties } };
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
