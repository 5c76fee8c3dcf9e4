import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { pointText } from '../../features/search/results/search-row.ts';

/** Where the person's homes are. Appears in no other test. */
export const uniqueHome = {
  line1: '17 Wimblethorpe Passage',
  line2: "The O'Quibble Wing",
  postcode: 'M1 9ZQ',
  pin: '53.478123,-2.231789',
  lat: 53_478_123,
  lng: -2_231_789,
} as const;

interface HomeRows {
  readonly run: (text: string, ...values: unknown[]) => Promise<unknown>;
  readonly id: (kind: number) => string;
  readonly personId: string;
  /** Whose home 6 is; home 7 is the person's. */
  readonly lister: string;
  readonly seed: number;
  readonly words: string;
  readonly homeWords: string;
}

/** Two homes with what is searched, shown and revised of them. */
export async function insertHomeRows({ run, id, personId, lister, seed, words, homeWords }: HomeRows): Promise<void> {
  const { line1, line2, postcode, pin, lat, lng } = uniqueHome;
  const listing = `insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
      rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features, material_information,
      rejection_reason, submitted_at, published_at, confirmed_at, client_id, point_lat, point_lng, point_source)
    values ($1, $2, 'live', $3, $3, $5, $6, $3, $3, $7, 'M1', 'england', 100000, 'flat', 1, 1, false, false, '2026-12-03',
      array[$3], jsonb_build_object('specialConditions', $3::text, 'pin', $8::text, 'shareAddress', true), $3, now(), now(), now(), $4,
      $9, $10, 'pin')`;
  const place = [line1, line2, postcode, pin, lat, lng];
  const elsewhere = ['1 Other Street', '', 'M1 1AE', '53.48,-2.23', 53_480_000, -2_230_000];
  await run(
    listing,
    id(6),
    lister,
    lister === personId ? homeWords : 'A flat',
    lister === personId ? id(5) : null,
    ...(lister === personId ? place : elsewhere),
  );
  await run(listing, id(7), personId, homeWords, null, ...place);
  await run(
    `insert into listing_search (listing_id, published_at, spot, lat, lng, rent_pence, property_type, flags, available_date,
       bedrooms, bath_halves, district, outcode, region)
     select id, now(), $2::point, point_lat, point_lng, rent_pence, property_type, 0, available_date, bedrooms, 2, $3, outcode, 'M'
     from listing where account_id = $1 on conflict do nothing`,
    personId,
    pointText(projectToMetres({ lat: lat / MILLIONTHS, lng: lng / MILLIONTHS })),
    // A district of its own, whose bounds are those of this home.
    `M9${seed}`,
  );
  await run(
    `insert into listing_words (listing_id, words) select listing_id, to_tsvector('english', $2) from listing_search
     join listing on listing.id = listing_id where account_id = $1 on conflict do nothing`,
    personId,
    homeWords,
  );
  await run(
    `insert into listing_fingerprint (listing_id, account_id, address_key)
     select id, account_id, lower(line1) from listing where account_id = $1 on conflict do nothing`,
    personId,
  );
  await run(
    `insert into photo (id, account_id, caption, width, height, widths, placeholder, bytes) values ($2, $1, left($3, 140), 600, 400, '{600}', 'x', 1)`,
    personId,
    id(8),
    `${line1} ${words}`,
  );
  for (const listing of [id(6), id(7)])
    await run(`insert into listing_photo (listing_id, photo_id, position) values ($1, $2, 0)`, listing, id(8));
  await run(
    `insert into listing_revision (id, listing_id, form, captions, reasons, flags, base_version)
     values ($1, $2, jsonb_build_object('title', $3::text, 'pin', $4::text, 'images', '[]'::jsonb), '{}', '[]', '[]', 1)`,
    id(27),
    id(7),
    homeWords,
    pin,
  );
}
