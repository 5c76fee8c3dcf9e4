import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

type Listing = Selectable<Tables['listing']>;
type Photo = Selectable<Tables['photo']>;

export interface CardRow
  extends Pick<
    Listing,
    | 'id'
    | 'title'
    | 'status'
    | 'rent_pence'
    | 'bedrooms'
    | 'bathrooms'
    | 'property_type'
    | 'city'
    | 'outcode'
    | 'postcode'
    | 'available_date'
    | 'features'
  > {
  readonly published_at: Date;
  /** Left out where nothing on the card is written with it. */
  readonly material_information: Listing['material_information'] | null;
  readonly photos: number;
  readonly photo_id: string | null;
  readonly caption: Photo['caption'];
  readonly width: Photo['width'];
  readonly height: Photo['height'];
  readonly widths: Photo['widths'];
  readonly placeholder: Photo['placeholder'];
}

interface Asked {
  readonly ids: readonly string[];
  /** Its own features fill a card when it has so many. */
  readonly featuresOnCard: number;
  readonly withInformation: boolean;
}

/** Listings with their covers, in the order asked for, whatever became of them; those that are gone are left out. */
export async function cardRows(db: Db, { ids, featuresOnCard, withInformation }: Asked): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select listing.id, listing.title, listing.status, listing.rent_pence, listing.bedrooms, listing.bathrooms,
      listing.property_type, listing.city, listing.outcode, listing.postcode, listing.available_date, listing.features,
      coalesce(listing.published_at, listing.submitted_at) as published_at,
      case when ${withInformation} or cardinality(listing.features) < ${featuresOnCard}
        then listing.material_information end as material_information,
      (select count(*)::int from listing_photo where listing_id = listing.id) as photos,
      photo.id as photo_id, photo.caption, photo.width, photo.height, photo.widths, photo.placeholder
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join listing on listing.id = asked.id
    left join listing_photo on listing_photo.listing_id = listing.id and listing_photo.position = 0
    left join photo on photo.id = listing_photo.photo_id
    order by asked.place
  `.execute(db);
  return rows;
}
