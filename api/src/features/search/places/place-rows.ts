import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { positionsOf } from './position-of.ts';

/** Locks these listings and gives them their positions; answers which of them have moved. */
export async function placeRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const listings = await tx
    .selectFrom('listing')
    .select(['id', 'postcode', 'outcode', 'material_information as information'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
  const positions = await positionsOf(tx, listings);
  const { rows: moved } = await sql<{ id: string }>`
    update listing set point_lat = given.lat, point_lng = given.lng, point_source = given.source
    from unnest(${listings.map(({ id }) => id)}::uuid[], ${positions.map(({ point_lat }) => point_lat)}::int[],
      ${positions.map(({ point_lng }) => point_lng)}::int[],
      ${positions.map(({ point_source }) => point_source)}::text[]) as given (id, lat, lng, source)
    where listing.id = given.id and (point_lat, point_lng, point_source) is distinct from (lat, lng, source)
    returning listing.id
  `.execute(tx);
  return moved.map(({ id }) => id);
}
