import { randomInt } from 'node:crypto';
import { addressKey } from '@letfair/domain/listings/review/copies/address-key';
import { cloneOf, someHome } from '@letfair/domain/listings/review/copies/example-adverts';
import { bandsOfText, printOf, TEXT_BANDS } from '@letfair/domain/listings/review/copies/text-print';
import { findCopyCandidates } from '../../../api/src/features/listings/manage/copies/fingerprints.repository.ts';
import type { openPool } from '../../../api/src/index.ts';
import { openDb } from '../../../api/src/platform/db.ts';
import { generateListings } from '../generate-listings.ts';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure, median, p99 } from '../report.ts';
import { withTemporaryDatabase } from '../setup/temporary-database.ts';

const HOMES = 1_000_000;
const NEW_HOMES = 50;
/** Homes that share a common band with a new one: twice as many as one lookup reads. */
const CROWD = 100;
/** Bands of what many adverts say. */
const COMMON_BANDS = 4;
/** Each is compared this often and its quickest time counts: what is left out is the machine doing other things. */
const TRIES = 3;
const COMPARE_MS = 20;
const DATABASE = 'letfair_bench_copies';

type Pool = ReturnType<typeof openPool>;

/** How long it takes to compare one new home with all others, where lookups of common bands find as much as they may. */
export const comparedHomes = (product: Product): Promise<Figure[]> =>
  withTemporaryDatabase(product, { name: DATABASE, connections: 2 }, async (pool) => {
    await generateListings(pool, HOMES);
    const originals = Array.from({ length: NEW_HOMES }, (_, n) => someHome(`bench ${n}`));
    await fingerprintAll(pool);
    const { rows } = await pool.query<{ id: string }>('select id from listing order by md5(id::text)');
    const ids = rows.map(({ id }) => id);
    for (const [n, { title, description, line1, line2, postcode }] of originals.entries()) {
      const bands = bandsOfText(printOf(title, description)) ?? [];
      await crowd(pool, bands, ids);
      const columns = bands.map((band, at) => `band_${at + 1} = ${band}`).join(', ');
      await pool.query(`update listing_fingerprint set address_key = $2, ${columns} where listing_id = $1`, [
        ids[n],
        addressKey({ line1, line2, postcode }),
      ]);
    }
    await pool.query('vacuum analyze listing_fingerprint');
    return measure(
      pool,
      originals.map((original, n) => ({ clone: cloneOf(original, `bench clone ${n}`), id: ids[n]! })),
    );
  });

const bandNames = Array.from({ length: TEXT_BANDS }, (_, at) => `band_${at + 1}`);

/** Written by SQL alone, because texts of a million homes would take minutes: numbers that some homes share by chance. */
async function fingerprintAll(pool: Pool): Promise<void> {
  const bands = bandNames.map(() => `(random() * ${HOMES / 10})::int`).join(', ');
  await pool.query(
    `insert into listing_fingerprint (listing_id, account_id, address_key, ${bandNames.join(', ')})
     select id, account_id, replace(postcode, ' ', '') || ' ' || split_part(line1, ' ', 1), ${bands} from listing`,
  );
}

/** Lets homes anywhere in the table share the common bands. */
async function crowd(pool: Pool, bands: readonly number[], ids: readonly string[]): Promise<void> {
  for (const [at, band] of bands.slice(0, COMMON_BANDS).entries()) {
    // The first ones are originals.
    const neighbours = Array.from({ length: CROWD }, () => ids[randomInt(NEW_HOMES, ids.length)]);
    await pool.query(`update listing_fingerprint set band_${at + 1} = ${band} where listing_id = any($1::uuid[])`, [
      neighbours,
    ]);
  }
}

interface Clone {
  readonly clone: ReturnType<typeof cloneOf>;
  /** Of the listing that has the fingerprint of the original. */
  readonly id: string;
}

async function measure(pool: Pool, clones: readonly Clone[]): Promise<Figure[]> {
  const db = openDb(pool);
  const times: number[] = [];
  const accountId = '01900000-0000-7000-8000-000000000001';
  let found = 0;
  for (const { clone, id } of clones) {
    const home = { ...clone, accountId, propertyType: 'flat', isShared: false };
    let quickest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const begun = performance.now();
      const [candidates = []] = await findCopyCandidates(db, { accountId, homes: [home], listingId: null });
      quickest = Math.min(quickest, performance.now() - begun);
      if (attempt === 0 && candidates.some((row) => row.id === id)) found++;
    }
    times.push(quickest);
  }
  return [
    atMost(`comparison of a new home with ${HOMES}, median (best of ${TRIES} tries)`, median(times), COMPARE_MS, ' ms'),
    atMost(`comparison of a new home with ${HOMES}, 99 % of ${NEW_HOMES}`, p99(times), COMPARE_MS, ' ms'),
    atLeast(`originals of ${NEW_HOMES} clones found among ${HOMES} homes`, found, 47),
  ];
}
