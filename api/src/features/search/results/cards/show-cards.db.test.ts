import { contract } from '@letfair/contract';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { aLister, aLiveListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { call, db } = await testApi();
const lister = await aLister(db);
const listing = async (status: 'live' | 'let-agreed' | 'let' | 'pending' | 'withdrawn' = 'live') =>
  (await aLiveListing(db, lister, { status })).id;
const cardsOf = (ids: readonly string[]) => call(contract.search.cards, { query: { ids: ids.join(',') } });

test('shows homes in the order they are asked for, once each, with what anybody may know of their status', async () => {
  const [one, two] = [await listing(), await listing('let-agreed')];
  const { properties } = dataOf((await cardsOf([two, one.toUpperCase(), two])).answer);
  expect(properties.map(({ id, status }) => [id, status])).toEqual([
    [two, 'let-agreed'],
    [one, 'live'],
  ]);
});

test('leaves out homes that are off the market, under review, unknown, or of a suspended landlord', async () => {
  const suspended = await aLister(db);
  const theirs = (await aLiveListing(db, suspended)).id;
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', suspended).execute();
  const hidden = [await listing('let'), await listing('pending'), await listing('withdrawn'), theirs, newId()];
  const kept = await listing();
  const { properties } = dataOf((await cardsOf([...hidden, kept])).answer);
  expect(properties.map(({ id }) => id)).toEqual([kept]);
});

test('takes as many ids as a page has homes, and no more', async () => {
  const ids = Array.from({ length: HOMES_PER_PAGE }, newId);
  expect(dataOf((await cardsOf(ids)).answer).properties).toEqual([]);
  expect((await cardsOf([...ids, newId()])).status).toBe(422);
});

test.each(['', 'x', `${newId()},`, `${newId()};${newId()}`])('refuses "%s", which is no list of ids', async (ids) => {
  expect((await call(contract.search.cards, { query: { ids } })).status).toBe(422);
});
