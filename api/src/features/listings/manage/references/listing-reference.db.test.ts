import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, send } = testing;
const { submit, own, mine, edit, act, duplicate, draft } = contract.listings;
const publish = approveListings(testing);
const { token } = await as('agent');

const ownOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);
const press = (id: string, action: (typeof act)['body']['_zod']['input']['action']) =>
  call(act, { params: { id }, body: { action } }, { token });
const inUse = { error: { fields: { reference: 'Another of your homes has this reference. Use a different one.' } } };

test('a lister reads their own reference of a home, and nobody else does', async () => {
  const id = await publish(token, { reference: ' PRIVATE-17 ' });
  expect((await ownOf(id)).reference).toBe('PRIVATE-17');
  const { properties } = dataOf((await call(mine, { query: { id } }, { token })).answer);
  expect(properties[0]?.reference).toBe('PRIVATE-17');
  for (const path of [`/api/properties/${id}`, '/api/properties?location=M1']) {
    const { statusCode, body } = await send({ url: path });
    expect([statusCode, body.includes('PRIVATE-17')]).toEqual([200, false]);
  }
});

test('refuses a reference that another open home of the account has', async () => {
  const id = await publish(token, { reference: 'A1' });
  const again = await call(submit, { body: aListing({ reference: 'A1' }) }, { token });
  expect([again.status, again.answer]).toMatchObject([422, inUse]);
  const other = await publish(token, { reference: 'A2' });
  const edited = await call(edit, { params: { id: other }, body: aListing({ reference: 'A1' }) }, { token });
  expect([edited.status, edited.answer]).toMatchObject([422, inUse]);
  expect((await ownOf(other)).reference).toBe('A2');

  const stranger = await as('agent');
  dataOf((await call(submit, { body: aListing({ reference: 'A1' }) }, { token: stranger.token })).answer);
  dataOf((await press(id, 'withdraw')).answer);
  dataOf((await call(submit, { body: aListing({ reference: 'A1' }) }, { token })).answer);
});

test('“let” is not taken back once another home has the reference', async () => {
  const id = await publish(token, { reference: 'B1' });
  await press(id, 'let');
  const { id: next } = dataOf((await call(submit, { body: aListing({ reference: 'B1' }) }, { token })).answer);
  expect((await press(id, 'unlet')).status).toBe(409);
  await press(next, 'withdraw');
  expect((await press(id, 'unlet')).status).toBe(200);
});

test('another reference needs no review, and does not wait with changes that do', async () => {
  const id = await publish(token, { reference: 'C1' });
  const renamed = await call(edit, { params: { id }, body: aListing({ reference: 'No DSS 1' }) }, { token });
  expect(dataOf(renamed.answer)).toMatchObject({ status: 'live', reference: 'No DSS 1', revision: null });
  const flagged = aListing({ reference: 'C2', description: 'Pay by Western Union.' });
  const waiting = dataOf((await call(edit, { params: { id }, body: flagged }, { token })).answer);
  expect(waiting).toMatchObject({ reference: 'C2', revision: { reference: 'C2', description: flagged.description } });
  const { token: boss } = await as('admin');
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token: boss })).answer);
  expect(await ownOf(id)).toMatchObject({ reference: 'C2', description: flagged.description, revision: null });
});

test('a copy of a home has no reference yet', async () => {
  const id = await publish(token, { reference: 'D1' });
  const copy = dataOf((await call(duplicate, { params: { id } }, { token })).answer);
  expect(dataOf((await call(draft, { params: { id: copy.id } }, { token })).answer).reference).toBe('');
});

test.each([
  ['more than 60 characters', 'x'.repeat(61)],
  ['a control character', 'A\u0007'],
])('refuses a reference with %s', async (_, reference) => {
  expect((await call(submit, { body: aListing({ reference }) }, { token })).status).toBe(422);
});
