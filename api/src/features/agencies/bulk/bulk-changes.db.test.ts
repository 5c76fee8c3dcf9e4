import { contract } from '@letfair/contract';
import { type BulkAction, rentSentences } from '@letfair/domain/listings/bulk/bulk-changes';
import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing, aLiveListing, approveListings, copyListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { finishBulkChange } from './index.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { change, undo } = contract.bulk;
const { token, user } = await as('landlord');
const other = await as('landlord');
const finish = finishBulkChange(db);

const information = { holdingDeposit: 200, securityDeposit: 1_000 };
const live = async () => (await aLiveListing(db, user.id, { information })).id;
const pending = async () =>
  dataOf(
    (await call(contract.listings.submit, { body: aListing({ materialInformation: information }) }, { token })).answer,
  ).id;
const act = async (ids: readonly string[], action: BulkAction, more: object = {}) =>
  dataOf((await call(change, { body: { ids: [...ids], action, ...more } }, { token })).answer);
const show = async (id: string) => dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);
const takeBack = (id: string | null) => call(undo, { params: { id: id ?? '' } }, { token });
const finished = (changeId: string | null) => finish({ changeId: changeId ?? '' });

test('takes a step with many homes and answers home by home, with one entry in the history of each', async () => {
  const [one, two, waiting] = [await live(), await live(), await pending()];
  const { done, refused, results } = await act([one, waiting, two], 'pause');
  expect({ done, refused }).toEqual({ done: 2, refused: 1 });
  expect(results).toMatchObject([
    { id: one, status: 'paused', outcome: 'done', propertyReference: '', propertyStreet: expect.any(String) },
    { id: waiting, status: 'pending', outcome: 'refused', reason: expect.stringContaining('Pending approval') },
    { id: two, status: 'paused', outcome: 'done' },
  ]);
  const { status, history } = await show(one);
  expect(status).toBe('paused');
  expect(history.map(({ action }) => action)).toEqual(['pause']);
  expect(history[0]?.note).toContain('2 homes');
});

test('somebody else’s home is not found and stays as it is', async () => {
  const theirs = await liveListing(other.token);
  const { done, changeId, results } = await act([theirs], 'pause');
  expect({ done, changeId }).toEqual({ done: 0, changeId: null });
  expect(results).toEqual([
    { id: theirs, title: '', status: null, outcome: 'refused', reason: 'We couldn’t find this listing.' },
  ]);
  const shown = await call(contract.listings.own, { params: { id: theirs } }, { token: other.token });
  expect(dataOf(shown.answer).status).toBe('live');
});

test('a home that leaves or comes back to the market does so in the search as well', async () => {
  const id = await live();
  const found = () => db.selectFrom('listing_search').select('rent_pence').where('listing_id', '=', id).execute();
  await act([id], 'pause');
  expect(await found()).toEqual([]);
  await act([id], 'resume');
  expect(await found()).toEqual([{ rent_pence: 120_000 }]);
});

test('a home that the law keeps from the public is not made live', async () => {
  const id = await live();
  await act([id], 'pause');
  await db.updateTable('listing').set({ rent_pence: 50_000 }).where('id', '=', id).execute();
  expect((await act([id], 'resume')).results[0]).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('This can’t go live yet'),
  });
  expect((await show(id)).status).toBe('paused');
});

test('a preview of rents says old and new and why some are refused, and changes nothing', async () => {
  const [one, two] = [await live(), await live()];
  const down = await act([one], 'rent', { rent: { unit: 'percent', by: -3 }, dryRun: true });
  expect(down).toMatchObject({
    changeId: null,
    done: 1,
    results: [{ price: 1_200, newPrice: 1_164, outcome: 'done' }],
  });
  const up = await act([two], 'rent', { rent: { unit: 'pounds', by: 50 }, dryRun: true });
  expect(up.results[0]).toMatchObject({ newPrice: 1_250, outcome: 'refused', reason: rentSentences.needsReview });
  expect((await show(one)).price).toBe(1_200);
});

test('lowers rents at once, and refuses where the deposit would be above its cap', async () => {
  const [one, dear, waiting] = [await live(), await liveListing(token), await pending()];
  const { results } = await act([one, dear, waiting], 'rent', { rent: { unit: 'pounds', by: -100 } });
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done']);
  expect(results[1]?.reason).toContain('This can’t go live yet');
  const shown = await show(one);
  expect(shown.price).toBe(1_100);
  expect(shown.history[0]).toMatchObject({ action: 'edit', note: 'Changed: rent from £1,200 to £1,100' });
  expect(shown.rentHistory[0]?.rents.length).toBe(2);
});

test.each([
  ['confirm', 'live'],
  ['pause', 'live'],
  ['agree', 'live'],
  ['let', 'live'],
] as const)('%s can be undone', async (action, status) => {
  const ids = [await live(), await live()];
  const before = await Promise.all(ids.map(show));
  const { changeId } = await act(ids, action);
  expect(dataOf((await takeBack(changeId)).answer)).toEqual({ undone: 2, kept: 0 });
  const after = await Promise.all(ids.map(show));
  expect(after.map(({ confirmedAt }) => confirmedAt)).toEqual(before.map(({ confirmedAt }) => confirmedAt));
  expect(after[0]).toMatchObject({ status, history: [{ action: 'undo' }, { action }] });
  expect((await takeBack(changeId)).status).toBe(404);
});

test('a change of rents that is undone leaves no trace in the rents of the home', async () => {
  const id = await live();
  const { rentHistory } = await show(id);
  const { changeId } = await act([id], 'rent', { rent: { unit: 'percent', by: -10 } });
  await takeBack(changeId);
  expect(await show(id)).toMatchObject({ price: 1_200, rentHistory });
});

test('a cut lowers the deposits that it would make too high, and its undo restores them', async () => {
  const [dear, cheap] = [await liveListing(token), await live()];
  const before = (await show(dear)).materialInformation;
  const rent = { rent: { unit: 'pounds', by: -100 }, lowerDeposits: true };
  const { results } = await act([dear, cheap], 'rent', { ...rent, dryRun: true });
  expect(results).toMatchObject([
    { outcome: 'done', holdingDeposit: 253, securityDeposit: 1_269 },
    { outcome: 'done' },
  ]);
  expect(results[1]?.securityDeposit).toBeUndefined();
  const { changeId } = await act([dear, cheap], 'rent', rent);
  expect(await show(dear)).toMatchObject({
    status: 'live',
    price: 1_100,
    materialInformation: { holdingDeposit: 253, securityDeposit: 1_269 },
  });
  dataOf((await takeBack(changeId)).answer);
  expect(await show(dear)).toMatchObject({ price: 1_200, materialInformation: before });
});

test('a home that was changed since keeps what came later', async () => {
  const [one, two] = [await live(), await live()];
  const { changeId } = await act([one, two], 'pause');
  await act([one], 'let');
  expect(dataOf((await takeBack(changeId)).answer)).toEqual({ undone: 1, kept: 1 });
  expect((await show(one)).status).toBe('let');
  expect((await show(two)).status).toBe('live');
});

test('homes with applicants are let once their landlord was asked, and the applicants are told once', async () => {
  const id = await live();
  const tenant = await as('tenant');
  const applied = await call(contract.applications.apply, { body: { propertyId: id } }, { token: tenant.token });
  const params = { id: dataOf(applied.answer).id };
  const status = async () =>
    dataOf((await call(contract.applications.show, { params }, { token: tenant.token })).answer).status;
  const asked = await call(change, { body: { ids: [id], action: 'let' } }, { token });
  expect([asked.status, (await show(id)).status, await status()]).toEqual([409, 'live', 'sent']);
  const people = asked.answer.success ? undefined : asked.answer.data;
  expect(people?.counts).toEqual({ viewings: 0, applications: 1, waiting: 0 });
  const late = await call(change, { body: { ids: [id], action: 'let', seen: 'something else' } }, { token });
  expect(late.status).toBe(409);
  const { changeId, step } = await act([id], 'let', { seen: people?.seen });
  expect([changeId, step.applicationsClosed, step.peopleTold]).toEqual([null, 1, 1]);
  const { id: made } = await db
    .selectFrom('bulk_change')
    .select('id')
    .where('account_id', '=', user.id)
    .orderBy('made_at', 'desc')
    .executeTakeFirstOrThrow();
  await finished(made);
  await finished(made);
  expect(await status()).toBe('closed');
  const mails = db.selectFrom('mail').select('id').where('to_address', '=', tenant.user.email);
  expect(await mails.where('template', 'like', 'application-closed%').execute()).toHaveLength(1);
});

test('nothing follows from a change that was undone', async () => {
  const id = await live();
  const { changeId } = await act([id], 'let');
  await takeBack(changeId);
  await finished(changeId);
  expect((await show(id)).status).toBe('live');
});

test('takes all homes that match a filter, and the same answer for the same key', async () => {
  const agent = await as('agent');
  const ids = [await liveListing(agent.token, { title: 'Mill One' }), await liveListing(agent.token)];
  const body = { filter: { search: 'mill', status: 'live' as const }, action: 'pause' as const };
  const first = await call(change, { body }, { token: agent.token, key: 'once' });
  expect(dataOf(first.answer).results).toMatchObject([{ id: ids[0], outcome: 'done' }]);
  expect((await call(change, { body }, { token: agent.token, key: 'once' })).answer).toEqual(first.answer);
});

test('changes more than a thousand homes that match, and undoes all of them', async () => {
  const agent = await as('agent');
  const first = (await aLiveListing(db, agent.user.id, { information })).id;
  const copies = Array.from({ length: 1_099 }, () => newId());
  for (const part of [copies.slice(0, 550), copies.slice(550)]) await copyListing(db, first, part);
  const counted = async () =>
    dataOf((await call(contract.bulk.table, { query: {} }, { token: agent.token })).answer).counts;
  const body = { filter: {}, action: 'pause' as const };
  const { done, changeId, results } = dataOf((await call(change, { body }, { token: agent.token })).answer);
  expect([done, results.length, await counted()]).toEqual([1_100, 1_100, { paused: 1_100 }]);
  const undone = await call(undo, { params: { id: changeId ?? '' } }, { token: agent.token });
  expect([dataOf(undone.answer), await counted()]).toEqual([{ undone: 1_100, kept: 0 }, { live: 1_100 }]);
});

test('the time to undo begins when the homes are changed', async () => {
  const { changeId } = await act([await live()], 'pause');
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from run_at - (select made_at from bulk_change where id = ${changeId}))::float as wait
    from graphile_worker.jobs where key = ${`bulk ${changeId}`}`.execute(db);
  expect(rows[0]?.wait).toBeGreaterThan(UNDO_DELAY_SECONDS);
});

test.each([
  [{ action: 'pause' }, 'ids'],
  [{ action: 'rent', filter: {} }, 'rent'],
  [{ action: 'rent', filter: {}, rent: { unit: 'percent', by: 80 } }, 'rent'],
  [{ action: 'pause', filter: {}, rent: { unit: 'percent', by: 1 } }, 'rent'],
] as const)('rejects %o', async (body, field) => {
  const { status, answer } = await call(change, { body }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});
