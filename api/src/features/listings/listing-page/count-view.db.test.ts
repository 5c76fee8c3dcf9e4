import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { deleteOldRows } from '../../../platform/retention/delete-old-rows.ts';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, pool, send } = await testApi();
const { view } = contract.search;
const lister = await aLister(db);
const home = async (status: 'live' | 'let-agreed' | 'paused' = 'live') =>
  (await aLiveListing(db, lister, { status })).id;

const look = async (id: string, ipAddress = '203.0.113.7') =>
  dataOf((await call(view, { params: { id } }, { ipAddress })).answer).counted;
const viewsOf = (id: string) =>
  db.selectFrom('listing_view').select(['day', 'views']).where('listing_id', '=', id).orderBy('day').execute();
const aDayLater = () =>
  pool.query(`
    update view_salt set day = day - 1;
    update view_seen set day = day - 1;
    update listing_view set day = day - 1`);

test('a visitor counts once a day, and two visitors are two', async () => {
  const id = await home();
  expect(await look(id)).toBe(true);
  expect(await look(id)).toBe(false);
  expect(await look(id, '203.0.113.8')).toBe(true);
  expect(await viewsOf(id)).toMatchObject([{ views: 2 }]);

  await aDayLater();
  expect(await look(id)).toBe(true);
  expect(await viewsOf(id)).toMatchObject([{ views: 2 }, { views: 1 }]);
});

test('another browser at the same address is another visitor, and another home another view', async () => {
  const [id, other] = [await home(), await home()];
  const lookWith = async (agent: string) => {
    const url = `/api/properties/${id}/views`;
    const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' };
    return (await send({ method: 'POST', url, headers })).json().data.counted;
  };
  expect(await lookWith('Firefox')).toBe(true);
  expect(await lookWith('Safari')).toBe(true);
  expect(await lookWith('Firefox')).toBe(false);
  expect(await look(other, '203.0.113.9')).toBe(true);
});

test('many looks of one visitor at once are one', async () => {
  const id = await home();
  const counted = await Promise.all(Array.from({ length: 8 }, () => look(id, '203.0.113.10')));
  expect(counted.filter(Boolean)).toHaveLength(1);
  expect(await viewsOf(id)).toMatchObject([{ views: 1 }]);
});

test('the lister’s own looks, and those of the server itself, do not count', async () => {
  const { user, token } = await as('landlord');
  const { id } = await aLiveListing(db, user.id);
  expect(dataOf((await call(view, { params: { id } }, { token })).answer).counted).toBe(false);
  expect(await api.client.search.view({ params: { id } })).toMatchObject({ data: { counted: false } });
  expect(await viewsOf(id)).toEqual([]);
});

test('only live homes count, and what nobody can see is not there', async () => {
  expect(await look(await home('let-agreed'))).toBe(false);
  expect((await call(view, { params: { id: await home('paused') } })).status).toBe(404);
});

test('with the day goes everything by which a visitor could be told, and the counts stay', async () => {
  const id = await home();
  await look(id);
  await aDayLater();
  await look(id);
  await deleteOldRows(db);
  const today = await pool.query("select (now() at time zone 'Europe/London')::date as day");
  for (const table of ['view_salt', 'view_seen'] as const)
    for (const { day } of (await pool.query(`select day from ${table}`)).rows) expect(day).toBe(today.rows[0].day);
  expect(await viewsOf(id)).toHaveLength(2);
});

test('neither an address nor a browser is kept', async () => {
  await look(await home(), '198.51.100.77');
  const { rows } = await pool.query('select * from view_seen, view_salt');
  expect(JSON.stringify(rows)).not.toContain('198.51.100.77');
  for (const { visitor_hash } of rows) expect(visitor_hash).toHaveLength(32);
});
