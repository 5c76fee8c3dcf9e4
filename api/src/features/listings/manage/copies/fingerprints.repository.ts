import { addressKey } from '@letfair/domain/listings/review/copies/address-key';
import { type ComparedHome, overStatuses, RECENT_DAYS } from '@letfair/domain/listings/review/copies/compare-homes';
import type { AdvertisedHome } from '@letfair/domain/listings/review/copies/second-advert';
import { bandsOfText, printOf, TEXT_BANDS } from '@letfair/domain/listings/review/copies/text-print';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';

type ListingRow = Selectable<Tables['listing']>;

const comparedColumns = [
  'id',
  'account_id',
  'status',
  'title',
  'description',
  'line1',
  'line2',
  'postcode',
  'property_type',
  'is_shared',
] as const satisfies readonly (keyof ListingRow)[];
export type ComparedRow = Pick<ListingRow, (typeof comparedColumns)[number]>;

export const comparedHome = (row: ComparedRow): ComparedHome => ({
  accountId: row.account_id,
  title: row.title,
  description: row.description,
  line1: row.line1,
  line2: row.line2,
  postcode: row.postcode,
  propertyType: row.property_type,
  isShared: row.is_shared,
});

type Fingerprinted = Pick<ListingRow, 'id' | 'account_id' | 'title' | 'description' | 'line1' | 'line2' | 'postcode'>;

const bandsOf = ({ title, description }: Pick<ListingRow, 'title' | 'description'>): readonly (number | null)[] =>
  bandsOfText(printOf(title, description)) ?? noBands;
const noBands: readonly null[] = Array.from({ length: TEXT_BANDS }, () => null);

const bandColumns = Array.from({ length: TEXT_BANDS }, (_, at) => `band_${at + 1}`);
const insertedBands = sql.raw(bandColumns.join(', '));
/** Those of the home at a place, from the bands of all homes in a row. */
const bandsAt = sql.raw(bandColumns.map((_, at) => `bands[${TEXT_BANDS} * (place - 1) + ${at + 1}]`).join(', '));
const excluded = sql.raw(['address_key', ...bandColumns].map((column) => `${column} = excluded.${column}`).join(', '));

/** To be called whenever listings are added, or their address or text has changed. */
export async function saveFingerprints(tx: Tx, listings: readonly Fingerprinted[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    insert into listing_fingerprint (listing_id, account_id, address_key, ${insertedBands})
    select listing_id, account_id, address_key, ${bandsAt}
    from unnest(
      ${listings.map(({ id }) => id)}::uuid[], ${listings.map(({ account_id }) => account_id)}::uuid[],
      ${listings.map(addressKey)}::text[]
    ) with ordinality as print (listing_id, account_id, address_key, place),
    (select ${listings.flatMap(bandsOf)}::int[] as bands) as every
    on conflict (listing_id) do update set ${excluded}
  `.execute(tx);
}

/** Gives the next listings their fingerprints, in the order of their ids; answers the last one, or null at the end. */
export async function fingerprintBatch(
  tx: Tx,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string | null> {
  let query = tx.selectFrom('listing').select(comparedColumns).orderBy('id').limit(limit);
  if (after !== undefined) query = query.where('id', '>', after);
  const listings = await query.forNoKeyUpdate().execute();
  await saveFingerprints(tx, listings);
  return listings.length < limit ? null : (listings.at(-1)?.id ?? null);
}

const MOST_OF_AN_ADDRESS = 20;

interface Wanted {
  readonly accountId: string;
  readonly homes: readonly ComparedHome[];
  /** The listing that is edited; null for homes that are not listed yet. */
  readonly listingId: string | null;
}

/** For each home of an account the listings, live or recent, that may be of the same home. */
export async function findCopyCandidates(
  db: Db,
  { accountId, homes, listingId }: Wanted,
): Promise<readonly (readonly ComparedRow[])[]> {
  const bands = homes.flatMap(bandsOf);
  const { rows } = await sql<ComparedRow & { place: number }>`
    select place::int, ${sql.raw(comparedColumns.map((column) => `listing.${column}`).join(', '))}
    from unnest(${homes.map(addressKey)}::text[]) with ordinality as home (key, place),
    (select ${bands}::int[] as bands) as every,
    lateral (
      select listings_alike(
        ${accountId}::uuid, bands[${sql.lit(TEXT_BANDS)} * (place - 1) + 1 : ${sql.lit(TEXT_BANDS)} * place]
      ) as id
      union
      (select listing_id from listing_fingerprint where address_key = key
        order by listing_id desc limit ${sql.lit(MOST_OF_AN_ADDRESS)})
    ) as found
    join listing on listing.id = found.id
    where listing.id is distinct from ${listingId}::uuid
      and (listing.status <> all(${overStatuses}::text[]) or listing.updated_at > ${recent})
    order by listing.id
  `.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return homes.map((_, at) => found.get(at + 1) ?? []);
}

const recent = sql`now() - make_interval(days => ${sql.lit(RECENT_DAYS)})`;

/** Listings, live or recent, that show the same photos. */
export const comparedListings = (db: Db, ids: readonly string[]): Promise<ComparedRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('listing').select(comparedColumns).where('id', 'in', ids).execute();

interface OwnAddresses {
  readonly accountId: string;
  readonly keys: readonly string[];
}

/** Whole homes of the account that are not over and have one of these addresses. */
export async function ownHomesAt(
  db: Db,
  { accountId, keys }: OwnAddresses,
): Promise<{ readonly id: string; readonly title: string; readonly home: AdvertisedHome }[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('listing_fingerprint as known')
    .innerJoin('listing', 'listing.id', 'known.listing_id')
    .select(['listing.id', 'listing.title', 'listing.property_type', 'listing.bedrooms', 'listing.bathrooms'])
    .select(['listing.rent_pence', (select) => select.ref('known.address_key').$notNull().as('key')])
    .where('known.address_key', 'in', keys)
    .where('known.account_id', '=', accountId)
    .where('listing.status', 'not in', overStatuses)
    .where('listing.property_type', '<>', 'room')
    .where('listing.is_shared', '=', false)
    .orderBy('listing.id')
    .execute();
  return rows.map(({ id, title, key, property_type, bedrooms, bathrooms, rent_pence }) => ({
    id,
    title,
    home: { key, propertyType: property_type, bedrooms, bathrooms, rentPence: rent_pence },
  }));
}
