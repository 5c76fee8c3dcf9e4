import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

type Listing = Selectable<Tables['listing']>;

export interface CardRow {
  readonly card: Listing['card'];
  readonly cover: Selectable<Tables['photo']>['cover'] | null;
  readonly has_parking: boolean;
  readonly reduced_from_pence: number | null;
  readonly point_lat: number | null;
  readonly point_lng: number | null;
  readonly point_source: Listing['point_source'];
  /** The last two are read for match scores only. */
  readonly material_information?: Listing['material_information'];
  readonly features?: Listing['features'];
}

const shownNames =
  'listing.card, photo.cover, listing.has_parking, listing.reduced_from_pence, listing.point_lat, listing.point_lng, listing.point_source';
const shownColumns = sql.raw(shownNames);
const scoredColumns = sql.raw(`${shownNames}, listing.material_information, listing.features`);

export const cardColumns = (withInformation: boolean) => (withInformation ? scoredColumns : shownColumns);
export const withCover = sql.raw('left join photo on photo.id = listing.cover_id');

/** The cards of these listings in the given order, without those that no longer exist. */
export async function cardRows(db: Db, ids: readonly string[], withInformation: boolean): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(withInformation)}
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join listing on listing.id = asked.id ${withCover}
    order by asked.place
  `.execute(db);
  return rows;
}

/** A column with the cards of listings as one text, a list of `CardRow`; `choose` selects their `id` and `place`. */
export const cardsText = (choose: RawBuilder<unknown>) => sql<string>`(
  select coalesce(json_agg(row_to_json(shown)), '[]')::text from (
    select ${shownColumns} from (${choose}) as chosen
    join listing on listing.id = chosen.id ${withCover}
    order by chosen.place
  ) as shown
)`;
