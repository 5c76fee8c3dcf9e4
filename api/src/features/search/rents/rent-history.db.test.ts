import { contract } from '@letfair/contract';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { endReductions } from '../results/index.ts';

const { as, call, db } = await testApi();
const { act, edit, own } = contract.listings;
const { property, find, map } = contract.search;
const lister = await as('landlord');
const admin = await as('admin');
const approved = approveListings({ as, call });
const today = ukDay(new Date());

const atRent = (price: number, changes: object = {}) =>
  aListing({ price, materialInformation: { holdingDeposit: 100, securityDeposit: 500 }, ...changes });
const list = (price: number, changes: object = {}, { token } = lister) => approved(token, atRent(price, changes));
const approve = async (id: string) =>
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token: admin.token })).answer);
const show = async (id: string) => dataOf((await call(own, { params: { id } }, { token: lister.token })).answer);
/** A rise waits for a moderator. */
async function setRent(id: string, price: number, changes: object = {}) {
  const body = atRent(price, changes);
  const edited = dataOf((await call(edit, { params: { id }, body }, { token: lister.token })).answer);
  if (edited.publishedAt && (edited.status === 'pending' || edited.revision)) await approve(id);
  return show(id);
}
const press = async (id: string, action: 'pause' | 'resume' | 'withdraw' | 'let') =>
  dataOf((await call(act, { params: { id }, body: { action } }, { token: lister.token })).answer);
const page = async (id: string) => dataOf((await call(property, { params: { id } })).answer);
const pricesOf = async (id: string) => (await page(id)).rentHistory.map(({ rents }) => rents.map(({ price }) => price));
/** As if everything about the listing had happened so many days earlier. */
const age = (id: string, days: number) =>
  sql`update listing_rent set since = since - make_interval(days => ${days}::int),
    until = until - make_interval(days => ${days}::int) where listing_id = ${id}`.execute(db);
const street = (line1: string) => ({ address: { ...aListing().address, line1 } });

describe('the rents of a home', () => {
  test('begin with the day it went live', async () => {
    const id = await list(1_250, street('1 First Street'));
    expect(await page(id)).toMatchObject({
      reducedFrom: null,
      rentHistory: [{ from: today, until: null, rents: [{ day: today, price: 1_250 }] }],
    });
  });

  test('are kept with every change, for everybody and for the lister', async () => {
    const id = await list(1_250, street('2 First Street'));
    await setRent(id, 1_300, street('2 First Street'));
    const edited = await setRent(id, 1_200, street('2 First Street'));
    expect(await pricesOf(id)).toEqual([[1_250, 1_300, 1_200]]);
    expect(edited.rentHistory).toEqual((await page(id)).rentHistory);
  });

  test('are kept whichever statement changes them', async () => {
    const id = await list(1_250, street('3 First Street'));
    await sql`update listing set rent_pence = 110000 where id = ${id}`.execute(db);
    expect(await pricesOf(id)).toEqual([[1_250, 1_100]]);
  });

  test('do not begin before approval', async () => {
    const { answer } = await call(contract.listings.submit, { body: atRent(1_250) }, { token: lister.token });
    const { id } = dataOf(answer);
    await setRent(id, 1_200);
    expect((await show(id)).rentHistory).toEqual([]);
    await approve(id);
    expect(await pricesOf(id)).toEqual([[1_200]]);
  });

  test('are those that were public: a rent that is changed while paused counts from the day it is shown', async () => {
    const id = await list(1_250, street('4 First Street'));
    await press(id, 'pause');
    await setRent(id, 1_220, street('4 First Street'));
    await setRent(id, 1_200, street('4 First Street'));
    await press(id, 'resume');
    expect(await pricesOf(id)).toEqual([[1_250, 1_200]]);
    await press(id, 'pause');
    await press(id, 'resume');
    expect(await pricesOf(id)).toEqual([[1_250, 1_200]]);
  });

  test('go with the listing', async () => {
    const id = await list(1_250, street('5 First Street'));
    await db.deleteFrom('listing').where('id', '=', id).execute();
    expect(await db.selectFrom('listing_rent').selectAll().where('listing_id', '=', id).execute()).toEqual([]);
  });
});

describe('a home whose rent was cut', () => {
  const isFound = async (id: string) => {
    const { answer } = await call(find, { query: { location: 'M1', reduced: 'true' } });
    return dataOf(answer).properties.some((card) => card.id === id && card.reducedFrom !== null);
  };

  test('is reduced on its page, its card and the map, and found by the filter', async () => {
    const id = await list(1_300, street('1 Second Street'));
    expect(await isFound(id)).toBe(false);
    await setRent(id, 1_200, street('1 Second Street'));
    expect(await page(id)).toMatchObject({ price: 1_200, reducedFrom: 1_300 });
    expect(await isFound(id)).toBe(true);
    const { answer } = await call(map, { query: { location: 'M1', reduced: 'true' } });
    expect(dataOf(answer).pins).toContainEqual(expect.objectContaining({ id, isReduced: true }));
  });

  test('is not when the rent was raised before', async () => {
    const id = await list(1_200, street('2 Second Street'));
    await setRent(id, 1_400, street('2 Second Street'));
    await setRent(id, 1_200, street('2 Second Street'));
    expect((await page(id)).reducedFrom).toBeNull();
    expect(await isFound(id)).toBe(false);
    await setRent(id, 1_150, street('2 Second Street'));
    expect((await page(id)).reducedFrom).toBe(1_200);
  });

  test('is no longer when the rent is raised again', async () => {
    const id = await list(1_300, street('3 Second Street'));
    await setRent(id, 1_200, street('3 Second Street'));
    await setRent(id, 1_250, street('3 Second Street'));
    expect((await page(id)).reducedFrom).toBeNull();
    expect(await isFound(id)).toBe(false);
  });

  test('is no longer after 14 days, and other homes stay reduced', async () => {
    const [ended, stays] = [await list(1_300, street('4 Second Street')), await list(1_300, street('5 Second Street'))];
    await setRent(ended, 1_200, street('4 Second Street'));
    await setRent(stays, 1_200, street('5 Second Street'));
    await sql`update listing set reduced_until = now() where id = ${ended}`.execute(db);
    await endReductions(db);
    expect([await isFound(ended), await isFound(stays)]).toEqual([false, true]);
    expect((await page(ended)).reducedFrom).toBeNull();
  });
});

describe('a home that is listed again', () => {
  test('continues the history of the same person at the same address', async () => {
    const first = await list(1_250, street('1 Third Street'));
    await press(first, 'withdraw');
    await age(first, 20);
    const again = await list(1_200, street('1, third st'));
    const { rentHistory, reducedFrom } = await page(again);
    expect(rentHistory.map(({ rents }) => rents.map(({ price }) => price))).toEqual([[1_200], [1_250]]);
    expect(rentHistory[1]!.until! < today).toBe(true);
    expect(reducedFrom).toBe(1_250);
    await press(again, 'let');
    expect(await pricesOf(await list(1_225, street('1 Third Street')))).toEqual([[1_225], [1_200], [1_250]]);
  });

  test('is not reduced when a lower rent was asked in the listing before', async () => {
    const first = await list(1_200, street('2 Third Street'));
    await press(first, 'withdraw');
    const again = await list(1_400, street('2 Third Street'));
    await setRent(again, 1_250, street('2 Third Street'));
    expect((await page(again)).reducedFrom).toBeNull();
  });

  test('does not continue that of a home that is still offered, of another flat, or of somebody else', async () => {
    await list(1_250, street('3 Third Street'));
    expect(await pricesOf(await list(1_200, street('3 Third Street')))).toEqual([[1_200]]);
    const flat = await list(1_250, street('Flat 1, 4 Third Street'));
    await press(flat, 'withdraw');
    expect(await pricesOf(await list(1_200, street('Flat 2, 4 Third Street')))).toEqual([[1_200]]);
    const other = await as('landlord');
    expect(await pricesOf(await list(1_200, street('Flat 1, 4 Third Street'), other))).toEqual([[1_200]]);
  });

  test('says nothing of a listing that a moderator took down', async () => {
    const first = await list(1_250, street('5 Third Street'));
    await sql`update listing set status = 'rejected' where id = ${first}`.execute(db);
    expect(await pricesOf(await list(1_200, street('5 Third Street')))).toEqual([[1_200]]);
  });
});
