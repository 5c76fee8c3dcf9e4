import { contract } from '@letfair/contract';
import { ASSIGN_ACTION, assignmentSentences } from '@letfair/domain/listings/bulk/bulk-changes';
import { expect, test } from 'vitest';
import { aLiveListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { finishBulkChange } from './index.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { bulk, listings, teams } = contract;
const { hire } = teamCalls(testing);
const owner = await as('agent');
const ada = await hire(owner, 'negotiator');
const { token } = owner;

const live = async () => (await aLiveListing(db, owner.user.id)).id;
const assign = async (ids: readonly string[], assignedTo: string | null, more: object = {}) =>
  dataOf(
    (await call(bulk.change, { body: { ids: [...ids], action: 'assign', assignedTo, ...more } }, { token })).answer,
  );
const takeBack = (id: string | null) => call(bulk.undo, { params: { id: id ?? '' } }, { token });
const personOf = async (id: string) =>
  (await db.selectFrom('listing').select('assigned_to').where('id', '=', id).executeTakeFirstOrThrow()).assigned_to;
const historyOf = async (id: string) =>
  dataOf((await call(listings.own, { params: { id } }, { token })).answer).history.map(({ action }) => action);

test('gives many homes to one person, with one entry in the history of each', async () => {
  const [one, two] = [await live(), await live()];
  const { version } = await db.selectFrom('listing').select('version').where('id', '=', one).executeTakeFirstOrThrow();
  const { done, results } = await assign([one, two], ada.user.id);
  expect({ done, outcomes: results.map(({ outcome }) => outcome) }).toEqual({ done: 2, outcomes: ['done', 'done'] });
  expect([await personOf(one), await personOf(two)]).toEqual([ada.user.id, ada.user.id]);
  expect(await historyOf(one)).toEqual([ASSIGN_ACTION]);
  const { rows } = dataOf((await call(bulk.table, { query: { assignedTo: ada.user.id } }, { token })).answer);
  expect(rows.map(({ assignedTo }) => assignedTo?.name)).toEqual([
    `${ada.user.firstName} ${ada.user.lastName}`,
    `${ada.user.firstName} ${ada.user.lastName}`,
  ]);
  const after = await db.selectFrom('listing').select('version').where('id', '=', one).executeTakeFirstOrThrow();
  expect(after.version).toBe(version);
});

test('a preview says who looked after each home, and changes nothing', async () => {
  const [one, two] = [await live(), await live()];
  await assign([one], ada.user.id);
  const { results, changeId } = await assign([one, two], owner.user.id, { dryRun: true });
  expect(results.map(({ assignedBefore }) => assignedBefore)).toEqual([
    `${ada.user.firstName} ${ada.user.lastName}`,
    null,
  ]);
  expect([changeId, await personOf(one), await personOf(two)]).toEqual([null, ada.user.id, null]);
});

test('a home that the person looks after already is left alone', async () => {
  const [one, two] = [await live(), await live()];
  await assign([one], ada.user.id);
  const { done, results } = await assign([one, two], ada.user.id);
  expect([done, results[0]?.reason]).toEqual([1, assignmentSentences.same]);
});

test('can be undone, except for homes that were given to others since', async () => {
  const [one, two] = [await live(), await live()];
  const { changeId } = await assign([one, two], ada.user.id);
  await assign([two], owner.user.id);
  expect(dataOf((await takeBack(changeId)).answer)).toEqual({ undone: 1, kept: 1 });
  expect([await personOf(one), await personOf(two)]).toEqual([null, owner.user.id]);
  expect(await historyOf(one)).toEqual(['undo', ASSIGN_ACTION]);
});

test('an undo gives nothing back to somebody who was removed meanwhile', async () => {
  const ben = await hire(owner, 'negotiator');
  const id = await live();
  await assign([id], ben.user.id);
  const { changeId } = await assign([id], ada.user.id);
  await call(teams.removeMember, { params: { id: ben.user.id }, body: {} }, { token });
  await takeBack(changeId);
  expect(await personOf(id)).toBeNull();
});

test('cannot be undone once the time is over', async () => {
  const id = await live();
  const { changeId } = await assign([id], ada.user.id);
  await finishBulkChange(db)({ changeId: changeId ?? '' });
  expect((await takeBack(changeId)).status).toBe(404);
  expect(await personOf(id)).toBe(ada.user.id);
});

test.each([
  { action: 'assign' as const },
  { action: 'pause' as const, assignedTo: null },
  { action: 'assign' as const, assignedTo: '01981000-0000-7000-8000-000000000000' },
])('rejects %o', async (body) => {
  const { status, answer } = await call(bulk.change, { body: { ids: [await live()], ...body } }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { assignedTo: expect.any(String) } } });
});
