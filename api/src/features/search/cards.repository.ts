import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { sql } from '../../platform/sql.ts';
import type { Tables } from '../../platform/tables.ts';

type Listing = Selectable<Tables['listing']>;

export interface CardRow {
  readonly card: Listing['card'];
  readonly cover: Selectable<Tables['photo']>['cover'] | null;
  /** These two where all that is known was asked for. */
  readonly material_information?: Listing['material_information'];
  readonly features?: Listing['features'];
}

const whatFits = sql.raw('listing.card, photo.cover');
const allThereIs = sql.raw('listing.card, photo.cover, listing.material_information, listing.features');

/** What a card is written from; every listing can be shown on one, whatever became of it. */
export const cardColumns = (withInformation: boolean) => (withInformation ? allThereIs : whatFits);
export const withCover = sql.raw('left join photo on photo.id = listing.cover_id');

/** Cards in the order asked for; of listings that are gone there is none. */
export async function cardRows(db: Db, ids: readonly string[], withInformation: boolean): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(withInformation)}
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join listing on listing.id = asked.id ${withCover}
    order by asked.place
  `.execute(db);
  return rows;
}
