import { aHome } from './a-home.ts';
import { adminToken, aSignUp, newToken, post, required } from './people.ts';
import { survivesPulledPlugs } from './pulled-plug.ts';
import type { Figure } from './report.ts';

/** What people were told is done, after the plug was pulled. */
export async function writesSurvive(): Promise<Figure[]> {
  return [...(await survivesPulledPlugs(signUps)), ...(await survivesPulledPlugs(messages))];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const signUps = {
  name: 'sign-ups',
  prepare: async () => undefined,
  write: async (url: string, _: undefined, number: number, key: string) => {
    const body = aSignUp(`person-${number}@plug.example`, 'tenant');
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

/** As many as keep within what a new account may send in an hour. */
const TENANTS = 25;

interface Talk {
  readonly token: string;
  readonly id: string;
}

const messages = {
  name: 'messages',
  prepare: async ({ url }: { readonly url: string }): Promise<readonly Talk[]> => {
    const propertyId = await liveHome(url);
    const talks: Talk[] = [];
    for (let count = 0; count < TENANTS; count++) {
      const token = await newToken(url, 'tenant');
      const body = { propertyId, content: 'Hello' };
      const { id } = required(await post<{ id: string }>(`${url}/api/conversations`, body, bearer(token)));
      talks.push({ token, id });
    }
    return talks;
  },
  write: async (url: string, talks: readonly Talk[], number: number, key: string) => {
    const { token, id } = talks[number % TENANTS]!;
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
};

async function liveHome(url: string): Promise<string> {
  const lister = bearer(await newToken(url, 'landlord'));
  const { id } = required(await post<{ id: string }>(`${url}/api/properties`, aHome, lister));
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
