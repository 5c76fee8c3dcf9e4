import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDigests, sendInstantAlerts } from './features/search/saved-searches/index.ts';
import { csv, home, importCalls } from './testing/import-calls.ts';
import { aListing, approveListings, saveEdit } from './testing/listings.ts';
import { dataOf, testApi } from './testing/test-api.ts';

const testing = await testApi();
const { api, as, call, db, pool, send } = testing;
const publish = approveListings(testing);
const [agent, tenant, admin] = [await as('agent'), await as('tenant'), await as('admin')];
const { token } = agent;

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

/** What no reader may see or be sent before a moderator has read it. */
const scam = /villa|jolets|£300|"price":300\b|"bedrooms":4\b/i;

const { description, features } = aListing();
const cheap = { price: 300, materialInformation: { holdingDeposit: 60, securityDeposit: 300 } };

/** The parts of one dishonest edit; each may come alone, in any order, or after the others. */
const parts: readonly Partial<ListingBody>[] = [
  { title: 'Stunning villa, message Jo on Insta @jolets' },
  { description: `${description} Message Jo on Insta @jolets` },
  { description: `${description} See www.jolets.example.co.uk` },
  { features: [...features, 'jolets at gmail dot com'] },
  { features: [...features, 'Insta: jolets'] },
  { bedrooms: 4 },
  { propertyType: 'detached', title: 'Detached villa' },
  { address: { ...aListing().address, line2: 'Villa Jolets' } },
  cheap,
  { materialInformation: { specialConditions: 'Insta @jolets' } },
  { materialInformation: { parkingDetails: 'Ask Jo, t.me/jolets' } },
];

await call(
  contract.savedSearches.save,
  { body: { name: 'All', search: 'location=M1', frequency: 'instant' } },
  { token: tenant.token },
);
await call(
  contract.savedSearches.save,
  { body: { name: 'Daily', search: 'location=Manchester', frequency: 'daily' } },
  { token: tenant.token },
);

const approve = async (id: string) =>
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token: admin.token })).answer);
const save = (id: string) => call(contract.favorites.add, { params: { propertyId: id } }, { token: tenant.token });

/** Everything that is said of the home to anybody else, on pages and in emails. */
async function expectHidden(id: string): Promise<void> {
  await sendInstantAlerts(db, 'https://letfair.example')({ listingId: id });
  await sendDigests(db, 'https://letfair.example')({ _cron: { ts: '2026-11-17T08:00:00Z' } });
  const page = await call(contract.search.property, { params: { id } });
  const found = await call(contract.search.find, { query: {} });
  const mails = await db
    .selectFrom('mail')
    .select(['subject', 'text_body'])
    .where('to_address', '=', tenant.user.email)
    .execute();
  expect(JSON.stringify([page.answer, found.answer, mails])).not.toMatch(scam);
}

const edits = fc.sample(fc.shuffledSubarray([...parts], { minLength: 1, maxLength: 5 }), { numRuns: 40, seed: 30 });
const listed = publish(token);

test.each(edits.map((edit, at) => [at + 1, edit] as const))(
  'nothing of dishonest edit %i by form is public or sent',
  async (_, steps) => {
    const id = await listed;
    await save(id);
    let body = aListing();
    for (const step of steps) {
      const information = { ...body.materialInformation, ...step.materialInformation };
      body = { ...body, ...step, materialInformation: information };
      dataOf((await saveEdit({ call }, token, id, body)).answer);
      await expectHidden(id);
    }
    dataOf((await call(contract.listings.edit, { params: { id }, body: aListing() }, { token })).answer);
    expect(dataOf((await call(contract.search.property, { params: { id } })).answer)).toMatchObject({ price: 1_200 });
  },
);

test('nor of small cuts one after another, or of cuts of many homes together', async () => {
  const id = await listed;
  const lowDeposits = { holdingDeposit: 60, securityDeposit: 300 };
  for (const price of [1_150, 1_050, 970, 900, 750, 600, 450, 300])
    await call(
      contract.listings.edit,
      { params: { id }, body: aListing({ price, materialInformation: lowDeposits }) },
      { token },
    );
  await expectHidden(id);
  for (const by of [-50, -40, -30, -21])
    await call(contract.bulk.change, { body: { ids: [id], action: 'rent', rent: { unit: 'percent', by } } }, { token });
  await expectHidden(id);
  const { rent_pence } = await db
    .selectFrom('listing')
    .select('rent_pence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(rent_pence).toBeGreaterThanOrEqual(96_000);
});

test.each([{ title: 'Stunning villa' }, { rent: '300' }, { title: 'Villa, Insta @jolets', rent: '300' }] as const)(
  'nor of %o in a file',
  async (changes) => {
    const { imported } = importCalls({ call, send }, token);
    await imported(csv(home('S1')));
    const { id } = await db
      .selectFrom('listing')
      .select('id')
      .where('reference', '=', 'S1')
      .where('account_id', '=', agent.user.id)
      .executeTakeFirstOrThrow();
    await approve(id);
    await imported(csv(home('S1', changes)));
    await expectHidden(id);
    await imported(csv(home('S1')));
  },
);

test('a file counts and names the changes that a moderator has to read', async () => {
  const { imported, rowsOf } = importCalls({ call, send }, token);
  const listings = () =>
    db
      .selectFrom('listing')
      .select(['id', 'title', 'status', 'rent_pence'])
      .where('reference', 'like', 'D_')
      .orderBy('reference')
      .execute();
  await imported(csv(home('D1'), home('D2'), home('D3')));
  for (const { id } of await listings()) await approve(id);
  const done = await imported(csv(home('D1', { title: 'Stunning villa' }), home('D2', { rent: '880' }), home('D3')));
  expect(done).toMatchObject({ counts: { changed: 2, unchanged: 1 }, rowsInReview: 1 });
  expect(await rowsOf(done.id, { inReview: 'true' })).toMatchObject([{ reference: 'D1', isInReview: true }]);
  expect(await listings()).toMatchObject([
    { title: 'Flat D1', status: 'live' },
    { rent_pence: 88_000, status: 'live' },
    {},
  ]);
});

const feedKey = async () =>
  dataOf(
    (await call(contract.apiKeys.create, { body: { name: 'Alto', scopes: ['feed:write', 'feed:read'] } }, { token }))
      .answer,
  ).secret;

test.each([
  { title: 'Stunning villa' },
  { monthlyRent: 300, holdingDeposit: 60, securityDeposit: 300 },
  { bedrooms: 4 },
  { propertyDescription: 'Stunning villa, message Jo on Insta @jolets' },
  { features: ['Insta @jolets'] },
])('nor of %o by feed', async (values) => {
  const key = await feedKey();
  const { id } = await db
    .selectFrom('listing')
    .select('id')
    .where('reference', '=', 'S1')
    .where('account_id', '=', agent.user.id)
    .executeTakeFirstOrThrow();
  const put = await call(contract.feed.save, { params: { yourReference: 'S1' }, body: { values } }, { token: key });
  dataOf(put.answer);
  await expectHidden(id);
});

const property = (price_information: object, details: object) => ({
  network: { network_id: 1 },
  branch: { branch_id: 17, channel: 2, overseas: false },
  property: {
    agent_ref: '17_R1',
    published: true,
    property_type: 8,
    status: 1,
    date_available: '01-12-2027',
    create_date: '01-11-2026 10:00:00',
    let_type: 1,
    address: { house_name_number: '12', address_2: 'Lock Street', town: 'Leeds', postcode_1: 'LS1', postcode_2: '4AP' },
    price_information: { price: 1_200, rent_frequency: 12, deposit: 300, ...price_information },
    details: {
      summary: 'Two-bedroom flat by the canal',
      description: 'Bright and quiet, a short walk from the station.',
      features: ['Balcony', 'EPC Rating: C'],
      bedrooms: 2,
      bathrooms: 1,
      furnished_type: 0,
      council_tax_band: 'C',
      ...details,
    },
  },
});

test.each([
  [{}, { summary: 'Stunning villa' }],
  [{ price: 300 }, {}],
  [{}, { bedrooms: 4 }],
  [{}, { description: 'Message Jo on Insta @jolets' }],
  [{ price: 300 }, { summary: 'Villa', bedrooms: 4, features: ['t.me/jolets'] }],
])('nor of %o and %o by the real-time feed', async (price, details) => {
  const key = await feedKey();
  const post = async (payload: object) =>
    (
      await send({
        method: 'POST',
        url: '/v1/property/sendpropertydetails',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        payload,
      })
    ).json();
  const { property: sent } = await post(property({}, {}));
  await pool.query("update listing set status = 'live', published_at = now() where id = $1 and status = 'pending'", [
    sent.letfair_id,
  ]);
  expect((await post(property(price, details))).success).toBe(true);
  await expectHidden(sent.letfair_id);
});
