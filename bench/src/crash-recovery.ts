import { randomUUID } from 'node:crypto';
import { dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { adminToken, listingPayload, newToken, post, required, signUpBody } from './setup/people.ts';

const WRITES = 1_000;
const PARALLEL = 16;
const PLUGS_PULLED_AT = [250, 500, 750];

export interface CrashTest<Setting> {
  readonly name: string;
  readonly prepare: (product: Product) => Promise<Setting>;
  /** Returns whether the write was acknowledged; a retry uses the same key. */
  readonly write: (url: string, setting: Setting, number: number, key: string) => Promise<boolean>;
  /** Number of stored copies of each write. */
  readonly stored: (url: string, setting: Setting) => Promise<ReadonlyMap<number, number>>;
}

/** Kills process and database repeatedly during writes; every acknowledged write must exist exactly once. */
export async function survivesCrashes<Setting>(endangered: CrashTest<Setting>): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const acknowledged = new Set<number>();
  let product = await startProduct(dataDir);
  const setting = await endangered.prepare(product);
  let recovery: Promise<Product> | null = null;
  let next = 0;
  const pulls = [...PLUGS_PULLED_AT];

  const worker = async (): Promise<void> => {
    while (next < WRITES) {
      const number = next++;
      const key = randomUUID();
      while (!acknowledged.has(number)) {
        // A client without an answer retries with the same key.
        const answered = await endangered.write(product.url, setting, number, key).catch(() => false);
        if (answered) acknowledged.add(number);
        else product = await (recovery ?? product);
      }
      if (acknowledged.size >= (pulls[0] ?? Number.POSITIVE_INFINITY)) {
        pulls.shift();
        await product.crash();
        recovery = startProduct(dataDir);
        product = await recovery;
        recovery = null;
      }
    }
  };

  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    const counts = await endangered.stored(product.url, setting);
    const numbers = [...acknowledged];
    const lost = numbers.filter((number) => !counts.has(number)).length;
    const twice = numbers.filter((number) => (counts.get(number) ?? 0) > 1).length;
    const times = PLUGS_PULLED_AT.length;
    return [
      atMost(`of ${acknowledged.size} acknowledged ${endangered.name} under kill -9 ×${times}, lost`, lost, 0),
      atMost('… stored twice', twice, 0),
    ];
  } finally {
    await product.stop();
    await dropDataDir(dataDir);
  }
}

/** Checks that acknowledged writes survive a crash. */
export async function measureCrashRecovery(): Promise<Figure[]> {
  return [...(await survivesCrashes(signUps)), ...(await survivesCrashes(messages(WRITES)))];
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const signUps = {
  name: 'sign-ups',
  prepare: async () => undefined,
  write: async (url: string, _: undefined, number: number, key: string) => {
    const body = signUpBody(`person-${number}@plug.example`, 'tenant');
    return (await post(`${url}/api/auth/signup`, body, { 'idempotency-key': key })) !== null;
  },
  stored: async (url: string) => {
    const headers = bearer(await adminToken(url));
    return countPages(async (cursor) => {
      const answer = await fetch(`${url}/api/admin/users${cursor}`, { headers });
      const { data } = (await answer.json()) as { data: { users: { email: string }[]; nextCursor: string | null } };
      return { texts: data.users.map(({ email }) => email), nextCursor: data.nextCursor };
    });
  },
};

/** Each stays within the hourly limit of a new account. */
export const WRITES_OF_A_TENANT = 40;

export interface Talk {
  readonly token: string;
  readonly id: string;
}

export const messages = (writes: number) => ({
  name: 'messages',
  prepare: async ({ url }: { readonly url: string }): Promise<readonly Talk[]> => {
    const propertyId = await liveHome(url);
    const talks: Talk[] = [];
    for (let count = 0; count < writes / WRITES_OF_A_TENANT; count++) {
      const token = await newToken(url, 'tenant');
      const body = { propertyId, content: 'Hello' };
      const { id } = required(await post<{ id: string }>(`${url}/api/conversations`, body, bearer(token)));
      talks.push({ token, id });
    }
    return talks;
  },
  write: async (url: string, talks: readonly Talk[], number: number, key: string) => {
    const { token, id } = talks[number % talks.length]!;
    const headers = { ...bearer(token), 'idempotency-key': key };
    return (await post(`${url}/api/conversations/${id}/messages`, { content: `person-${number}@` }, headers)) !== null;
  },
  stored: async (url: string, talks: readonly Talk[]) => {
    const counts = new Map<number, number>();
    for (const { token, id } of talks) {
      const some = await countPages(async (cursor) => {
        const answer = await fetch(`${url}/api/conversations/${id}/messages${cursor}`, { headers: bearer(token) });
        const { data } = (await answer.json()) as {
          data: { messages: { content: string }[]; nextCursor: string | null };
        };
        return { texts: data.messages.map(({ content }) => content), nextCursor: data.nextCursor };
      });
      for (const [number, times] of some) counts.set(number, (counts.get(number) ?? 0) + times);
    }
    return counts;
  },
});

async function liveHome(url: string): Promise<string> {
  const lister = bearer(await newToken(url, 'landlord'));
  const { id } = required(await post<{ id: string }>(`${url}/api/properties`, listingPayload, lister));
  const headers = bearer(await adminToken(url));
  const approved = await fetch(`${url}/api/admin/properties/${id}/approve`, { method: 'PUT', headers });
  if (!approved.ok) throw new Error(`The approval answered ${approved.status}.`);
  return id;
}

interface PageOfTexts {
  readonly texts: readonly string[];
  readonly nextCursor: string | null;
}

/** How often each number appears in texts such as "person-7@…", over all pages. */
async function countPages(load: (query: string) => Promise<PageOfTexts>): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: PageOfTexts = await load(cursor ? `?cursor=${encodeURIComponent(cursor)}` : '');
    for (const text of page.texts) {
      const number = /^person-(\d+)@/.exec(text)?.[1];
      if (number !== undefined) counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
    }
    cursor = page.nextCursor;
  }
  return counts;
}
