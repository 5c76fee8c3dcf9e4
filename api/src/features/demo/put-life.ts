import type { Tx } from '../../platform/db.ts';
import type { NewEntry } from './entry-at.ts';
import type { MarketLife } from './market.ts';
import type { Places } from './owners.ts';
import { putApplications } from './put-applications.ts';
import { putFavorites } from './put-favorites.ts';
import { putReported } from './put-reported.ts';
import { putTalks } from './put-talks.ts';
import { putTickets } from './put-tickets.ts';

interface Everybody extends Places {
  readonly accountOf: (email: string) => string | null;
}

/** What people have done with each other on the days before; answers what the audit log tells of it. */
export async function putLife(tx: Tx, life: MarketLife, everybody: Everybody): Promise<NewEntry[]> {
  await putFavorites(tx, life.favorites, everybody);
  await putTalks(tx, life.talks, everybody);
  await putApplications(tx, life.applications, everybody);
  const ofTickets = await putTickets(tx, life.tickets, everybody);
  const ofReports = await putReported(tx, life.reported, everybody);
  return [...ofTickets, ...ofReports];
}
