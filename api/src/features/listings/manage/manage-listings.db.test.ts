import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing, saveEdit } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, send, db } = await testApi();
const { submit, own, mine, edit, act, duplicate, draft } = contract.listings;
const { approve, reject } = contract.moderation;
const admin = await as('admin');
const landlord = await as('landlord');
const { token } = landlord;

const pending = async (changes = {}) => dataOf((await call(submit, { body: aListing(changes) }, { token })).answer).id;
async function live(changes = {}): Promise<string> {
  const id = await pending(changes);
  dataOf((await call(approve, { params: { id } }, { token: admin.token })).answer);
  return id;
}
const press = (id: string, action: (typeof act)['body']['_zod']['input']['action']) =>
  call(act, { params: { id }, body: { action } }, { token });
const statusOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer).status;
const change = (id: string, changes: object) => saveEdit({ call }, token, id, aListing(changes));

test('a live listing can be paused, resumed, agreed, reopened and let', async () => {
  const id = await live();
  const steps = [
    ['pause', 'paused'],
    ['resume', 'live'],
    ['confirm', 'live'],
    ['agree', 'let-agreed'],
    ['reopen', 'live'],
    ['let', 'let'],
  ] as const;
  for (const [action, status] of steps) expect(dataOf((await press(id, action)).answer).status, action).toBe(status);
  const { history } = dataOf((await call(own, { params: { id } }, { token })).answer);
  expect(history.map(({ action }) => action)).toEqual([
    ...steps.map(([action]) => action).reverse(),
    'approve',
    'submit',
  ]);
});

test('a step that is not possible from here says where the listing stands, and changes nothing', async () => {
  const id = await pending();
  const { status, answer } = await press(id, 'pause');
  expect(status).toBe(409);
  expect(answer).toMatchObject({ message: expect.stringContaining('Pending approval') });
  expect(await statusOf(id)).toBe('pending');
});

test.each([
  ['a lower rent', { price: 1_150, materialInformation: { holdingDeposit: 265, securityDeposit: 1_300 } }, 'live'],
  ['a rent for which its deposits are too high', { price: 1_150 }, 'paused'],
  ['other words', { description: 'Bright, quiet and close to the tram.' }, 'live'],
  ['words that wait for a moderator', { description: 'Bright and quiet. No DSS.' }, 'live'],
  ['a deposit above its cap', { materialInformation: { holdingDeposit: 300, securityDeposit: 1_384 } }, 'paused'],
  ['the same again', {}, 'live'],
] as const)('after an edit with %s a live listing is judged anew', async (_, changes, status) => {
  const id = await live();
  expect(dataOf((await change(id, changes)).answer).status).toBe(status);
});

test.each([
  ['a higher rent', { price: 1_300 }],
  ['another address', { address: { ...aListing().address, line1: '14 Lock Street' } }],
] as const)('a paused listing cannot slip past the review with %s', async (_, changes) => {
  const id = await live();
  await press(id, 'pause');
  expect(dataOf((await change(id, changes)).answer)).toMatchObject({
    status: 'paused',
    price: 1_200,
    revision: changes,
  });
  await press(id, 'resume');
  expect(dataOf((await call(own, { params: { id } }, { token })).answer)).toMatchObject({
    status: 'live',
    price: 1_200,
    address: aListing().address,
  });
});

test('the history tells what was edited', async () => {
  const id = await live();
  const { history } = dataOf((await change(id, { price: 1_150, features: [...aListing().features, 'Garden'] })).answer);
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'withhold', status: 'paused', note: expect.stringContaining('deposit') },
    { action: 'edit', status: 'live', note: 'Changed: rent from £1,200 to £1,150, wording' },
  ]);
});

test('a rejected listing goes back to the moderators once it is changed, and the reason is gone', async () => {
  const id = await pending();
  await call(reject, { params: { id }, body: { reason: 'The photos show another home.' } }, { token: admin.token });
  const rejected = dataOf((await call(own, { params: { id } }, { token })).answer);
  expect(rejected).toMatchObject({ status: 'rejected', rejectionReason: 'The photos show another home.' });
  const { answer } = await change(id, { description: 'Now with the right photos.' });
  expect(dataOf(answer)).toMatchObject({ status: 'pending', rejectionReason: null });
});

test('an edit over an older version is told so', async () => {
  const id = await live();
  const { version } = dataOf((await call(own, { params: { id } }, { token })).answer);
  const save = (title: string) =>
    send({
      method: 'PUT',
      url: `/api/properties/${id}`,
      headers: { authorization: `Bearer ${token}`, 'if-match': `"${version}"` },
      payload: aListing({ title }),
    });
  expect((await save('First')).statusCode).toBe(200);
  expect((await save('Second')).statusCode).toBe(412);
});

test('what is let or withdrawn can no longer be edited', async () => {
  const id = await live();
  await press(id, 'withdraw');
  expect((await change(id, { price: 1 })).status).toBe(409);
  expect((await press(id, 'resume')).status).toBe(409);
});

test('withdrawing calls the inventory off', async () => {
  const { answer } = await call(contract.listings.submitWithInventory, { body: aListing() }, { token });
  const { id } = dataOf(answer);
  expect(dataOf((await press(id, 'withdraw')).answer)).toMatchObject({
    status: 'withdrawn',
    inventory: { status: 'cancelled' },
  });
});

test('a copy is a draft with everything but the day', async () => {
  const id = await live({ features: ['Balcony', 'EPC Rating: B'] });
  const copy = dataOf((await call(duplicate, { params: { id } }, { token })).answer);
  expect(dataOf((await call(draft, { params: { id: copy.id } }, { token })).answer)).toMatchObject({
    title: 'Copy of Two-bedroom flat by the canal',
    monthlyRent: 1_200,
    features: ['Balcony'],
    epcRating: 'B',
    availableDate: '',
    address: { postcode: 'M1 1AE' },
  });
});

test('a copy of a home whose title is full of emoji cuts none of them in half', async () => {
  const id = await live({ title: `x${'😀'.repeat(59)}` });
  const copy = dataOf((await call(duplicate, { params: { id } }, { token })).answer);
  const { title } = dataOf((await call(draft, { params: { id: copy.id } }, { token })).answer);
  expect(title).toBe(`Copy of x${'😀'.repeat(55)}`);
});

test('another person’s listing is not found, whatever is done to it', async () => {
  const id = await live();
  const { token: stranger } = await as('agent');
  const params = { id };
  const answers = await Promise.all([
    call(own, { params }, { token: stranger }),
    call(edit, { params, body: aListing() }, { token: stranger }),
    call(act, { params, body: { action: 'withdraw' } }, { token: stranger }),
    call(duplicate, { params }, { token: stranger }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await statusOf(id)).toBe('live');
});

test('own listings come newest first, twenty-four a page, with the count of each status', async () => {
  const { token: busy, user } = await as('agent');
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    const { answer } = await call(submit, { body: aListing({ title: `Home ${n}` }) }, { token: busy });
    ids.push(dataOf(answer).id);
  }
  await db.updateTable('listing').set({ status: 'live' }).where('id', 'in', ids.slice(0, 2)).execute();
  const first = dataOf((await call(mine, { query: {} }, { token: busy })).answer);
  expect(first.properties).toHaveLength(24);
  expect(first.counts).toEqual({ pending: 28, live: 2 });
  const second = dataOf((await call(mine, { query: { cursor: first.nextCursor ?? '' } }, { token: busy })).answer);
  expect([...first.properties, ...second.properties].map(({ id }) => id)).toEqual(ids.reverse());
  const onlyLive = dataOf((await call(mine, { query: { status: 'live' } }, { token: busy })).answer);
  expect(onlyLive.properties.map(({ title }) => title)).toEqual(['Home 1', 'Home 0']);
  expect(user.userType).toBe('agent');
});
