import { contract } from '@letfair/contract';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { encodePolyline } from '@letfair/domain/search/shapes/polyline';
import { isInShape, type Shape } from '@letfair/domain/search/shapes/shape-geometry';
import { MAX_CORNERS } from '@letfair/domain/search/shapes/shapes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { sampleShapes } from '../../../testing/searches/some-shape.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { polygonText } from './search-row.ts';

const { as, call, db } = await testApi();
const { find, map } = contract.search;
const leeds = { lat: 53.8, lng: -1.55 };

const lister = await aLister(db);
const pinned = await aLiveListing(db, lister, {
  title: 'With a pin',
  postcode: 'LS6 3AA',
  information: { pin: '53.8, -1.55', shareAddress: true },
});
await aLiveListing(db, lister, { title: 'By its district', postcode: 'LS6 3AB' });
await aLiveListing(db, lister, { title: 'Elsewhere', postcode: 'M1 1AE' });
const unplaced = await aLiveListing(db, lister, { title: 'Without a position', postcode: 'LS6 3AC' });
await db
  .updateTable('listing_search')
  .set({ lat: null, lng: null, spot: null })
  .where('listing_id', '=', unplaced.id)
  .execute();

const around = ({ lat, lng }: { lat: number; lng: number }, degrees: number, corners = 8): Shape =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { lat: lat + Math.sin(angle) * degrees, lng: lng + Math.cos(angle) * degrees };
  });
const textOf = (...shapes: Shape[]) => shapes.map(encodePolyline).join(',');
const titles = async (query: Readonly<Record<string, string>>) =>
  dataOf((await call(find, { query })).answer)
    .properties.map(({ title }) => title)
    .sort();

test('finds the homes of any area, those of a district by its middle, and none without a position', async () => {
  expect(await titles({ shape: textOf(around(leeds, 0.001)) })).toEqual(['With a pin']);
  const ofDistrict = around(centreOfOutcode('LS6')!, 0.001);
  expect(await titles({ shape: textOf(ofDistrict) })).toEqual(['By its district']);
  expect(await titles({ shape: textOf(around(leeds, 0.001), ofDistrict) })).toEqual(['By its district', 'With a pin']);
  expect(await titles({ shape: textOf(around(leeds, 1)), location: 'Manchester' })).toEqual(['Elsewhere']);
  expect(await titles({ shape: textOf(around(leeds, 0.3)) })).toEqual(['By its district', 'With a pin']);
});

test('the map has the same homes, within what is in sight', async () => {
  const shape = textOf(around(leeds, 0.001, MAX_CORNERS));
  const ids = async (box: string) =>
    dataOf((await call(map, { query: { shape, box, zoom: '14' } })).answer).pins.map(({ id }) => id);
  expect(await ids('-1.7,53.7,-1.4,53.9')).toEqual([pinned.id]);
  expect(await ids('-1.7,53.7,-1.6,53.9')).toEqual([]);
});

test.each<[string, string]>([
  ['no polyline', 'castle'],
  ['two corners', textOf(around(leeds, 0.1).slice(0, 2))],
  ['crossing sides', textOf([0, 3, 1, 5].map((at) => around(leeds, 0.1)[at]!))],
  ['the sea', textOf(around({ lat: 55, lng: 2 }, 0.1))],
  ['1,000 corners', textOf(around(leeds, 0.1, 1_000))],
  ['far too long a text', '_'.repeat(20_000)],
])('%s is refused with a sentence', async (_, shape) => {
  const { status, answer } = await call(find, { query: { shape } });
  expect(status).toBe((await call(find, { query: { bedrooms: 'many' } })).status);
  expect(answer.success ? {} : answer.error.fields).toEqual({ shape: expect.stringMatching(/\.$/) });
});

test('200 corners can be saved with a search', async () => {
  const { token } = await as('tenant');
  const search = new URLSearchParams({ shape: textOf(around(leeds, 0.5, MAX_CORNERS)) }).toString();
  const body = { name: 'Leeds', search, frequency: 'daily' } as const;
  const saved = dataOf((await call(contract.savedSearches.save, { body }, { token })).answer);
  expect(saved.search).toBe(search);
});

test('PostgreSQL decides as the domain does, on the edge as well', async () => {
  const shapes = sampleShapes([leeds], 0.5, { count: 60, seed: 35 });
  for (const shape of shapes) {
    const onEdges = shape.map((corner, at) => {
      const next = shape[(at + 1) % shape.length]!;
      return { lat: (corner.lat + next.lat) / 2, lng: (corner.lng + next.lng) / 2 };
    });
    const offset = fc.integer({ min: -500_000, max: 500_000 });
    const anywhere = fc
      .sample(fc.tuple(offset, offset), { numRuns: 60, seed: 7 })
      .map(([up, across]) => ({ lat: leeds.lat + up / 1e6, lng: leeds.lng + across / 1e6 }));
    const points = [...shape, ...onEdges, ...anywhere];
    const { rows } = await sql<{ inside: boolean }>`
      select point(lng, lat) <@ ${polygonText(shape)}::polygon as inside
      from unnest(${points.map(({ lat }) => Math.round(lat * 1e6))}::int[],
        ${points.map(({ lng }) => Math.round(lng * 1e6))}::int[]) with ordinality as given (lat, lng, n) order by n
    `.execute(db);
    expect(rows.map(({ inside }) => inside)).toEqual(points.map((point) => isInShape(point, shape)));
  }
});
