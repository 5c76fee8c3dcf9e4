import type { Db } from '../../../platform/db.ts';
import { loadById } from '../../../platform/retention/own-rows.ts';
import { countOutcomes, recordOf, type ViewingRow } from './viewings.repository.ts';

const selectHomes = (db: Db) =>
  db
    .selectFrom('listing')
    .leftJoin('viewing_times', 'viewing_times.listing_id', 'listing.id')
    .select([
      'listing.id',
      'listing.title',
      'listing.reference',
      'listing.line1',
      'listing.line2',
      'listing.city',
      'listing.postcode',
      'listing.outcode',
      'listing.material_information',
      'listing.point_lat',
      'listing.point_lng',
      'viewing_times.mode',
      'viewing_times.video_link',
      'viewing_times.meeting_place',
      'viewing_times.notes',
      'viewing_times.meets',
    ]);

export type ViewedHome = Awaited<ReturnType<ReturnType<typeof selectHomes>['execute']>>[number];

const selectPeople = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(['account.id', 'account.first_name', 'account.last_name', 'agency.company_name']);

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Everything that is shown with viewings: one statement each, whatever the number of viewings. */
export async function findViewingContext(db: Db, rows: readonly ViewingRow[], readerId: string) {
  const listingIds = unique(rows.map(({ listing_id }) => listing_id));
  const tenantIds = unique(rows.map(({ tenant_id }) => tenant_id));
  const listerIds = unique(rows.map(({ lister_id }) => lister_id));
  const homes = await loadById(listingIds, (ids) => selectHomes(db).where('listing.id', 'in', ids).execute());
  const assignedIds = rows.flatMap(({ assigned_to }) => assigned_to ?? []);
  const people = await loadById(unique([...tenantIds, ...listerIds, ...assignedIds]), (ids) =>
    selectPeople(db).where('account.id', 'in', ids).execute(),
  );
  const slots = await loadById(unique(rows.map(({ slot_id }) => slot_id)), (ids) =>
    db.selectFrom('viewing_slot').select(['id', 'capacity']).where('id', 'in', ids).execute(),
  );
  const moves = await loadById(
    rows.flatMap(({ move_slot_id }) => move_slot_id ?? []),
    (ids) => db.selectFrom('viewing_slot').select(['id', 'starts_at', 'ends_at']).where('id', 'in', ids).execute(),
  );
  const contests = await loadById(
    rows.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('viewing_contest')
        .select(['id', 'status', 'content', 'reason'])
        .where('id', 'in', ids)
        .where('account_id', '=', readerId)
        .execute(),
  );
  const conversations =
    rows.length === 0
      ? []
      : await db
          .selectFrom('conversation')
          .select(['id', 'listing_id', 'tenant_id'])
          .where('listing_id', 'in', listingIds)
          .where('tenant_id', 'in', tenantIds)
          .execute();
  const side = rows.some(({ tenant_id }) => tenant_id === readerId) ? 'lister' : 'tenant';
  const outcomes = await countOutcomes(db, side, side === 'lister' ? listerIds : tenantIds);
  return {
    homes,
    people,
    capacities: new Map([...slots].map(([id, { capacity }]) => [id, capacity])),
    moves,
    contests,
    conversations: new Map(conversations.map(({ id, listing_id, tenant_id }) => [`${listing_id} ${tenant_id}`, id])),
    records: new Map([...outcomes].map(([id, counted]) => [id, recordOf(counted)])),
  };
}
