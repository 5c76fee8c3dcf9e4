import { createHmac } from 'node:crypto';
import { parsePin } from '@letfair/domain/search/places/map/pin';
import { MILLIONTHS, moveToGrid, type PinGrid, type PositionSource } from '@letfair/domain/search/places/map/position';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { compactPostcode } from '@letfair/domain/search/places/postcodes/postcodes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

/** What the position of a listing follows from. */
export interface Locatable {
  readonly postcode: string;
  readonly outcode: string;
  readonly information: { readonly pin?: string; readonly shareAddress?: boolean };
}

export interface PositionColumns {
  readonly point_lat: number | null;
  readonly point_lng: number | null;
  readonly point_source: PositionSource | 'none';
}

interface KnownPostcode {
  readonly secret: string;
  readonly postcode: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The public positions of listings, in the given order. */
export async function positionsOf(db: Db | Tx, listings: readonly Locatable[]): Promise<PositionColumns[]> {
  if (listings.length === 0) return [];
  const postcodes = [...new Set(listings.map(({ postcode }) => compactPostcode(postcode)))];
  const { rows } = await sql<KnownPostcode>`
    select secret.value as secret, asked.postcode, lat, lng
    from unnest(${postcodes}::text[]) as asked (postcode)
    join secret on secret.name = 'positions'
    left join postcode_point on postcode_point.postcode = asked.postcode
  `.execute(db);
  const grid = gridOf(rows[0]?.secret ?? '');
  const directory = new Map(
    rows.flatMap(({ postcode, lat, lng }) =>
      lat === null || lng === null ? [] : [[postcode, { lat: lat / MILLIONTHS, lng: lng / MILLIONTHS }] as const],
    ),
  );
  return listings.map((listing) => positionOf(listing, grid, directory.get(compactPostcode(listing.postcode)) ?? null));
}

/** The middle of a postcode; null unless an imported directory has it. */
export async function findPostcodePoint(db: Db, postcode: string): Promise<Point | null> {
  const found = await db
    .selectFrom('postcode_point')
    .select(['lat', 'lng'])
    .where('postcode', '=', compactPostcode(postcode))
    .executeTakeFirst();
  return found ? { lat: found.lat / MILLIONTHS, lng: found.lng / MILLIONTHS } : null;
}

/** The best known point; nothing is claimed of a place that is not known. */
function positionOf(
  { outcode, information: { pin = '', shareAddress = false } }: Locatable,
  grid: PinGrid,
  ofPostcode: Point | null,
): PositionColumns {
  const shown = (point: Point) => (shareAddress ? point : moveToGrid(point, grid));
  const pinned = parsePin(pin);
  if (pinned) return columns(shown(pinned), 'pin');
  if (ofPostcode) return columns(shown(ofPostcode), 'postcode');
  const centre = centreOfOutcode(outcode);
  return centre ? columns(centre, 'outcode') : { point_lat: null, point_lng: null, point_source: 'none' };
}

const columns = ({ lat, lng }: Point, point_source: PositionSource): PositionColumns => ({
  point_lat: Math.round(lat * MILLIONTHS),
  point_lng: Math.round(lng * MILLIONTHS),
  point_source,
});

const HMAC_BYTES = 6;

/** The grid of this installation. Each row of cells is moved by itself, so that no pin tells where other cells begin. */
function gridOf(secret: string): PinGrid {
  const part = (of: string): number =>
    createHmac('sha256', secret).update(of).digest().readUIntBE(0, HMAC_BYTES) / 2 ** (8 * HMAC_BYTES);
  return { rows: part('rows'), cellsOfRow: (row) => part(`row ${row}`) };
}
