import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { moveListing } from '../../listings/manage/index.ts';
import { homesFrom, startsOfParts } from './sitemap.ts';

const { call, db } = await testApi();
const lister = await aLister(db);
const listings: Awaited<ReturnType<typeof aLiveListing>>[] = [];
for (let home = 0; home < 7; home++) listings.push(await aLiveListing(db, lister));
const ids = listings.map(({ id }) => id).sort();

async function idsOfParts(perPart: number): Promise<string[][]> {
  const starts = await startsOfParts(db, perPart);
  return Promise.all(starts.map(async (start) => (await homesFrom(db, start, perPart)).map(({ id }) => id)));
}

test('parts hold every live home once, in the order of ids, with the time of its last change', async () => {
  expect(await idsOfParts(3)).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);

  const { starts } = dataOf((await call(contract.search.sitemap, {})).answer);
  expect(starts).toEqual([ids[0]]);
  const { homes } = dataOf((await call(contract.search.sitemapPart, { params: { id: ids[0]! } })).answer);
  expect(homes.map(({ id }) => id)).toEqual(ids);
  for (const { changedAt } of homes) expect(Date.parse(changedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('a home that leaves the market while a crawler reads leaves no gap', async () => {
  const starts = await startsOfParts(db, 3);
  const [, , , gone, next] = ids;
  const listing = listings.find(({ id }) => id === gone);
  await write(db, (tx) => moveListing(tx, listing!, { action: 'pause', by: 'lister', actorId: null }));
  const read = (await Promise.all(starts.map((start) => homesFrom(db, start, 3)))).flat().map(({ id }) => id);
  expect(read).not.toContain(gone);
  expect(read).toContain(next);
  expect(new Set(read).size).toBe(6);
});
