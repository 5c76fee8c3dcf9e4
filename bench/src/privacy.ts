import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { openPool } from '../../api/src/index.ts';
import { findPostgres } from '../../server/src/postgres/start-postgres.ts';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { newToken, post, required } from './setup/people.ts';
import { rssMb, watchRss } from './setup/process-cost.ts';

const MESSAGES = 1_000;
const PHOTOS = 30;
const SECONDS = 10;
const RSS_MB = 100;
const LOOK_EVERY_MS = 20;
const LAST_MS = 60_000;

/** Time and memory of a data export. */
export async function privacyTools(product: Product): Promise<Figure[]> {
  const token = await newToken(product.url, 'landlord');
  const authorization = { authorization: `Bearer ${token}` };
  await uploadPhotos(product.url, authorization);
  await addMessages(product.dataDir, token);
  // The memory of the uploads is released later.
  await sleep(2_000);

  const before = await rssMb(product.pid);
  const memory = watchRss(product.pid);
  const begun = performance.now();
  required(await post(`${product.url}/api/privacy/export`, {}, authorization));
  await untilReady(product.url, authorization);
  const seconds = (performance.now() - begun) / 1_000;
  const { path } = required(
    await post<{ path: string }>(`${product.url}/api/privacy/export/ticket`, {}, authorization),
  );
  const file = await (await fetch(`${product.url}${path}`)).arrayBuffer();
  const highest = await memory.stop();
  console.log(`The copy is ${(file.byteLength / 1e6).toFixed(1)} MB`);
  return [
    atMost(`export of ${MESSAGES} messages and ${PHOTOS} photos until ready`, seconds, SECONDS, ' s'),
    atMost('… memory it adds, the download included', highest - before, RSS_MB, ' MB'),
  ];
}

async function untilReady(url: string, headers: Record<string, string>): Promise<void> {
  const deadline = performance.now() + LAST_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/api/privacy`, { headers });
    const { data } = (await answer.json()) as { data: { export: { status: string } | null } };
    if (data.export?.status === 'ready') return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error('The export was never ready.');
}

async function uploadPhotos(url: string, headers: Record<string, string>): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#7a6a55', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  for (let photo = 0; photo < PHOTOS; photo++) {
    const answer = await fetch(`${url}/api/photos`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(picture),
    });
    if (!answer.ok) throw new Error(`A photograph was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/** Ten tenants with a hundred messages each about one listing of the lister. */
async function addMessages(dataDir: string, token: string): Promise<void> {
  const connectionString = await findPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the product is not there.');
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  try {
    const { rows } = await pool.query<{ account_id: string }>('select account_id from session where token_hash = $1', [
      createHash('sha256').update(token).digest(),
    ]);
    const lister = rows[0]?.account_id;
    const home = '01980000-0005-7000-8000-000000000000';
    await pool.query(
      `insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
         rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
         material_information, submitted_at)
       values ($1, $2, 'paused', 'A flat', 'A flat', '1 Mill Lane', '', 'Leeds', '', 'LS1 1AA', 'LS1', 'england',
         100000, 'flat', 1, 1, false, false, '2026-12-03', '{}', '{}', now())`,
      [home, lister],
    );
    await pool.query(
      `insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
       select id, id::text, id::text, 'none', 'Robin', 'Marsh', '07700 900123', 'tenant', now()
       from (select ('01980000-0006-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 10) n) as person`,
    );
    await pool.query(
      `insert into conversation (id, listing_id, tenant_id, lister_id, message_count)
       select id, $1, id, $2, 100
       from (select ('01980000-0006-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 10) n) as talk`,
      [home, lister],
    );
    await pool.query(
      `insert into message (id, conversation_id, number, by_tenant, content, created_at)
       select gen_random_uuid(), ('01980000-0006-7000-8000-' || lpad(c::text, 12, '0'))::uuid, n, n % 2 = 0, repeat('Is it still to be had? ', 20), now()
       from generate_series(1, 10) c, generate_series(1, ${MESSAGES / 10}) n`,
    );
  } finally {
    await pool.end();
  }
}
