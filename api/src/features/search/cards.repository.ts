import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

type Listing = Selectable<Tables['listing']>;

export interface CardRow {
  readonly card: Listing['card'];
  readonly cover: Selectable<Tables['photo']>['cover'] | null;
  readonly has_parking: boolean;
  readonly point_lat: number | null;
  readonly point_lng: number | null;
  readonly point_source: Listing['point_source'];
  /** The last two are read for match scores only. */
  readonly material_information?: Listing['material_information'];
  readonly features?: Listing['features'];
}

const shownNames =
  'listing.card, photo.cover, listing.has_parking, listing.point_lat, listing.point_lng, listing.point_source';
const shownColumns = sql.raw(shownNames);
const scoredColumns = sql.raw(`${shownNames}, listing.material_information, listing.features`);

export const cardColumns = (withInformation: boolean) => (withInformation ? scoredColumns : shownColumns);
export const withCover = sql.raw('left join photo on photo.id = listing.cover_id');

/** The cards of these listings in the given order, without those that no longer exist. */
export const cardRows = (db: Db, ids: readonly string[], withInformation: boolean): Promise<CardRow[]> =>
  chosenCardRows(
    db,
    sql`select * from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)`,
    withInformation,
  );

/** The cards of listings that a statement chooses, which gives their `id` and `place` in the order. */
export async function chosenCardRows(db: Db, choose: RawBuilder<unknown>, withInformation = false): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(withInformation)}
    from (${choose}) as chosen
    join listing on listing.id = chosen.id ${withCover}
    order by chosen.place
  `.execute(db);
  return rows;
}
