import { contract } from '@letfair/contract';
import { CLIENT_HOMES_PER_PAGE, CLIENT_ROWS_PER_PAGE } from '@letfair/contract/agencies/clients/homes';
import { defaultViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { clientCalls } from '../../../../testing/clients.ts';
import { aLiveListing, approveListings } from '../../../../testing/listings.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { timesOnDays } from '../../../../testing/viewings.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { accounts, applications, clientHomes, viewings } = contract;
const { assign, end, makeClient } = clientCalls(testing);
const liveListing = approveListings(testing);

const homesOf = async ({ token }: SignedIn, id: string, cursor?: string) =>
  dataOf((await call(clientHomes.homes, { params: { id }, query: { cursor } }, { token })).answer);

const [agent, ada, tenant] = [await as('agent'), await as('landlord'), await as('tenant')];
const clientId = await makeClient(agent, ada);
const home = await liveListing(agent.token, { title: 'Flat of Ada' });
await assign(agent, home, clientId);

const moveInDate = '2027-02-01';
const profile = { moveInDate, people: 3, employment: 'student', pets: 'One cat', note: 'Call me on 07700 900123' };
dataOf((await call(applications.saveProfile, { body: profile as never }, { token: tenant.token })).answer);
const apply = {
  propertyId: home,
  share: ['moveInDate', 'people', 'employment', 'pets', 'note'] as const,
  offer: 1_150,
};
dataOf((await call(applications.apply, { body: apply as never }, { token: tenant.token })).answer);
const times = { ...defaultViewingTimes, ...timesOnDays(3, 5) } as never;
dataOf((await call(viewings.saveTimes, { params: { id: home }, body: times }, { token: agent.token })).answer);
const { slots } = dataOf((await call(viewings.slots, { params: { id: home }, query: {} })).answer);
const booking = { propertyId: home, slotId: slots[0]!.id };
dataOf((await call(viewings.book, { body: booking }, { token: tenant.token })).answer);

const reading = { token: ada.token };
const everyCall = (id: string, token = ada.token) =>
  Promise.all([
    call(clientHomes.home, { params: { id } }, { token }),
    call(clientHomes.viewings, { params: { id }, query: {} }, { token }),
    call(clientHomes.offers, { params: { id }, query: {} }, { token }),
  ]);

test('a client sees their homes with figures, viewings and offers', async () => {
  const { homes, nextCursor } = await homesOf(ada, clientId);
  expect(nextCursor).toBeNull();
  const shown = {
    id: home,
    title: 'Flat of Ada',
    place: '12 Lock Street, Manchester, M1 1AE',
    status: 'live',
    price: 1_200,
    daysLive: 0,
    viewings: 1,
    applications: 1,
    saves: 0,
    cover: null,
  };
  expect(homes).toMatchObject([shown]);
  expect(dataOf((await call(clientHomes.home, { params: { id: home } }, reading)).answer)).toMatchObject({
    home: shown,
    agency: { id: clientId, name: 'Harbour Lets Ltd' },
  });
  const query = {};
  const seen = dataOf((await call(clientHomes.viewings, { params: { id: home }, query }, reading)).answer);
  expect(seen.viewings).toEqual([
    { id: expect.any(String), startsAt: slots[0]!.startsAt, endsAt: slots[0]!.endsAt, status: 'booked' },
  ]);
  const made = dataOf((await call(clientHomes.offers, { params: { id: home }, query }, reading)).answer);
  expect(made.offers).toEqual([
    {
      id: expect.any(String),
      status: 'sent',
      price: 1_200,
      offer: 1_150,
      moveInDate,
      createdAt: expect.any(String),
    },
  ]);
});

test('no answer tells a client who the tenants are, or what they say about themselves', async () => {
  const answers = JSON.stringify([
    await homesOf(ada, clientId),
    ...(await everyCall(home)).map(({ answer }) => answer),
  ]);
  const { id, firstName, lastName, email, phone } = tenant.user;
  for (const word of [id, firstName, lastName, email, phone, 'One cat', 'student', '07700'])
    expect(answers, word).not.toContain(word);
});

test('a home of nobody, of another client or of another agency is not found', async () => {
  const bo = await as('landlord');
  const boId = await makeClient(agent, bo);
  const ofNobody = await aLiveListing(db, agent.user.id);
  const ofBo = await aLiveListing(db, agent.user.id, { client_id: boId });
  for (const id of [ofNobody.id, ofBo.id, newId()])
    expect((await everyCall(id)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await call(clientHomes.homes, { params: { id: boId }, query: {} }, reading)).status).toBe(404);
  expect((await homesOf(bo, boId)).homes.map(({ id }) => id)).toEqual([ofBo.id]);
});

test('a home that goes to another client is gone with the next call, and so is everything after the end', async () => {
  const [eve, lister] = [await as('landlord'), await as('agent')];
  const eveId = await makeClient(lister, eve);
  const [first, second] = [
    await aLiveListing(db, lister.user.id, { client_id: eveId }),
    await aLiveListing(db, lister.user.id, { client_id: eveId }),
  ];
  await assign(lister, first.id, null);
  expect((await homesOf(eve, eveId)).homes.map(({ id }) => id)).toEqual([second.id]);
  expect((await everyCall(first.id, eve.token)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await everyCall(second.id, eve.token)).map(({ status }) => status)).toEqual([200, 200, 200]);
  dataOf((await end(lister, eveId, eve.user.id)).answer);
  expect((await everyCall(second.id, eve.token)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await call(clientHomes.homes, { params: { id: eveId }, query: {} }, eve)).status).toBe(404);
});

test('the session of a landlord says whether an agency lets homes for them', async () => {
  const hasAgency = async ({ token }: SignedIn) =>
    dataOf((await call(accounts.me, {}, { token })).answer).user.hasAgency;
  const [kim, lister] = [await as('landlord'), await as('agent')];
  expect(await hasAgency(kim)).toBeUndefined();
  const kimId = await makeClient(lister, kim);
  expect(await hasAgency(kim)).toBe(true);
  const suspend = (suspended_at: Date | null) =>
    db.updateTable('account').set({ suspended_at }).where('id', '=', lister.user.id).execute();
  await suspend(new Date());
  expect(await hasAgency(kim)).toBeUndefined();
  await suspend(null);
  dataOf((await end(lister, kimId, kim.user.id)).answer);
  expect(await hasAgency(kim)).toBeUndefined();
});

test('homes, viewings and offers come page by page, the latest first', async () => {
  const [max, lister] = [await as('landlord'), await as('agent')];
  const maxId = await makeClient(lister, max);
  for (let n = 0; n <= CLIENT_HOMES_PER_PAGE; n += 1) await aLiveListing(db, lister.user.id, { client_id: maxId });
  const page = await homesOf(max, maxId);
  expect(page.homes).toHaveLength(CLIENT_HOMES_PER_PAGE);
  const next = await homesOf(max, maxId, page.nextCursor ?? '');
  expect(next).toMatchObject({ homes: [{}], nextCursor: null });
  const ids = [...page.homes, ...next.homes].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());

  const id = ids[0]!;
  const [viewing, application] = [
    await db.selectFrom('viewing').selectAll().where('listing_id', '=', home).executeTakeFirstOrThrow(),
    await db.selectFrom('application').selectAll().where('listing_id', '=', home).executeTakeFirstOrThrow(),
  ];
  const numbers = Array.from({ length: CLIENT_ROWS_PER_PAGE + 1 }, (_, n) => n);
  const past = { status: 'happened', is_coming: false } as const;
  await db
    .insertInto('viewing')
    .values(numbers.map(() => ({ ...viewing, ...past, id: newId(), listing_id: id })))
    .execute();
  await db
    .insertInto('application')
    .values(
      numbers.map(() => ({
        ...application,
        id: newId(),
        listing_id: id,
        status: 'declined' as const,
        shared: '{}',
        claim_answers: '{}',
      })),
    )
    .execute();
  const { token } = max;
  const firstViewings = dataOf((await call(clientHomes.viewings, { params: { id }, query: {} }, { token })).answer);
  const viewingsAfter = { cursor: firstViewings.nextCursor ?? '' };
  const lastViewings = dataOf(
    (await call(clientHomes.viewings, { params: { id }, query: viewingsAfter }, { token })).answer,
  );
  const seen = [...firstViewings.viewings, ...lastViewings.viewings].map((row) => row.id);
  expect(new Set(seen).size).toBe(numbers.length);
  const firstOffers = dataOf((await call(clientHomes.offers, { params: { id }, query: {} }, { token })).answer);
  const offersAfter = { cursor: firstOffers.nextCursor ?? '' };
  const lastOffers = dataOf((await call(clientHomes.offers, { params: { id }, query: offersAfter }, { token })).answer);
  expect([firstOffers.offers.length, lastOffers.offers.length]).toEqual([CLIENT_ROWS_PER_PAGE, 1]);
  expect(lastOffers.offers[0]).toMatchObject({ moveInDate: null });
  for (const spec of [clientHomes.homes, clientHomes.viewings, clientHomes.offers])
    expect((await call(spec, { params: { id: maxId }, query: { cursor: 'made-up' } }, { token })).status).not.toBe(200);
});
