import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../api/src/index.ts';
import { findPostgres } from '../../server/src/postgres/start-postgres.ts';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { rssMb } from './setup/process-cost.ts';

const PAIRS = 500;
const CHANNELS = PAIRS * 2;
const MESSAGES_A_SECOND = 50;
const SECONDS = 10;
/** Warm-up: reported without a budget. */
const WARM_UP_SECONDS = 1;
/** From sending until the other side gets the event. */
const HEARD_P99_MS = 250;
const CHANNELS_RSS_MB = 150;
const OPENED_AT_ONCE = 20;
const LAST_MS = 5_000;

/** Delivery time and cost with many open streams. */
export async function liveChannels(product: Product): Promise<Figure[]> {
  await addPeople(product.dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const before = await rssMb(product.pid);
  const heard = new Map<string, (at: number) => void>();
  const closers: (() => void)[] = [];
  try {
    for (let first = 0; first < CHANNELS; first += OPENED_AT_ONCE)
      closers.push(
        ...(await Promise.all(
          Array.from({ length: OPENED_AT_ONCE }, (_, n) =>
            openChannel(`${product.url}/api/events`, first + n, (id) => {
              if ((first + n) % 2 === 1) heard.get(id)?.(performance.now());
            }),
          ),
        )),
      );
    const cold = await writeSteadily(product.url, agent, heard, WARM_UP_SECONDS);
    const times = await writeSteadily(product.url, agent, heard, SECONDS);
    const after = await rssMb(product.pid);
    const lost = (WARM_UP_SECONDS + SECONDS) * MESSAGES_A_SECOND - cold.length - times.length;
    console.log(
      `${CHANNELS} channels, ${times.length} messages: half of them heard of within ${percentile(times, 0.5).toFixed(1)} ms; p99 of the first second ${percentile(cold, 0.99).toFixed(0)} ms`,
    );
    return [
      atMost(
        `${CHANNELS} live channels, ${MESSAGES_A_SECOND} messages/s: send → event, p99`,
        percentile(times, 0.99),
        HEARD_P99_MS,
        ' ms',
      ),
      atMost('… of which nobody heard', lost, 0),
      atMost('… memory they add', after - before, CHANNELS_RSS_MB, ' MB'),
    ];
  } finally {
    for (const close of closers) close();
    agent.destroy();
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY;

const idOf = (kind: number, n: number): string => `01980000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;
const tokenOf = (n: number): string => `live-bench-${n}`;

/** Even numbers are tenants, odd ones listers; each pair has a conversation. */
async function addPeople(dataDir: string): Promise<void> {
  const connectionString = await findPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the product is not there.');
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  const people = Array.from({ length: CHANNELS }, (_, n) => n);
  const pairs = Array.from({ length: PAIRS }, (_, n) => n);
  try {
    await pool.query(
      `insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at, created_at)
       select id, 'live-' || n || '@bench.example', 'live-' || n || '@bench.example', 'none', 'Robin', 'Marsh', '07700 900123',
         case n % 2 when 0 then 'tenant' else 'landlord' end, now(), now() - interval '30 days'
       from unnest($1::int[], $2::uuid[]) as person (n, id)`,
      [people, people.map((n) => idOf(1, n))],
    );
    await pool.query(
      `insert into session (token_hash, account_id, expires_at)
       select hash, id, now() + interval '1 hour' from unnest($1::bytea[], $2::uuid[]) as person (hash, id)`,
      [people.map((n) => createHash('sha256').update(tokenOf(n)).digest()), people.map((n) => idOf(1, n))],
    );
    await pool.query(
      `insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
         rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
         material_information, submitted_at, published_at, confirmed_at)
       select id, lister, 'live', 'A flat', 'A flat', '1 Mill Lane', '', 'Leeds', '', 'LS1 1AA', 'LS1', 'england',
         100000, 'flat', 1, 1, false, false, '2026-12-03', '{}', '{}', now(), now(), now()
       from unnest($1::uuid[], $2::uuid[]) as home (id, lister)`,
      [pairs.map((n) => idOf(2, n)), pairs.map((n) => idOf(1, n * 2 + 1))],
    );
    await pool.query(
      `insert into conversation (id, listing_id, tenant_id, lister_id)
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])`,
      [
        pairs.map((n) => idOf(3, n)),
        pairs.map((n) => idOf(2, n)),
        pairs.map((n) => idOf(1, n * 2)),
        pairs.map((n) => idOf(1, n * 2 + 1)),
      ],
    );
  } finally {
    await pool.end();
  }
}

/** Resolves when the stream is open. */
function openChannel(url: string, n: number, onEvent: (id: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { authorization: `Bearer ${tokenOf(n)}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A channel was answered with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        for (const [, id] of text.matchAll(/"type":"message","id":"([\w-]+)"/g)) onEvent(id ?? '');
      });
      answer.on('error', () => undefined);
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sorted delivery times; every message is in another conversation. */
async function writeSteadily(
  url: string,
  agent: Agent,
  heard: Map<string, (at: number) => void>,
  seconds: number,
): Promise<number[]> {
  const messages = seconds * MESSAGES_A_SECOND;
  const begun = performance.now();
  const times = await Promise.all(
    Array.from({ length: messages }, async (_, n) => {
      await sleep(Math.max(0, (n * 1_000) / MESSAGES_A_SECOND - (performance.now() - begun)));
      const pair = n % PAIRS;
      const sentAt = performance.now();
      const arrival = new Promise<number>((resolve) => heard.set(idOf(3, pair), resolve));
      await post(`${url}/api/conversations/${idOf(3, pair)}/messages`, agent, tokenOf(pair * 2), `Message ${n}`);
      return Promise.race([arrival.then((at) => at - sentAt), sleep(LAST_MS, null)]);
    }),
  );
  return times.filter((time) => time !== null).sort((a, b) => a - b);
}

function post(url: string, agent: Agent, token: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) answer.once('end', resolve);
      else reject(new Error(`A message was answered with ${answer.statusCode}.`));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ content }));
  });
}
