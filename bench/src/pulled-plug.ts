import { randomUUID } from 'node:crypto';
import { admin, dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { atMost, type Figure } from './report.ts';

const SIGN_UPS = 1_000;
const PARALLEL = 16;
const PLUGS_PULLED_AT = [250, 500, 750];

/** Signs people up while the process and its database are killed again and again; every acknowledged account must be there once. */
export async function signUpsSurvive(): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const acknowledged = new Set<string>();
  let product = await startProduct(dataDir);
  let recovery: Promise<Product> | null = null;
  let next = 0;
  const pulls = [...PLUGS_PULLED_AT];

  const worker = async (): Promise<void> => {
    while (next < SIGN_UPS) {
      const number = next++;
      const email = `person-${number}@plug.example`;
      const key = randomUUID();
      while (!acknowledged.has(email)) {
        // A client that got no answer asks again with the same key.
        const answer = await signUp(product.url, email, key).catch(() => null);
        if (answer) acknowledged.add(email);
        else product = await (recovery ?? product);
      }
      if (acknowledged.size >= (pulls[0] ?? Number.POSITIVE_INFINITY)) {
        pulls.shift();
        await product.pullThePlug();
        recovery = startProduct(dataDir);
        product = await recovery;
        recovery = null;
      }
    }
  };

  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    const counts = await accountsByEmail(product.url);
    const lost = [...acknowledged].filter((email) => !counts.has(email)).length;
    const twice = [...acknowledged].filter((email) => (counts.get(email) ?? 0) > 1).length;
    return [
      atMost(`of ${acknowledged.size} acknowledged sign-ups under kill -9 ×${PLUGS_PULLED_AT.length}, lost`, lost, 0),
      atMost('… stored twice', twice, 0),
    ];
  } finally {
    await product.stop();
    await dropDataDir(dataDir);
  }
}

async function signUp(url: string, email: string, key: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      firstName: 'Robin',
      lastName: 'Marsh',
      email,
      password: 'a sturdy bench passphrase',
      phone: '07700 900123',
      userType: 'tenant',
    }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) return false;
  return ((await answer.json()) as { success: boolean }).success;
}

async function accountsByEmail(url: string): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${await adminToken(url)}` };
  const counts = new Map<string, number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const answer = (await (await fetch(`${url}/api/admin/users${query}`, { headers })).json()) as {
      data: { users: { email: string }[]; nextCursor: string | null };
    };
    for (const { email } of answer.data.users) counts.set(email, (counts.get(email) ?? 0) + 1);
    cursor = answer.data.nextCursor;
  }
  return counts;
}

export async function adminToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
