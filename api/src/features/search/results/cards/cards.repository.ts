import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';

type Listing = Selectable<Tables['listing']>;

/** What is public of the lister's reply times; null for a lister without any. */
export const repliesColumns = ['rate', 'median_minutes', 'answers_within_day'] as const;
type Replies = Selectable<Tables['lister_replies']>;
export type RepliesColumns = { readonly [Name in (typeof repliesColumns)[number]]: Replies[Name] | null };
export const withReplies = 'left join lister_replies on lister_replies.account_id = listing.account_id';

export interface CardRow extends RepliesColumns {
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

const shownNames = [
  'listing.card, photo.cover, listing.has_parking, listing.reduced_from_pence',
  'listing.point_lat, listing.point_lng, listing.point_source',
  ...repliesColumns.map((name) => `lister_replies.${name}`),
].join(', ');
const shownColumns = sql.raw(shownNames);
const scoredColumns = sql.raw(`${shownNames}, listing.material_information, listing.features`);

export const cardColumns = (withInformation: boolean) => (withInformation ? scoredColumns : shownColumns);
const coverJoin = 'left join photo on photo.id = listing.cover_id';
export const withCover = sql.raw(coverJoin);
/** What the columns of a card are read from, besides the listing. */
export const cardJoins = sql.raw(`${coverJoin} ${withReplies}`);

/**
 * Differs as soon as anything has changed that a card shows: a row that is written gets the number of the transaction
 * that wrote it.
 */
export const cardVersion = sql<string>`concat_ws('.', listing.id, listing.xmin, coalesce(photo.xmin, '0'),
  coalesce(lister_replies.xmin, '0'))`;

/** The cards of these listings in the given order, without those that no longer exist. */
export async function cardRows(db: Db, ids: readonly string[], withInformation: boolean): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(withInformation)}
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join listing on listing.id = asked.id ${cardJoins}
    order by asked.place
  `.execute(db);
  return rows;
}
