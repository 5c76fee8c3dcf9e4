import { parseSearch } from '@letfair/domain/search/search-query';
import autocannon from 'autocannon';
import { searchCards } from '../../../api/src/features/search/results/search-listings.ts';
import { openDb, openPool } from '../../../api/src/platform/db.ts';
import { HOMES_PER_PAGE } from '../../../contract/src/search/search.ts';
import { atLeast, type Figure, median } from '../report.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const LEAST_SHARE = 0.65;

/** Searches a second of the whole stack beside a bare server with the same statements and the same answer, turn by turn. */
export async function searchRatio(productUrl: string, databaseUrl: string, search: string): Promise<Figure> {
  const own = `${productUrl}/api/properties?${search}`;
  const answer = await (await fetch(own)).text();
  const statements = JSON.stringify(await statementsOf(databaseUrl, search), bigintAsText);
  const bare = await startBare(new URL('bare-search.ts', import.meta.url), databaseUrl, statements, answer);
  const shares: number[] = [];
  const bareRates: number[] = [];
  try {
    await rate(bare.url);
    await rate(own);
    for (let round = 0; round < ROUNDS; round++) {
      const before = await rate(bare.url);
      const between = await rate(own);
      const after = await rate(bare.url);
      bareRates.push((before + after) / 2);
      shares.push(between / ((before + after) / 2));
    }
  } finally {
    bare.stop();
  }
  console.log(`bare node:http with the same statements: ${median(bareRates).toFixed(0)} searches/s`);
  return atLeast('search, whole stack / bare node:http with the same statements', median(shares), LEAST_SHARE);
}

/** What the API sends for this search, with the values it sends. */
async function statementsOf(connectionString: string, search: string) {
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  const sent: { text: string; values: unknown }[] = [];
  pool.on('connect', (client) => {
    const send = client.query as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string') sent.push({ text, values });
      return send.apply(client, args);
    }) as typeof client.query;
  });
  const db = openDb(pool);
  const { query } = parseSearch(Object.fromEntries(new URLSearchParams(search)));
  await searchCards(db, query, { limit: HOMES_PER_PAGE, withInformation: false });
  await pool.end();
  return sent;
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  return result.requests.average;
}

/** PostgreSQL takes a flag mask as text as well; JSON has no bigint. */
const bigintAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
