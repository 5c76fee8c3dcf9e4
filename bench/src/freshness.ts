import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../server/src/postgres/start-postgres.ts';
import { dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { adminToken, listingPayload, newToken } from './setup/people.ts';

const LISTINGS = 50;
const SEEN_MS = 1_000;
const GIVE_UP_MS = 10_000;
const POLL_MS = 10;

/** Time until a rendered, cached search page of another process shows an approved home, and no longer a withdrawn one. */
export async function pageFreshness(product: Product): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const databaseUrl = await findPostgres(product.dataDir);
  if (!databaseUrl) throw new Error('The database of the product is not there.');
  const other = await startProduct(dataDir, { DATABASE_URL: databaseUrl });
  const page = `${other.url}/properties?location=${encodeURIComponent(listingPayload.address.city)}`;
  const showsListing = async (id: string) => (await (await fetch(page)).text()).includes(id);
  const [lister, moderator] = [await newToken(product.url, 'landlord'), await adminToken(product.url)];
  const call = async (method: string, path: string, token: string, body: object) => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as { success: boolean; message?: string; data: { id: string } };
    if (!envelope.success) throw new Error(`${path} answered ${response.status}: ${envelope.message}`);
    return envelope.data.id;
  };
  const measure = async (id: string, isShown: boolean, change: () => Promise<unknown>): Promise<number> => {
    if ((await showsListing(id)) === isShown) throw new Error('The page shows the change before it was made.');
    const begun = performance.now();
    await change();
    while ((await showsListing(id)) !== isShown) {
      if (performance.now() - begun > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
      await sleep(POLL_MS);
    }
    return performance.now() - begun;
  };

  try {
    const times: number[] = [];
    for (let n = 0; n < LISTINGS; n++) {
      const id = await call('POST', '/api/properties', lister, { ...listingPayload, title: `Fresh home ${n}` });
      times.push(
        await measure(id, true, () => call('PUT', `/api/admin/properties/${id}/approve`, moderator, {})),
        await measure(id, false, () => call('PUT', `/api/properties/${id}/status`, lister, { action: 'withdraw' })),
      );
    }
    const late = times.filter((ms) => ms > SEEN_MS).length;
    return [
      atMost(
        `approved or withdrawn until seen on a page of another process, slowest of ${times.length}`,
        Math.max(...times),
        SEEN_MS,
        ' ms',
      ),
      atMost('… later than a second', late, 0),
    ];
  } finally {
    await other.stop();
    await dropDataDir(dataDir);
  }
}
