import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { emptyRenterProfile } from '@letfair/domain/lettings/applications/application-form';
import { afterAll, expect, test } from 'vitest';
import {
  ADMIN,
  aForm,
  aHome,
  aReport,
  aTicket,
  daysAgo,
  exampleMarket,
  LANDLORD,
  TENANT,
  yesterday,
} from '../../../testing/example-market.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import type { MarketActivity } from './market.ts';

const { api, call, db, photoFolder } = await testApi();
const folder = await mkdtemp(join(tmpdir(), 'letfair-drawn-'));
afterAll(() => rm(folder, { recursive: true }));

const aMarket = (...market: Parameters<typeof exampleMarket> extends [string, ...infer Rest] ? Rest : never) =>
  exampleMarket(folder, ...market);

const signIn = async (email: string): Promise<{ token: string }> => {
  const { token } = dataOf((await call(contract.accounts.login, { body: { email, password: DEMO_PASSWORD } })).answer);
  return { token };
};
const hoursSince = (moment: string): number => Math.round((Date.now() - Date.parse(moment)) / 3_600_000);

test('seeds nothing when a listing could not be listed or go live', async () => {
  const unlisted = aHome({ form: aForm({ title: ' ' }) });
  await expect(api.seedMarket(await aMarket([aHome(), unlisted]))).rejects.toThrow('could not be listed');
  const unlawful = aHome({ form: aForm({ securityDeposit: 5_000 }) });
  await expect(api.seedMarket(await aMarket([aHome(), unlawful]))).rejects.toThrow('could not go live');
  const forgotten = aHome({ submitted: daysAgo(20), steps: [{ action: 'approve', at: daysAgo(15) }] });
  await expect(api.seedMarket(await aMarket([forgotten]))).rejects.toThrow('would have left the search');
  const impossible = aHome({ steps: [{ action: 'confirm', at: yesterday }] });
  await expect(api.seedMarket(await aMarket([impossible]))).rejects.toThrow('cannot confirm from pending');
  const elsewhere = aHome({ status: 'let' });
  await expect(api.seedMarket(await aMarket([elsewhere]))).rejects.toThrow('is said to be let and is live');
  expect(await api.isMarketEmpty()).toBe(true);
});

test('seeds nothing when an activity could not have happened', async () => {
  const home = aHome();
  const early = { tenant: TENANT, home, at: daysAgo(3) };
  const profile = { ...emptyRenterProfile, people: 2 };
  const messages = [{ by: 'tenant' as const, content: 'Hello', at: daysAgo(3) }];
  const decline = { action: 'decline', at: new Date() } as const;
  const lives: readonly [Partial<MarketActivity>, string][] = [
    [{ favorites: [early] }, 'could not have saved'],
    [{ conversations: [{ tenant: TENANT, home, messages, read: true }] }, 'could not have talked'],
    [{ applications: [{ ...early, profile, share: [], steps: [] }] }, 'could not have applied'],
    [{ applications: [{ ...early, at: yesterday, profile, share: [], steps: [decline] }] }, 'Nobody can decline'],
    [{ tickets: [{ ...aTicket, steps: [{ action: 'reopen', at: new Date() }] }] }, 'A ticket cannot reopen'],
    [
      { reported: [{ about: LANDLORD, reports: [{ ...aReport, type: 'property' }], decided: null }] },
      'could not have reported',
    ],
    [
      { reported: [{ about: home, reports: [{ ...aReport, reporter: LANDLORD }], decided: null }] },
      'could not have reported',
    ],
    ...(['suspend-user', 'hide-listing'] as const).map((decision): [Partial<MarketActivity>, string] => {
      const reports = [{ ...aReport, type: 'listing' } as const];
      return [
        { reported: [{ about: home, reports, decided: { decision, reason: 'So it is', at: new Date() } }] },
        `did not lead to ${decision}`,
      ];
    }),
  ];
  for (const [activity, problem] of lives)
    await expect(api.seedMarket(await aMarket([home], activity))).rejects.toThrow(problem);
  expect(await api.isMarketEmpty()).toBe(true);
});

test('seeds accounts that can sign in and listings with the right status', async () => {
  const home = aHome({ earlierRent: { pounds: 850, until: new Date() } });
  const approved = { action: 'approve', at: yesterday } as const;
  const homes = [
    home,
    aHome({ status: 'let', form: aForm({ title: 'Gone' }), steps: [approved, { action: 'let', at: new Date() }] }),
    aHome({
      status: 'rejected',
      pictures: [],
      steps: [{ action: 'reject', at: yesterday, note: 'Which flat is it?' }],
    }),
    aHome({ lister: 'suspended@letfair.example', form: aForm({ title: 'Copied' }) }),
  ];
  const hours = (ago: number): Date => new Date(Date.now() - ago * 3_600_000);
  await api.seedMarket(
    await aMarket(homes, {
      favorites: [{ tenant: TENANT, home, at: hours(20) }],
      conversations: [
        {
          tenant: TENANT,
          home,
          messages: [
            { by: 'tenant', content: 'Is it still to be had?', at: hours(20) },
            { by: 'lister', content: 'It is.', at: hours(12) },
            { by: 'lister', content: 'Shall I show you round?', at: hours(11) },
          ],
          read: false,
        },
      ],
      applications: [
        {
          tenant: TENANT,
          home,
          at: hours(10),
          profile: { ...emptyRenterProfile, people: 2, pets: 'A cat' },
          share: ['people'],
          steps: [
            { action: 'see', at: hours(8) },
            { action: 'shortlist', at: hours(6) },
          ],
        },
      ],
      tickets: [
        { ...aTicket, at: hours(40), steps: [{ action: 'answer', at: hours(30), content: 'Which one is it?' }] },
        { ...aTicket, email: 'stranger@letfair.example', at: hours(26), steps: [] },
      ],
      reported: [
        {
          about: home,
          reports: [{ ...aReport, type: 'property', reason: 'overpriced', at: hours(9) }],
          decided: { decision: 'dismiss', reason: 'It is not.', at: hours(7) },
        },
        { about: LANDLORD, reports: [aReport], decided: null },
      ],
    }),
  );
  expect(await api.isMarketEmpty()).toBe(false);

  const found = dataOf((await call(contract.search.find, { query: { location: 'HU3' } })).answer);
  expect(found.properties.map(({ title }) => title)).toEqual(['Two rooms by the canal']);
  const [{ id, photo, photoCount }] = found.properties as [(typeof found.properties)[number]];
  expect([photo?.id, photoCount]).toEqual([expect.any(String), 1]);
  expect(dataOf((await call(contract.search.property, { params: { id } })).answer).title).toBe(
    'Two rooms by the canal',
  );
  const [file] = await db.selectFrom('photo').selectAll().execute();
  expect((await stat(join(photoFolder, file!.id.slice(-2), `${file!.id}-480.webp`))).size).toBe(9);

  const landlord = await signIn(LANDLORD);
  const own = dataOf((await call(contract.listings.mine, { query: {} }, landlord)).answer);
  expect(own.counts).toMatchObject({ live: 1, let: 1, 'needs-change': 1 });
  const notes = await db.selectFrom('audit_entry').select('note').where('action', '=', 'edit').execute();
  expect(notes).toEqual([{ note: 'Changed: rent from £850 to £800' }]);
});

test('seeds activity with past dates that can be continued', async () => {
  const [tenant, landlord] = [await signIn(TENANT), await signIn(LANDLORD)];
  const { conversations, unread } = dataOf((await call(contract.conversations.list, { query: {} }, tenant)).answer);
  expect(conversations.map(({ lastMessage }) => lastMessage?.content)).toEqual(['Shall I show you round?']);
  expect(unread).toBe(2);
  expect(hoursSince(conversations[0]!.updatedAt)).toBe(11);
  const params = { id: conversations[0]!.id };
  const sent = dataOf(
    (await call(contract.conversations.send, { params, body: { content: 'Please!' } }, tenant)).answer,
  );
  expect(sent.number).toBe(4);

  const { applications } = dataOf((await call(contract.applications.list, { query: {} }, landlord)).answer);
  expect(applications).toMatchObject([{ status: 'shortlisted', profile: { people: 2 }, price: 800 }]);
  expect(applications[0]?.profile).not.toHaveProperty('pets');
  expect(applications[0]?.timeline.map(({ status, at }) => [status, hoursSince(at)])).toEqual([
    ['sent', 10],
    ['seen', 8],
    ['shortlisted', 6],
  ]);
  const saved = dataOf((await call(contract.favorites.cards, { query: {} }, tenant)).answer);
  expect(saved.properties).toHaveLength(1);
  const { tickets } = dataOf((await call(contract.support.mine, { query: {} }, tenant)).answer);
  expect(tickets.map(({ status, updatedAt }) => [status, hoursSince(updatedAt)])).toEqual([['waiting', 30]]);
});

test('seeds open and decided work for support and moderators', async () => {
  const admin = await signIn(ADMIN);
  expect(dataOf((await call(contract.admin.stats, {}, admin)).answer)).toMatchObject({
    totalUsers: 5,
    verifiedUsers: 4,
    suspendedUsers: 1,
    openTickets: 1,
  });
  const { tickets } = dataOf((await call(contract.supportDesk.tickets, { query: { overdue: 'true' } }, admin)).answer);
  expect(tickets.map(({ email }) => email)).toEqual(['stranger@letfair.example']);
  const { targets } = dataOf((await call(contract.reports.queue, { query: {} }, admin)).answer);
  expect(targets.map(({ type, reporters }) => [type, reporters])).toEqual([['user', 1]]);
  const { entries } = dataOf((await call(contract.admin.audit, { query: {} }, admin)).answer);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['approve', 'reject', 'suspend', 'unsuspend', 'answer', 'dismiss']),
  );
});

test('flags pending listings as if they had been submitted, and names whose pictures a copy shows', async () => {
  const other = await testApi();
  const original = aHome();
  const form = aForm({ title: 'A copy', propertyDescription: 'Pay by Western Union.' });
  const copy = aHome({ lister: 'suspended@letfair.example', form, status: 'pending', steps: [], copies: original });
  await other.api.seedMarket(await aMarket([original, copy]));
  const seeded = await other.db.selectFrom('listing').select(['id', 'title', 'flags']).execute();
  const originalId = seeded.find(({ title }) => title === original.form.title)?.id;
  const flags = seeded.find(({ title }) => title === 'A copy')?.flags;
  expect(flags).toMatchObject([
    { kind: 'reused-photo', photos: [{ otherListingId: originalId }] },
    { kind: 'copy', copies: [{ listingId: originalId, matches: ['address'] }] },
    { kind: 'short-text' },
    { kind: 'wording', words: [{ text: 'Western Union' }] },
  ]);
});

test('leaves a marketplace alone that another process has filled meanwhile', async () => {
  const { count: before } = await db
    .selectFrom('account')
    .select(db.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(await api.seedMarket(await aMarket([aHome()]))).toBe(false);
  const { count } = await db.selectFrom('account').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow();
  expect(count).toBe(before);
});
