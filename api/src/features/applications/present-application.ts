import type { Application } from '@letfair/contract/applications';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { type ApplicationSide, applicationActionsFrom } from '@letfair/domain/applications/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { Db } from '../../platform/db.ts';
import {
  type ApplicationEvent,
  type ApplicationRow,
  findListings,
  findNames,
  listApplicationEvents,
} from './applications.repository.ts';

/** Callers have checked that the account is one of the two sides. */
export const sideOf = ({ tenant_id }: ApplicationRow, accountId: string): ApplicationSide =>
  tenant_id === accountId ? 'tenant' : 'lister';

export async function presentApplications(
  db: Db,
  readerId: string,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const listings = await findListings(db, [...new Set(rows.map(({ listing_id }) => listing_id))]);
  const people = await findNames(db, [...new Set(rows.flatMap(({ tenant_id, lister_id }) => [tenant_id, lister_id]))]);
  const eventsByApplication = Map.groupBy(
    await listApplicationEvents(
      db,
      rows.map(({ id }) => id),
    ),
    ({ application_id }) => application_id,
  );

  const person = (id: string) => {
    const found = people.get(id);
    return {
      id,
      name: found
        ? publicName({ firstName: found.first_name, lastName: found.last_name, company: found.company_name })
        : '',
    };
  };

  return rows.flatMap((row) => {
    const listing = listings.get(row.listing_id);
    if (!listing) return [];
    const events = eventsByApplication.get(row.id) ?? [];
    return [
      {
        id: row.id,
        status: row.status,
        propertyId: row.listing_id,
        propertyTitle: listing.title,
        propertyStatus: statusForOthers(listing.status, { isSuspended: listing.hidden_at !== null }),
        price: row.rent_pence / 100,
        offer: row.offer_pence === null ? null : row.offer_pence / 100,
        tenant: person(row.tenant_id),
        lister: person(row.lister_id),
        profile: row.shared,
        declineReason: events.findLast(({ status }) => status === 'declined')?.note ?? null,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        timeline: events.map(presentEvent),
        actions: [...applicationActionsFrom(row.status, sideOf(row, readerId))],
      },
    ];
  });
}

export async function presentApplication(db: Db, readerId: string, row: ApplicationRow): Promise<Application> {
  const [application] = await presentApplications(db, readerId, [row]);
  if (!application) throw new Error(`The home of application ${row.id} is missing.`);
  return application;
}

const presentEvent = ({ at, status, by, note }: ApplicationEvent): Application['timeline'][number] => ({
  at: at.toISOString(),
  status,
  by,
  note,
});
