import { contract } from '@letfair/contract';
import { MOST_PINS } from '@letfair/contract/search/search';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { call, db } = await testApi();
const { map } = contract.search;
type Query = Sent<typeof map>['query'];
const drawn = async (query: Query) => dataOf((await call(map, { query })).answer);
const lister = await aLister(db);
const MANY = MOST_PINS + 40;

const manchester = { box: '-2.4,53.4,-2.1,53.6' };
for (let n = 0; n < MANY; n += 1)
  await aLiveListing(db, lister, { postcode: `M${(n % 4) + 1} ${n % 10}AE`, rent_pence: n < 5 ? 60_000 : 120_000 });
await aLiveListing(db, lister, { postcode: 'BT1 5GS', title: 'In Belfast', line1: '9 Hidden Row' });

test('few homes are single pins, rounded, with a price and nothing of their address', async () => {
  const { answer } = await call(map, { query: { location: 'Belfast' } });
  const { total, pins, clusters } = dataOf(answer);
  expect({ total, clusters }).toEqual({ total: 1, clusters: [] });
  expect(pins).toEqual([
    {
      id: pins[0]?.id,
      title: 'In Belfast',
      price: 1_200,
      bedrooms: pins[0]?.bedrooms,
      isReduced: false,
      picture: null,
      point: centreOfOutcode('BT1'),
    },
  ]);
  expect(pins[0]?.bedrooms).toBeGreaterThan(0);
  expect(JSON.stringify(answer)).not.toMatch(/hidden|5GS/i);
});

test('many homes are clusters that add up, finer the further in', async () => {
  const wide = await drawn({ ...manchester, zoom: '8' });
  const near = await drawn({ ...manchester, zoom: '14' });
  for (const { total, pins, clusters } of [wide, near]) {
    expect({ total, pins }).toEqual({ total: MANY, pins: [] });
    expect(clusters.reduce((sum, { homes }) => sum + homes, 0)).toBe(MANY);
  }
  expect(wide.clusters.length).toBeLessThan(near.clusters.length);
  for (const { point } of near.clusters) {
    expect(point.lat).toBeCloseTo(53.48, 1);
    expect(point.lng).toBeCloseTo(-2.24, 1);
  }
});

test('in the closest view clusters say where their homes are, which a search finds', async () => {
  expect((await drawn({ ...manchester, zoom: '15' })).clusters.some(({ box }) => box)).toBe(false);
  const { clusters } = await drawn({ ...manchester, zoom: '16' });
  for (const { homes, box } of clusters) {
    const { west, south, east, north } = box!;
    const around = [west - 0.0001, south - 0.0001, east + 0.0001, north + 0.0001]
      .map((degrees) => degrees.toFixed(4))
      .join(',');
    expect(dataOf((await call(contract.search.find, { query: { box: around } })).answer).total).toBe(homes);
  }
});

test('a filter that leaves few homes shows pins again', async () => {
  const { total, pins, clusters } = await drawn({ ...manchester, maxBudget: '700' });
  expect({ total, pins: pins.length, clusters }).toEqual({ total: 5, pins: 5, clusters: [] });
});

test('the whole country is drawn from the kept counts, exactly', async () => {
  const { total, clusters } = await drawn({ zoom: '5' });
  expect(total).toBe(MANY + 1);
  expect(clusters.map(({ homes }) => homes).sort()).toEqual([1, MANY]);
  const counted = await drawn({ zoom: '5', box: '-9,49,2.5,61.5' });
  expect(counted.total).toBe(total);
});

test('however far in, a map never has more clusters than fit', async () => {
  expect((await drawn({ zoom: '18' })).clusters.length).toBeLessThan(2_000);
});

test('a box over the sea, and a place nobody knows, are empty', async () => {
  for (const query of [{ box: '-30,40,-20,45' }, { location: 'Atlantis' }])
    expect(await drawn(query)).toEqual({ total: 0, pins: [], clusters: [] });
});

test.each(['19', '-1', 'x', '1.5'])('zoom %s is refused', async (zoom) => {
  const { status, answer } = await call(map, { query: { zoom } });
  expect(status).toBe(422);
  expect(answer.success ? {} : answer.error.fields).toHaveProperty('zoom');
});
