import { contract } from '@letfair/contract';
import { DAY_HAS_PASSED } from '@letfair/domain/listings/form/listing-checks';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { INVENTORY_EMAIL } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, callUnchecked, db, pool } = await testApi();
const { submit, submitWithInventory, own, mine, createDraft, draft } = contract.listings;

let { token, user } = await as('landlord');
beforeEach(async () => {
  ({ token, user } = await as('landlord'));
});

const list = async (changes = {}) => dataOf((await call(submit, { body: aListing(changes) }, { token })).answer).id;
const shown = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);

test('a submitted home waits for approval, with everything that was said', async () => {
  const { answer } = await call(submit, { body: aListing() }, { token });
  expect(answer).toMatchObject({
    success: true,
    message: 'Property Listed Successfully - Your property is now pending admin approval and will be live soon.',
    data: { status: 'pending' },
  });
  const home = await shown(dataOf(answer).id);
  expect(home).toMatchObject({
    status: 'pending',
    title: 'Two-bedroom flat by the canal',
    price: 1_200,
    bathrooms: 1.5,
    nation: 'england',
    ownFeatures: ['Balcony'],
    features: ['Balcony', 'Council Tax Band: C', 'EPC Rating: C', 'Lease Length: Rolling monthly'],
    materialInformation: {
      holdingDeposit: 276.92,
      securityDeposit: 1_384,
      councilTaxBand: 'C',
      leaseLength: 'rolling',
    },
    inventory: null,
    publishedAt: null,
  });
  expect(home.history.map(({ action, by }) => [action, by])).toEqual([['submit', 'lister']]);
});

test('the documented payload is enough: no material information, no photos, no features', async () => {
  const { materialInformation: _m, features: _f, images: _i, ...documented } = aListing();
  const { status, answer } = await call(submit, { body: documented }, { token });
  expect(status).toBe(200);
  expect((await shown(dataOf(answer).id)).materialInformation).toMatchObject({ holdingDeposit: null, epcRating: '' });
});

test.each([
  ['title', 'Property title is required', { title: '  ' }],
  ['description', 'Property description is required', { description: '' }],
  ['address.line1', 'Address line 1 is required', { address: { ...aListing().address, line1: ' ' } }],
  ['address.city', 'City is required', { address: { ...aListing().address, city: '' } }],
  ['address.postcode', 'Postcode is required', { address: { ...aListing().address, postcode: '' } }],
  ['propertyType', 'Property type is required', { propertyType: '' }],
  ['availableDate', 'Available date is required', { availableDate: '' }],
  ['availableDate', DAY_HAS_PASSED, { availableDate: daysAfter(ukDay(new Date()), -1) }],
  [
    'materialInformation.utilitiesResponsibility',
    'Gas can’t be both included in the rent and paid for by the tenant.',
    { materialInformation: { utilitiesIncluded: ['Gas', 'Water'], utilitiesResponsibility: ['Gas'] } },
  ],
  ['price', 'Monthly rent is required', { price: 0 }],
  ['price', 'Monthly rent is required', { price: -5 }],
  [
    'materialInformation.holdingDeposit',
    'Holding deposit is required',
    { materialInformation: { holdingDeposit: 0, securityDeposit: 5 } },
  ],
  [
    'materialInformation.securityDeposit',
    'Security deposit is required',
    { materialInformation: { holdingDeposit: 5, securityDeposit: -1 } },
  ],
])('the server repeats the check of %s', async (field, sentence, changes) => {
  const { status, answer } = await callUnchecked(submit, { body: { ...aListing(), ...changes } }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ success: false, error: { code: 'invalid', fields: { [field]: sentence } } });
});

test.each([
  ['a postcode nobody has', { address: { ...aListing().address, postcode: 'ZZ1 1ZZ' } }],
  ['a postcode of Jersey', { address: { ...aListing().address, postcode: 'JE2 3AB' } }],
  ['a third of a bathroom', { bathrooms: 1.3 }],
  ['a rent in fractions of a penny', { price: 1_200.555 }],
  ['a day no calendar has', { availableDate: '2026-02-30' }],
  ['a photo that is not there', { images: [newId()] }],
  ['a field nobody knows', { status: 'live' }],
])('%s is refused', async (_, changes) => {
  expect((await callUnchecked(submit, { body: { ...aListing(), ...changes } }, { token })).status).toBe(422);
});

test('an answer says what the transparency page says of reviews once there are enough of them', async () => {
  const told = async () => dataOf((await call(submit, { body: aListing() }, { token })).answer).typicalReviewMinutes;
  expect(await told()).toBeNull();
  const { token: other } = await as('landlord');
  for (let homes = 0; homes < 5; homes += 1) await approveListings({ call, as })(other);
  expect(await told()).toBe(60);
  const [month] = dataOf((await call(contract.transparency.figures, {})).answer).months;
  expect(month?.medianHours.listings).toBe(1);
});

test('what the law forbids does not stop a submission, and is shown to the lister', async () => {
  const id = await list({ materialInformation: { holdingDeposit: 500, securityDeposit: 9_000 } });
  const { findings } = await shown(id);
  expect(findings.filter(({ severity }) => severity === 'block').map(({ field }) => field)).toEqual(
    expect.arrayContaining(['holdingDeposit', 'securityDeposit']),
  );
  for (const { citation, sentence } of findings) expect(`${citation}${sentence}`).not.toBe('');
});

test('fifty submissions at once with one key make one listing', async () => {
  const { token: clicker } = await as('landlord');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(submit, { body: aListing() }, { token: clicker, key: 'double-click' })),
  );
  expect(new Set(answers.map(({ answer }) => dataOf(answer).id)).size).toBe(1);
  expect(dataOf((await call(mine, { query: {} }, { token: clicker })).answer).counts).toEqual({ pending: 1 });
});

test('two identical flats stay two', async () => {
  expect(await list()).not.toBe(await list());
});

test('the draft becomes the listing, once', async () => {
  const { id: draftId } = dataOf((await call(createDraft, { body: { title: 'A flat' } }, { token })).answer);
  const answers = await Promise.all([1, 2].map(() => call(submit, { body: { ...aListing(), draftId } }, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await shown(draftId)).status).toBe('pending');
  expect((await call(draft, { params: { id: draftId } }, { token })).status).toBe(404);
});

test('another person’s draft, or none, cannot be listed', async () => {
  const { token: stranger } = await as('agent');
  const { id: draftId } = dataOf((await call(createDraft, { body: {} }, { token: stranger })).answer);
  for (const id of [draftId, newId()])
    expect((await call(submit, { body: { ...aListing(), draftId: id } }, { token })).status).toBe(404);
  expect((await call(draft, { params: { id: draftId } }, { token: stranger })).status).toBe(200);
});

test('asking for the inventory books it and tells both sides', async () => {
  const { answer } = await call(submitWithInventory, { body: aListing() }, { token });
  expect(answer).toMatchObject({
    message:
      'Property Listed with Inventory Service - Your property is submitted for approval and inventory service has been requested.',
  });
  expect((await shown(dataOf(answer).id)).inventory).toMatchObject({ status: 'requested' });
  const mails = await db.selectFrom('mail').select(['to_address', 'template']).orderBy('id', 'desc').limit(2).execute();
  expect(mails.reverse()).toEqual([
    { to_address: user.email, template: 'inventory-requested' },
    { to_address: INVENTORY_EMAIL, template: 'inventory-notice' },
  ]);
});

test('outside its area the inventory is refused, and nothing is listed', async () => {
  const { token: londoner } = await as('landlord');
  const address = { line1: '1 Mill Lane', line2: '', city: 'London', postcode: 'N1 1AA', county: 'Greater London' };
  const { status, answer } = await call(submitWithInventory, { body: aListing({ address }) }, { token: londoner });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    message: 'The inventory service is limited to Greater Manchester, Liverpool, Leeds and Warrington.',
  });
  expect(dataOf((await call(mine, { query: {} }, { token: londoner })).answer).counts).toEqual({});
});

test('a new account is flagged for the moderators', async () => {
  const { flags } = await db
    .selectFrom('listing')
    .select('flags')
    .where('id', '=', await list())
    .executeTakeFirstOrThrow();
  expect(flags.map(({ kind }) => kind)).toContain('new-account');
});

test('a new landlord lists five homes a day, also when all are sent at once, and is told when more can follow', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => call(submit, { body: aListing() }, { token })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(4);
  for (const { status, headers, answer } of refused) {
    expect([status, answer.message]).toEqual([
      429,
      'You can list 5 new homes a day to start with. You can add the next one from tomorrow. Your limit goes up as we approve homes.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(25 * 3_600);
  }
  expect(dataOf((await call(mine, { query: {} }, { token })).answer).counts).toEqual({ pending: 5 });
});

test('a draft that cannot be listed today stays, and is listed the next day', async () => {
  for (let homes = 0; homes < 5; homes += 1) await list();
  const { id: draftId } = dataOf((await call(createDraft, { body: { title: 'A flat' } }, { token })).answer);
  const listDraft = () => call(submit, { body: { ...aListing(), draftId } }, { token });
  expect((await listDraft()).status).toBe(429);
  expect((await call(draft, { params: { id: draftId } }, { token })).status).toBe(200);
  await pool.query('update listing_allowance set day = day - 1 where account_id = $1', [user.id]);
  expect((await listDraft()).status).toBe(200);
});

test('a home that is gone still counts for its day, and one that is approved makes room for another', async () => {
  const first = await list();
  for (let homes = 1; homes < 5; homes += 1) await list();
  await pool.query(`delete from listing where account_id = $1 and id <> $2`, [user.id, first]);
  expect((await call(submit, { body: aListing() }, { token })).status).toBe(429);
  const { token: moderator } = await as('admin');
  dataOf((await call(contract.moderation.approve, { params: { id: first } }, { token: moderator })).answer);
  await list();
  const { status, answer } = await call(submitWithInventory, { body: aListing() }, { token });
  expect([status, answer.message]).toEqual([429, expect.stringContaining('You can list 6 new homes a day')]);
});
