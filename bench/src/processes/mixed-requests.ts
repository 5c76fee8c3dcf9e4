import sharp from 'sharp';
import { admin, type Product } from '../product.ts';
import { adminToken, listingPayload, newToken, post as postJson, required } from '../setup/people.ts';

/** Of a hundred requests. */
const shares = {
  search: 55,
  'search page': 12,
  'home page': 20,
  'reading messages': 8,
  message: 3,
  'sign-in': 1.5,
  upload: 0.5,
};
type What = keyof typeof shares;

/** Within the hourly limit of a new account. */
const WRITES_OF_A_TENANT = 40;
/** Below what one account may upload in an hour. */
const UPLOADS_OF_A_LANDLORD = 250;
const PICTURE = { width: 1_600, height: 1_200 };
const LOWEST_RENT = 500;
const RENTS = 9_000;
/** A prime, so that every rent comes once before any comes again, and any minute has low ones and high ones alike. */
const RENT_STEP = 7_919;
const rentOf = (count: number): number => LOWEST_RENT + ((count * RENT_STEP) % RENTS);

export interface Request {
  readonly what: What;
  readonly send: (signal: AbortSignal) => Promise<Response>;
}

type People = Awaited<ReturnType<typeof preparePeople>>;

/** As many people as that many requests need within the limits that accounts have. */
export async function preparePeople(product: Product, requests: number) {
  const landlords = Math.ceil((requests * shares.upload) / 100 / UPLOADS_OF_A_LANDLORD);
  const tenants = Math.ceil(Math.max(1, (requests * shares.message) / 100 / WRITES_OF_A_TENANT));
  const talks = await startTalks(product.url, tenants);
  const uploaders: string[] = [];
  while (uploaders.length < landlords) uploaders.push(await newToken(product.url, 'landlord'));
  return { talks, uploaders };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Conversations of so many tenants about one home. */
async function startTalks(url: string, tenants: number) {
  const lister = bearer(await newToken(url, 'landlord'));
  const { id: propertyId } = required(await postJson<{ id: string }>(`${url}/api/properties`, listingPayload, lister));
  const headers = bearer(await adminToken(url));
  const approved = await fetch(`${url}/api/admin/properties/${propertyId}/approve`, { method: 'PUT', headers });
  if (!approved.ok) throw new Error(`The approval answered ${approved.status}.`);
  const talks: { readonly token: string; readonly id: string }[] = [];
  while (talks.length < tenants) {
    const token = await newToken(url, 'tenant');
    const body = { propertyId, content: 'Hello' };
    const { id } = required(await postJson<{ id: string }>(`${url}/api/conversations`, body, bearer(token)));
    talks.push({ token, id });
  }
  return talks;
}

/** A function that gives one request after the other, in a fixed order with the shares above. */
export async function requestsOf({ url }: Product, { talks, uploaders }: People): Promise<() => Request> {
  const homes = await homeIds(url);
  const picture = await somePicture();
  const counts = Object.fromEntries(Object.keys(shares).map((what) => [what, 0])) as Record<What, number>;
  const get =
    (path: string, headers = {}) =>
    (signal: AbortSignal) =>
      fetch(url + path, { headers, signal });
  const post =
    (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) => (signal: AbortSignal) =>
      fetch(url + path, { method: 'POST', body, headers, signal });
  const json = { 'content-type': 'application/json' };
  const requests: Readonly<Record<What, (count: number) => Request['send']>> = {
    // Rents differ, so that hardly any address is cached.
    search: (count) => get(`/api/properties?location=Leeds&facets=true&maxBudget=${rentOf(count)}`),
    'search page': (count) => get(`/properties?location=Leeds&maxBudget=${rentOf(count)}`),
    'home page': (count) => get(`/properties/${homes[count % homes.length]}`),
    'reading messages': (count) => {
      const { id, token } = talks[count % talks.length]!;
      return get(`/api/conversations/${id}/messages`, bearer(token));
    },
    message: (count) => {
      const { id, token } = talks[count % talks.length]!;
      const body = JSON.stringify({ content: `Is it still free on day ${count}?` });
      return post(`/api/conversations/${id}/messages`, body, { ...json, ...bearer(token) });
    },
    'sign-in': () => post('/api/auth/login', JSON.stringify(admin), json),
    upload: (count) =>
      post('/api/photos', picture, { 'content-type': 'image/jpeg', ...bearer(uploaders[count % uploaders.length]!) }),
  };
  let total = 0;
  return () => {
    total += 1;
    // The kind that is furthest behind its share comes next.
    const behind = (what: What) => (shares[what] / 100) * total - counts[what];
    const what = (Object.keys(shares) as What[]).reduce((most, next) => (behind(next) > behind(most) ? next : most));
    return { what, send: requests[what](counts[what]++) };
  };
}

async function homeIds(url: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const place of ['Leeds', 'Manchester', 'Bristol', 'Cardiff', 'Glasgow']) {
    const answer = await fetch(`${url}/api/properties?location=${place}`);
    const { data } = (await answer.json()) as { data: { properties: { id: string }[] } };
    ids.push(...data.properties.map(({ id }) => id));
  }
  return ids;
}

async function somePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made = sharp({ create: { ...PICTURE, channels: 3, background: '#7a6a55', noise } });
  return new Uint8Array(await made.jpeg({ quality: 80 }).toBuffer());
}
