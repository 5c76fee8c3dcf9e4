import { contract } from '@letfair/contract';
import { offerSentence } from '@letfair/domain/lettings/applications/application-form';
import { claimSentences } from '@letfair/domain/lettings/applications/claim-answers';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { approveListings, copyListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db, mailTo } = api;
const liveListing = approveListings(api);
const { profile, saveProfile, apply, list, show, act } = contract.applications;

const landlord = await as('landlord');
const tenant = await as('tenant');
const token = tenant.token;

const aProfile = {
  moveInDate: '2026-12-03',
  people: 2,
  employment: 'full-time' as const,
  pets: 'One cat, Pebble',
  note: 'We both work nights.',
};

test('shows an empty profile until it is saved, and then as saved', async () => {
  const { token: newcomer } = await as('tenant');
  const empty = dataOf((await call(profile, {}, { token: newcomer })).answer);
  expect(empty).toEqual({ moveInDate: '', people: null, employment: '', pets: '', note: '' });
  dataOf((await call(saveProfile, { body: { ...aProfile, pets: '  One cat, Pebble ' } }, { token: newcomer })).answer);
  expect(dataOf((await call(profile, {}, { token: newcomer })).answer)).toEqual(aProfile);
  dataOf((await call(saveProfile, { body: empty }, { token: newcomer })).answer);
  expect(dataOf((await call(profile, {}, { token: newcomer })).answer)).toEqual(empty);
});

test.each([
  ['a day the calendar does not have', { moveInDate: '2026-02-30' }],
  ['nobody', { people: 0 }],
  ['a crowd', { people: 21 }],
  ['a kind of work that is none', { employment: 'spy' }],
  ['a novel', { note: 'x'.repeat(2_001) }],
  ['a salary', { salary: 40_000 }],
])('a profile with %s is refused', async (_, changes) => {
  const { status } = await call(saveProfile, { body: { ...aProfile, ...changes } as typeof aProfile }, { token });
  expect(status).toBe(422);
});

test('shares only the chosen fields, in answers and in the database', async () => {
  dataOf((await call(saveProfile, { body: aProfile }, { token })).answer);
  const propertyId = await liveListing(landlord.token, { title: 'A flat with a view' });
  const sent = dataOf((await call(apply, { body: { propertyId, share: ['people', 'pets'] } }, { token })).answer);
  const shown = { people: 2, pets: 'One cat, Pebble' };
  expect(sent).toMatchObject({
    status: 'sent',
    propertyId,
    propertyTitle: 'A flat with a view',
    propertyStatus: 'live',
    price: 1_200,
    offer: null,
    tenant: { id: tenant.user.id, name: 'Maya O.' },
    lister: { id: landlord.user.id, name: 'Maya O.', userType: 'landlord' },
    profile: shown,
    declineReason: null,
    timeline: [{ status: 'sent', by: 'tenant', note: '' }],
    actions: ['withdraw'],
  });
  const seen = await call(show, { params: { id: sent.id } }, { token: landlord.token });
  expect(dataOf(seen.answer).profile).toEqual(shown);
  expect(JSON.stringify(seen.answer)).not.toMatch(/nights|full-time|2026-12-03|07700|@/);
  const stored = await db.selectFrom('application').selectAll().where('id', '=', sent.id).executeTakeFirstOrThrow();
  expect(stored.shared).toEqual(shown);
});

test('keeps a sent application when the profile changes later', async () => {
  dataOf((await call(saveProfile, { body: aProfile }, { token })).answer);
  const propertyId = await liveListing(landlord.token);
  const { id } = dataOf((await call(apply, { body: { propertyId, share: ['note'] } }, { token })).answer);
  dataOf((await call(saveProfile, { body: { ...aProfile, note: 'Secret' } }, { token })).answer);
  expect(dataOf((await call(show, { params: { id } }, { token })).answer).profile).toEqual({ note: aProfile.note });
});

test('mails the lister about an application without naming the applicant', async () => {
  const lister = await as('landlord');
  const propertyId = await liveListing(lister.token, { title: 'Mill house' });
  dataOf((await call(apply, { body: { propertyId, share: ['people', 'pets', 'note'] } }, { token })).answer);
  const mail = await mailTo(lister.user.email);
  expect(mail?.subject).toBe('Someone has applied for your home');
  expect(mail?.text).toContain('Mill house');
  expect(mail?.text).toContain('https://letfair.example/applications');
  expect(mail?.text).not.toMatch(/Maya|Osei|Pebble|nights|@/);
});

test('shows an agent by the agency’s name', async () => {
  const agent = await as('agent');
  const propertyId = await liveListing(agent.token);
  const { lister } = dataOf((await call(apply, { body: { propertyId } }, { token })).answer);
  expect(lister).toEqual({ id: agent.user.id, name: 'Harbour Lets Ltd', userType: 'agent' });
});

test('refuses a second application while the first is open', async () => {
  const propertyId = await liveListing(landlord.token);
  const first = dataOf((await call(apply, { body: { propertyId } }, { token })).answer);
  expect((await call(apply, { body: { propertyId } }, { token })).status).toBe(409);
  await call(act, { params: { id: first.id }, body: { action: 'withdraw' } }, { token });
  const second = dataOf((await call(apply, { body: { propertyId } }, { token })).answer);
  expect(second.id).not.toBe(first.id);
});

test('accepts one of fifty simultaneous applications of one tenant', async () => {
  const propertyId = await liveListing(landlord.token);
  const { token: eager } = await as('tenant');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(apply, { body: { propertyId } }, { token: eager })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(dataOf((await call(list, { query: { propertyId } }, { token: eager })).answer).applications).toHaveLength(1);
});

test.each(['pending', 'paused', 'let-agreed', 'let', 'rejected', 'withdrawn', 'expired'] as const)(
  'refuses an application for a listing that is %s',
  async (status) => {
    const propertyId = await liveListing(landlord.token);
    await db.updateTable('listing').set({ status }).where('id', '=', propertyId).execute();
    expect((await call(apply, { body: { propertyId } }, { token })).status).toBe(404);
  },
);

test('refuses an application for a missing listing or to a suspended lister', async () => {
  expect((await call(apply, { body: { propertyId: newId() } }, { token })).status).toBe(404);
  const lister = await as('landlord');
  const propertyId = await liveListing(lister.token);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', lister.user.id).execute();
  expect((await call(apply, { body: { propertyId } }, { token })).status).toBe(404);
});

test('refuses an application between people who have blocked each other', async () => {
  const lister = await as('landlord');
  const propertyId = await liveListing(lister.token);
  const { start, block } = contract.conversations;
  const { id } = dataOf((await call(start, { body: { propertyId, content: 'Hello' } }, { token })).answer);
  await call(block, { params: { id }, body: { blocked: true } }, { token: lister.token });
  expect((await call(apply, { body: { propertyId, share: ['note'] } }, { token })).status).toBe(409);
});

const inNation = {
  england: {},
  wales: { line1: '1 Quay', line2: '', city: 'Cardiff', postcode: 'CF10 1AA', county: '' },
  scotland: { line1: '1 Quay', line2: '', city: 'Edinburgh', postcode: 'EH1 1AA', county: '' },
  'northern-ireland': { line1: '1 Quay', line2: '', city: 'Belfast', postcode: 'BT1 1AA', county: '' },
} as const;

test.each(Object.entries(inNation))('an offer above the advertised rent in %s', async (nation, address) => {
  const propertyId = await liveListing(landlord.token);
  if ('postcode' in address)
    await db
      .updateTable('listing')
      .set({ ...address, nation: nation as keyof typeof inNation })
      .where('id', '=', propertyId)
      .execute();
  const { status, answer } = await call(apply, { body: { propertyId, offer: 1_200.01 } }, { token });
  if (nation === 'england') {
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      message: offerSentence,
      error: { code: 'invalid', fields: { offer: offerSentence } },
    });
    expect(dataOf((await call(list, { query: { propertyId } }, { token })).answer).applications).toEqual([]);
  } else expect(dataOf(answer).offer).toBe(1_200.01);
});

test('passes on an offer up to the advertised rent', async () => {
  for (const offer of [1_200, 1_150.5]) {
    const propertyId = await liveListing(landlord.token);
    expect(dataOf((await call(apply, { body: { propertyId, offer } }, { token })).answer).offer).toBe(offer);
  }
});

test('limits a tenant to thirty applications a day, not counting refused ones', async () => {
  const eager = await as('tenant');
  const lister = await as('agent');
  const homes: string[] = [];
  const first = await liveListing(lister.token);
  for (let n = 0; n < 31; n += 1) homes.push(newId());
  await copyListing(db, first, homes);
  const send = (propertyId: string) => call(apply, { body: { propertyId } }, { token: eager.token });
  for (let n = 0; n < 5; n += 1) expect((await send(newId())).status).toBe(404);
  for (const propertyId of homes.slice(0, 30)) expect((await send(propertyId)).status).toBe(200);
  const { status, headers } = await send(homes[30]!);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

describe('a home that only companies can rent', () => {
  const companyLet = () =>
    liveListing(landlord.token, {
      materialInformation: {
        holdingDeposit: 276.92,
        securityDeposit: 1_384,
        tenancyExemption: 'company-let',
        companyTenants: true,
      } as NonNullable<Parameters<typeof liveListing>[1]>['materialInformation'],
    });
  const company = {
    understood: ['company-let' as const],
    companyName: ' Example Homes Ltd ',
    companyNumber: '1234567',
  };

  it('is refused to a private person, who is told why', async () => {
    const propertyId = await companyLet();
    const { status, answer } = await call(apply, { body: { propertyId, understood: ['company-let'] } }, { token });
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      message: claimSentences.companyOnly,
      error: { fields: { companyName: claimSentences.companyOnly, companyNumber: claimSentences.companyNumber } },
    });
    expect(dataOf((await call(list, { query: { propertyId } }, { token })).answer).applications).toEqual([]);
  });

  it('is applied for by a company, whose name and number the landlord reads', async () => {
    const propertyId = await companyLet();
    const { id } = dataOf((await call(apply, { body: { propertyId, ...company } }, { token })).answer);
    const received = dataOf((await call(show, { params: { id } }, { token: landlord.token })).answer);
    expect(received.company).toEqual({ name: 'Example Homes Ltd', number: '01234567' });
    expect(received).not.toHaveProperty('placeOfStudy');
    expect(received.profile).toEqual({});
  });

  it('is not applied for by who has read the page before it said so', async () => {
    const propertyId = await companyLet();
    const { understood: _, ...unread } = company;
    const { status, answer } = await call(apply, { body: { propertyId, ...unread } }, { token });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { understood: expect.stringContaining('confirm') } } });
  });

  it('takes no application once the fact behind the claim is gone', async () => {
    const propertyId = await companyLet();
    await db
      .updateTable('listing')
      .set({ material_information: sql`material_information || '{"companyTenants": false}'` })
      .where('id', '=', propertyId)
      .execute();
    expect((await call(apply, { body: { propertyId, ...company } }, { token })).status).toBe(409);
  });
});

test('nothing of a company is kept of an application for an ordinary home', async () => {
  const propertyId = await liveListing(landlord.token);
  const body = { propertyId, companyName: 'Example Homes Ltd', companyNumber: '01234567' };
  const sent = dataOf((await call(apply, { body }, { token })).answer);
  expect(sent).not.toHaveProperty('company');
  const stored = db.selectFrom('application').select('claim_answers').where('id', '=', sent.id);
  expect((await stored.executeTakeFirstOrThrow()).claim_answers).toEqual({});
});
