import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ageByOneDay } from '@letfair/api/testing/age-database';
import { testApi } from '@letfair/api/testing/test-api';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEmails } from '../demo-accounts.ts';
import { loadDemo } from '../load-demo.ts';
import { liveOn } from './live-on.ts';

const { api, db } = await testApi();
const dataDir = await mkdtemp(join(tmpdir(), 'letfair-life-'));
afterAll(() => rm(dataDir, { recursive: true }));
const life = api.demoLife(demoEmails);

const HOMES = 60;
const DAYS = 14;

const today = Date.parse(new Date().toISOString().slice(0, 10));
/** A turn draws by its time. The clock stays at today while rows grow older, so each has another millisecond of it. */
const turnOf = (day: number) => ({ signal: new AbortController().signal, now: new Date(today + day) });

const signedIn = async (email: string) => {
  const answer = await api.client.accounts.login({ body: { email, password: DEMO_PASSWORD } });
  if (!answer.success) throw new Error(answer.message);
  return api.clientOf(answer.data.token);
};

async function look() {
  const rows = await db
    .selectFrom('listing')
    .select(({ fn }) => ['status', fn.countAll<string>().as('homes')])
    .groupBy('status')
    .execute();
  const homes = Object.fromEntries(rows.map(({ status, homes }) => [status, Number(homes)]));
  const { newest } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.max('published_at').as('newest'))
    .executeTakeFirstOrThrow();
  const agent = await signedIn('agent@letfair.example');
  const [inbox, viewings, applications] = [
    await agent.conversations.list({ query: {} }),
    await agent.viewings.list({ query: { when: 'coming' } }),
    await agent.applications.list({ query: {} }),
  ];
  if (!inbox.success || !viewings.success || !applications.success) throw new Error('The agent sees nothing.');
  const latest = Math.max(...inbox.data.conversations.map(({ updatedAt }) => Date.parse(updatedAt)));
  return {
    homes,
    daysSinceNewest: (Date.now() - newest!.getTime()) / 86_400_000,
    daysSinceMessage: (Date.now() - latest) / 86_400_000,
    viewings: viewings.data.viewings.length,
    applications: applications.data.applications.length,
  };
}

beforeAll(async () => {
  await api.createAdmin('operator@letfair.example', 'a kettle in the attic');
  await loadDemo({ api, dataDir, hasAdmin: true }, HOMES);
});

/** The data of an answer that has to be a success. */
function dataOf<T>(answer: { readonly success: true; readonly data: T } | { readonly success: false }): T {
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}

test('a newcomer finds something of their own, whoever they are', async () => {
  for (const email of ['landlord@letfair.example', 'agent@letfair.example']) {
    const lister = await signedIn(email);
    expect(dataOf(await lister.listings.drafts())).toHaveLength(1);
    const due = dataOf(await lister.dashboard.inbox({ query: {} })).lines.filter(({ kind }) => kind === 'expiring');
    expect([1, 2]).toContain(due.length);
    for (const { due: last } of due) expect(Date.parse(last ?? '')).toBeGreaterThan(Date.now());
    const { conversations } = dataOf(await lister.conversations.list({ query: {} }));
    expect(new Set(conversations.map(({ lastMessage }) => lastMessage?.content)).size).toBe(conversations.length);
  }
  const agent = await signedIn('agent@letfair.example');
  for (const { listings } of dataOf(await agent.clients.list({ query: {} })).clients)
    expect(listings).toBeGreaterThan(0);
  const tenant = await signedIn('tenant@letfair.example');
  const { properties } = dataOf(await tenant.favorites.cards({ query: {} }));
  expect(properties.filter(({ status }) => status === 'let')).toHaveLength(1);
  const admin = await signedIn('admin@letfair.example');
  const stats = dataOf(await admin.admin.stats());
  expect(stats).toMatchObject({ suspendedUsers: 3, openTickets: 3 });
  expect(stats.verifiedUsers).toBeLessThan(stats.totalUsers);
  const { entries } = dataOf(await admin.admin.audit({ query: {} }));
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(4);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('a demonstration beside an admin of the operator, left running for a fortnight, looks as it did', {
  timeout: 120_000,
}, async () => {
  const first = await look();
  let listed = 0;
  for (let day = 0; day < DAYS; day += 1) {
    await ageByOneDay(db);
    listed += (await liveOn(life, turnOf(day))).replace;
  }
  const last = await look();
  expect(listed).toBeGreaterThan(DAYS / 3);
  expect(last.homes.live).toBeGreaterThan(first.homes.live! * 0.9);
  expect(last.homes.live).toBeLessThan(first.homes.live! * 1.1);
  for (const status of ['pending', 'let-agreed', 'expired']) expect(last.homes[status], status).toBeGreaterThan(0);
  expect(last.homes.let).toBeGreaterThan(first.homes.let!);
  // Which homes are flagged, and wait for a moderator, depends on their random ids.
  expect(last.daysSinceNewest).toBeLessThan(6);
  expect(last.daysSinceMessage).toBeLessThan(2);
  expect(last.viewings).toBeGreaterThan(0);
  expect(last.applications).toBeGreaterThan(first.applications);
});

test('a visitor who writes to a made-up lister is answered', async () => {
  const tenant = await signedIn('tenant@letfair.example');
  const { id } = await db
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'account_id')
    .select('listing.id')
    .where('status', '=', 'live')
    .where('hidden_at', 'is', null)
    .where('email', 'not in', demoEmails)
    // What was said before would be counted too.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversation').whereRef('listing_id', '=', 'listing.id'))),
    )
    .executeTakeFirstOrThrow();
  const begun = await tenant.conversations.start({ body: { propertyId: id, content: 'Could I see it on Saturday?' } });
  if (!begun.success) throw new Error(begun.message);
  await ageByOneDay(db);
  await liveOn(life, turnOf(DAYS));
  // The session has ended meanwhile.
  const later = await signedIn('tenant@letfair.example');
  const said = await later.conversations.messages({ params: { id: begun.data.id }, query: {} });
  const writers = said.success ? said.data.messages.map(({ senderId }) => senderId) : [];
  expect([writers.length, new Set(writers).size]).toEqual([2, 2]);
});

test('nobody but made-up people is acted for', async () => {
  await api.createAdmin('operator@letfair.example', 'a-long-password-1');
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'operator@letfair.example')
    .executeTakeFirstOrThrow();
  await expect(life.actAs(id, (calls) => calls.accounts.me())).rejects.toThrow();
});

test('of two processes one takes a turn', async () => {
  let second: boolean | null = null;
  const first = await life.takeTurn(async () => {
    second = await life.takeTurn(async () => undefined);
  });
  expect([first, second]).toEqual([true, false]);
});
