import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { featuresIn } from '@letfair/domain/search/features-in-text';
import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import type { Nation } from '@letfair/domain/search/places/nations';
import { possibleNations } from '@letfair/domain/search/places/postcodes/nation';
import { centreOfOutcode, outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import { postcodeAreas } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { seededFraction, seededPick } from '@letfair/domain/search/places/seeded-figures';
import { LONDON_LETTERS } from '@letfair/domain/search/places/suggestions/resolve-place';
import { searchFeatureLabels, searchFeatures } from '@letfair/domain/search/searchable-features';
import { rebuildTotals, regionsWithTotals } from '../../api/src/features/search/results/live-totals.repository.ts';
import { epcFlag, flagMask, type SearchFlag } from '../../api/src/features/search/results/search-flags.ts';
import { pointText, regionOfLetters } from '../../api/src/features/search/results/search-row.ts';
import type { openPool } from '../../api/src/index.ts';
import { openDb } from '../../api/src/platform/db.ts';
import { materialInformation } from '../../contract/src/listings/listing-payload.ts';

type Client = Pick<ReturnType<typeof openPool>, 'query'>;

const LONDON_SHARE = 0.13;
/** How many homes a district has beside others: those of cities, those that a town gives its name to, and the rest. */
const weights = { city: 4, town: 1, rest: 0.4 };
const POSTCODES = 20_000;
const FEATURE_SETS = 256;
const LISTERS = 1_000;
const PHOTOS = 1_000;
const PHOTOS_OF_A_HOME = 2;

/**
 * Live listings spread over the country roughly as people are, written by SQL alone: forms would take an hour. All are
 * confirmed just now: asking listers whether a home is still available is not what is measured.
 */
export async function generateListings(pool: ReturnType<typeof openPool>, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    // No foreign keys are looked up, and no triggers count: the rows below agree with each other by construction.
    await client.query(
      `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    await putPlaces(client);
    await putFeatureSets(client);
    await client.query(peopleAndPhotos);
    await withoutIndexes(
      client,
      ['listing', 'listing_photo', 'listing_rent', 'listing_search', 'listing_words'],
      async () => {
        await client.query(homes(count));
        for (const statement of [listings, rents, photosOfListings, searchRows, words, districtBounds])
          await client.query(statement);
      },
    );
    await client.query('drop table bench_home, bench_place, bench_features');
    const db = openDb(pool);
    for (const region of await regionsWithTotals(db)) await rebuildTotals(db, region);
    for (const table of [
      'listing',
      'listing_photo',
      'listing_rent',
      'listing_search',
      'listing_words',
      'district_bounds',
      'live_map_totals',
      'live_listing_totals',
    ])
      await client.query(`vacuum analyze ${table}`);
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
}

/** Filling a table first and sorting its indexes afterwards takes a third of the time. */
async function withoutIndexes(client: Client, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

interface District {
  readonly outcode: string;
  readonly letters: string;
  readonly city: string;
  readonly county: string;
  readonly weight: number;
}

function districts(): readonly District[] {
  const all = postcodeAreas.flatMap(({ letters, name, county, highestDistrict }) =>
    Array.from({ length: highestDistrict }, (_, at): District => {
      const outcode = `${letters}${at + 1}`;
      const note = outcodeInfo(outcode);
      const weight = note === null ? weights.rest : note.name === note.town ? weights.town : weights.city;
      return { outcode, letters, city: name, county, weight };
    }),
  );
  const isLondon = ({ letters }: District) => LONDON_LETTERS.includes(letters);
  const sum = (some: readonly District[]) => some.reduce((total, { weight }) => total + weight, 0);
  const inLondon = sum(all.filter(isLondon));
  const elsewhere = sum(all) - inLondon;
  return all.map((district) => ({
    ...district,
    weight: isLondon(district)
      ? (district.weight / inLondon) * LONDON_SHARE
      : (district.weight / elsewhere) * (1 - LONDON_SHARE),
  }));
}

const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const inward = (seed: string): string => {
  const letter = (part: string) =>
    INWARD_LETTERS[Math.floor(seededFraction(`${seed}/${part}`) * INWARD_LETTERS.length)];
  return `${Math.floor(seededFraction(`${seed}/digit`) * 10)}${letter('one')}${letter('two')}`;
};

/** As if a postcode directory was imported: somewhere within a mile of the middle of its district. */
function pointNear(outcode: string, postcode: string) {
  const centre = centreOfOutcode(outcode) ?? { lat: 54, lng: -2 };
  const angle = seededFraction(`${postcode}/angle`) * 2 * Math.PI;
  const degrees = 0.014 * Math.sqrt(seededFraction(`${postcode}/distance`));
  return { lat: centre.lat + degrees * Math.cos(angle), lng: centre.lng + (degrees * Math.sin(angle)) / 0.6 };
}

/** Each place has as many rows as it has weight, so that picking any row picks by weight. */
async function putPlaces(client: Client): Promise<void> {
  const rows = districts().flatMap(({ outcode, letters, city, county, weight }) =>
    Array.from({ length: Math.max(1, Math.round(weight * POSTCODES)) }, (_, at) => {
      const postcode = `${outcode} ${inward(`${outcode}/${at}`)}`;
      const point = pointNear(outcode, postcode);
      return [
        postcode,
        outcode,
        regionOfLetters(letters),
        city,
        county,
        Math.round(point.lat * MILLIONTHS),
        Math.round(point.lng * MILLIONTHS),
        pointText(projectToMetres(point)),
        informationOf(postcode),
      ] as const;
    }),
  );
  const column = (at: number) => rows.map((row) => row[at]);
  await client.query(
    `create unlogged table bench_place as
     select n::int, postcode, outcode, region, city, county, lat, lng, spot::point, information::jsonb
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[], $9::text[])
       with ordinality as place (postcode, outcode, region, city, county, lat, lng, spot, information, n)`,
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(column),
  );
}

async function putFeatureSets(client: Client): Promise<void> {
  const labels = searchFeatures.map((feature) => searchFeatureLabels[feature]);
  const sets = Array.from({ length: FEATURE_SETS }, (_, at) => {
    const size = Math.floor(seededFraction(`features/${at}/size`) * 7);
    return ['Newly decorated', ...seededPick(`features/${at}`, labels, size)];
  });
  await client.query(
    `create unlogged table bench_features as
     select n::int, flags, string_to_array(texts, '|') as texts
     from unnest($1::bigint[], $2::text[]) with ordinality as features (flags, texts, n)`,
    [sets.map((texts) => flagMask(featuresIn(texts))), sets.map((texts) => texts.join('|'))],
  );
}

/** A UUID in order of time whose end looks random. */
const uuid = (number: string, salt: string): string =>
  `overlay(overlay(overlay(md5('${salt}' || ${number}) placing lpad(to_hex(1700000000000 + ${number}), 12, '0') from 1)
     placing '7' from 13) placing '8' from 17)::uuid`;

const peopleAndPhotos = `
  insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
    select ${uuid('n', 'account')}, 'lister-' || n || '@bench.example', 'lister-' || n || '@bench.example', 'none', 'Ada',
      'Lister ' || n, '020 7946 0123', 'landlord', now() from generate_series(1, ${LISTERS}) n;
  insert into photo (id, account_id, caption, width, height, widths, placeholder, phash_bands, bytes)
    select ${uuid('n', 'photo')}, ${uuid(`(1 + n % ${LISTERS})`, 'account')}, 'The living room', 1600, 1200,
      '{480,960,1600}', 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAwAAgA0JaQAA3AA', '{}', 1
    from generate_series(1, ${PHOTOS}) n;`;

const registrationNumbers: Readonly<Record<Nation, string>> = {
  england: '',
  wales: 'RN-12345-12345',
  scotland: '123456/123/12345',
  'northern-ireland': 'LR-123456',
};

/** Lawful in the nation of the postcode, so that every home may stay live. */
function informationOf(postcode: string): string {
  const [nation = 'england'] = possibleNations(postcode);
  return JSON.stringify(
    materialInformation.parse({ epcRating: 'C', nation, registrationNumber: registrationNumbers[nation] }),
  );
}

const bit = (flag: SearchFlag): string => `${flagMask([flag])}::bigint`;
const pick = (flags: readonly SearchFlag[]): string => `(array[${flags.map(bit).join(',')}])`;
const chance = (share: number, flag: SearchFlag): string =>
  `case when random() < ${share} then ${bit(flag)} else 0 end`;

/** Flats and terraces are common, bungalows are not; most homes have one to three bedrooms. */
const homes = (count: number): string => `
  create unlogged table bench_home as
  select drawn.n, ${uuid('drawn.n', 'listing')} as id, postcode, outcode, region, city, county, lat, lng, spot,
    information, type, beds, halves, available_date, published_at, texts,
    -- whole £25
    (greatest(8, round((case when region = 'LONDON' then 1300 else 600 end + beds * 280) * (0.7 + spread * 0.7) / 25)) * 2500)::int
      as rent_pence,
    ${pick(propertyTypes)}[type] | facts | features.flags as flags
  from (
    select n, 1 + floor(random() * (select count(*) from bench_place))::int as place,
      1 + floor(random() * ${FEATURE_SETS})::int as features,
      1 + floor(power(random(), 1.7) * ${propertyTypes.length})::int as type,
      floor(power(random(), 1.4) * 6)::int as beds,
      2 + floor(power(random(), 2) * 5)::int as halves,
      current_date + floor(random() * 60)::int as available_date,
      date_trunc('milliseconds', now() - interval '60 days' * (1 - n::float8 / ${count})) as published_at,
      random() as spread,
      ${pick(furnishings)}[1 + floor(random() * ${furnishings.length})::int] | ${chance(0.4, 'parking')}
        | ${chance(0.15, 'bills')} | ${chance(0.1, 'shared')} | ${chance(0.7, 'pets')} | ${chance(0.03, 'reduced')}
        | ${pick(epcRatings.map(epcFlag))}[2 + floor(random() * 5)::int] as facts
    from generate_series(1, ${count}) n
  ) as drawn
  join bench_place as place on place.n = drawn.place
  join bench_features as features on features.n = drawn.features
  order by drawn.n;`;

const listings = `
  insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
      rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
      material_information, submitted_at, published_at, confirmed_at, photos, cover_id, point_lat, point_lng, point_source,
      reduced_from_pence, reduced_until)
  select id, ${uuid(`(1 + n % ${LISTERS})`, 'account')}, 'live', beds || ' bedrooms in ' || city,
    'Bright rooms, a quiet street and a station within ten minutes. ' || md5(n::text), n || ' Mill Lane', '', city, county,
    postcode, outcode, 'england', rent_pence, (array['${propertyTypes.join("','")}'])[type], beds, halves / 2.0,
    flags & ${bit('parking')} <> 0, flags & ${bit('shared')} <> 0, available_date, texts,
    information, published_at, published_at, now(),
    ${PHOTOS_OF_A_HOME}, ${uuid(`(1 + n % ${PHOTOS})`, 'photo')}, lat, lng, 'postcode',
    case when flags & ${bit('reduced')} <> 0 then rent_pence + 5000 end,
    case when flags & ${bit('reduced')} <> 0 then now() + interval '7 days' end
  from bench_home order by n;`;

const rents = `
  insert into listing_rent (listing_id, rent_pence, since)
  select id, rent_pence, published_at from bench_home order by n;`;

const photosOfListings = `
  insert into listing_photo (listing_id, photo_id, position)
  select bench_home.id, photo.id, position from bench_home
  cross join generate_series(0, ${PHOTOS_OF_A_HOME - 1}) as position
  join photo on photo.id = ${uuid(`(1 + (bench_home.n + position) % ${PHOTOS})`, 'photo')}
  order by bench_home.n, position;`;

const searchRows = `
  insert into listing_search (listing_id, published_at, spot, lat, lng, rent_pence, property_type, flags, available_date,
      bedrooms, bath_halves, district, outcode, region)
  select id, published_at, spot, lat, lng, rent_pence, (array['${propertyTypes.join("','")}'])[type], flags, available_date,
    beds, halves, outcode, outcode, region
  from bench_home order by n;`;

const districtBounds = `
  insert into district_bounds (district, west, south, east, north)
  select district, floor(min(spot[0])), floor(min(spot[1])), ceil(max(spot[0])), ceil(max(spot[1]))
  from listing_search group by district;`;

const words = `
  insert into listing_words (listing_id, words)
  select id, to_tsvector('english', beds || ' bedrooms in ' || city || ' ' || array_to_string(texts, ' '))
  from bench_home order by n;`;
