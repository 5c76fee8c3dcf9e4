import { contract } from '@letfair/contract';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLister, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { areaName, referenceOf } from './cards/present-cards.ts';

const { call, db } = await testApi();
const { find } = contract.search;
const lister = await aLister(db);
const add = (changes: ListingChanges = {}) => aLiveListing(db, lister, changes);
type Query = Sent<typeof find>['query'];

const found = async (query: Query, token?: string) => dataOf((await call(find, { query }, { token })).answer);
const titles = async (query: Query, token?: string) => (await found(query, token)).properties.map(({ title }) => title);
const refused = async (query: object, token?: string) => {
  const { status, answer } = await call(find, { query: query as Query }, { token });
  return { status, fields: answer.success ? {} : answer.error.fields };
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('a card', () => {
  test('shows what a home is like, and neither its street nor its postcode', async () => {
    const { id } = await add({
      postcode: 'M4 6BF',
      title: 'Mill flat',
      line1: '77 Secret Street',
      features: ['Balcony', 'Lift'],
      information: { councilTaxBand: 'C', epcRating: 'B' },
    });
    const { answer } = await call(find, { query: { location: 'M4' } });
    const { properties, total, nextCursor, place, facets } = dataOf(answer);
    expect({ total, nextCursor, facets, place }).toMatchObject({
      total: 1,
      nextCursor: null,
      facets: null,
      place: { name: 'M4', kind: 'outcode' },
    });
    expect(properties[0]).toMatchObject({
      id,
      reference: referenceOf(id),
      title: 'Mill flat',
      status: 'live',
      price: 1_200,
      bedrooms: 2,
      bathrooms: 1,
      propertyType: 'flat',
      area: 'Ancoats and New Islington, Manchester M4',
      features: ['Balcony', 'Lift', 'Council Tax Band: C'],
      photo: null,
      photoCount: 0,
      availableDate: '2026-12-03',
      match: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/secret|6BF/i);
  });

  test('has the middle of its outcode as its point where nobody knows more, and then no distance', async () => {
    const { properties } = await found({ location: 'M4', radius: '2' });
    expect(properties[0]).toMatchObject({ point: centreOfOutcode('M4'), pointSource: 'outcode', miles: null });
  });

  test('names the nearest station of a home with a pin, which the filter finds', async () => {
    await add({ postcode: 'CB1 2JW', title: 'By the station', information: { pin: '52.1941, 0.1349' } });
    await add({ postcode: 'CB1 9ZZ', title: 'Somewhere', information: { pin: '' } });
    const near = await found({ location: 'CB1', station: 'true', facets: 'true' });
    expect(near.properties).toMatchObject([{ title: 'By the station', station: { name: 'Cambridge' } }]);
    expect(near.properties[0]?.station?.minutes).toBeLessThan(10);
    expect(near.facets?.station).toBe(1);
    const other = (await found({ location: 'CB1' })).properties.find(({ title }) => title === 'Somewhere');
    expect(other?.station).toBeNull();
  });

  test('does not speak of council tax in Northern Ireland', async () => {
    await add({ postcode: 'BT9 5GS', features: ['Balcony'], information: { councilTaxBand: 'C', epcRating: 'B' } });
    const { properties } = await found({ location: 'BT9' });
    expect(properties[0]?.features).toContain('EPC Rating: B');
    expect(JSON.stringify(properties)).not.toMatch(/council tax/i);
  });

  test('shows the floor of a flat', async () => {
    await add({ postcode: 'IV1 1AA', information: { floor: '2nd' } });
    expect((await found({ location: 'IV1' })).properties[0]?.facts).toEqual(['2nd floor']);
  });

  test('shows the cover and how many photographs there are', async () => {
    const home = await add({ postcode: 'SO14 0AA' });
    const photos = [newId(), newId()];
    for (const [position, id] of photos.entries()) {
      const picture = { width: 1600, height: 1200, widths: [480], placeholder: 'x', bytes: 1, phash_bands: [] };
      await db
        .insertInto('photo')
        .values({ id, account_id: lister, ...picture })
        .execute();
      await db.insertInto('listing_photo').values({ listing_id: home.id, photo_id: id, position }).execute();
    }
    const card = async () => (await found({ location: 'SO14' })).properties[0];
    expect(await card()).toMatchObject({
      photoCount: 2,
      photo: { id: photos[0], width: 1600, sources: [{ width: 480 }] },
    });
    await db.updateTable('photo').set({ caption: 'The sea' }).where('id', '=', photos[0]!).execute();
    expect(await card()).toMatchObject({ photo: { caption: 'The sea' } });
    await db.deleteFrom('listing_photo').where('photo_id', '=', photos[0]!).execute();
    await db.updateTable('listing_photo').set({ position: 0 }).where('photo_id', '=', photos[1]!).execute();
    expect(await card()).toMatchObject({ photoCount: 1, photo: { id: photos[1] } });
    await db.deleteFrom('listing_photo').where('photo_id', '=', photos[1]!).execute();
    expect(await card()).toMatchObject({ photoCount: 0, photo: null });
  });

  test('names a place once', () => {
    expect(areaName({ city: 'Otley', outcode: 'LS21' })).toBe('Otley LS21');
    expect(areaName({ city: 'Nowhere', outcode: 'XX1' })).toBe('Nowhere XX1');
  });

  test('has a reference of its own, without letters that look alike', () => {
    const references = Array.from({ length: 500 }, () => referenceOf(newId()));
    expect(new Set(references).size).toBeGreaterThan(495);
    for (const reference of references) expect(reference).toMatch(/^LF-[2-9A-HJKMNP-TV-Z]{5}$/);
  });
});

describe('a place', () => {
  test('that nobody knows has no homes, and that is no mistake', async () => {
    expect(await found({ location: 'Atlantis' })).toMatchObject({ properties: [], total: 0, place: null });
  });

  test('may be a postcode, which means its outcode, a town, a county, or the letters of an area', async () => {
    await add({ postcode: 'YO1 7HH', city: 'York', title: 'In York' });
    for (const location of ['YO1 7HH', 'yo1', 'YO', 'York', 'North Yorkshire'])
      expect(await titles({ location })).toEqual(['In York']);
  });

  test('may be several, of which those that nobody knows are named', async () => {
    await add({ postcode: 'TA1 1AA', city: 'Taunton', title: 'In Taunton', published_at: hoursAgo(2) });
    await add({ postcode: 'ZE1 0AA', city: 'Lerwick', title: 'In Lerwick', published_at: hoursAgo(1) });
    const { properties, place, unknownPlaces, facets } = await found({
      location: 'Taunton, Atlantis or ze1',
      facets: 'true',
    });
    expect(properties.map(({ title }) => title)).toEqual(['In Lerwick', 'In Taunton']);
    expect({ place, unknownPlaces }).toMatchObject({
      place: { name: 'Taunton or ZE1', kind: 'several' },
      unknownPlaces: ['Atlantis'],
    });
    expect(facets?.bedrooms[0]).toBe(2);
    const { box } = (await found({ location: 'TA1 or ZE1' })).place!;
    expect(box.south).toBeLessThan(51.02);
    expect(box.north).toBeGreaterThan(60.15);
    expect(await found({ location: 'Atlantis or Utopia' })).toMatchObject({ total: 0, place: null });
  });

  test('has a middle that distances are measured from, and a radius reaches beyond its borders', async () => {
    await add({ postcode: 'EX1 1AA', title: 'Exeter', information: { pin: '50.7256, -3.5269' } });
    await add({ postcode: 'EX8 1AA', title: 'Exmouth', information: { pin: '50.6195, -3.4135' } });
    expect(await titles({ location: 'EX1' })).toEqual(['Exeter']);
    const { properties } = await found({ location: 'EX1', radius: '20', sort: 'distance' });
    expect(properties.map(({ title }) => title)).toEqual(['Exeter', 'Exmouth']);
    const miles = properties.map((card) => card.miles ?? -1);
    expect(miles[0]).toBeLessThan(2);
    expect(miles[1]).toBeGreaterThan(4);
  });
});

describe('what is refused says why', () => {
  test.each<[object, string]>([
    [{ maxBudget: 'cheap' }, 'maxBudget'],
    [{ sort: 'best' }, 'sort'],
    [{ sort: 'distance' }, 'sort'],
    [{ sort: 'match' }, 'sort'],
    [{ bedrooms: '-1' }, 'bedrooms'],
    [{ box: '1,2,3' }, 'box'],
    [{ radius: '3' }, 'radius'],
    [{ lat: '53' }, 'lng'],
    [{ cursor: 'made-up' }, 'cursor'],
    [{ colour: 'red' }, 'colour'],
  ])('%o', async (query, field) => {
    const { status, fields } = await refused(query);
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {})).toContain(field);
  });

  test('a cursor of another sort, and one that was tampered with', async () => {
    for (let n = 0; n < 26; n++) await add({ postcode: 'HU1 1AA' });
    const { nextCursor } = await found({ location: 'HU1' });
    expect((await refused({ location: 'HU1', cursor: nextCursor, sort: 'price-low' })).status).toBe(422);
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = newId();
    for (const value of [
      null,
      {},
      ['newest'],
      ['newest', 'x', id],
      ['newest', 1e300, id],
      ['newest', 1, 'x'],
      ['newest', -1, id],
    ])
      expect((await refused({ cursor: made(value) })).status).toBe(422);
    expect((await call(find, { query: { location: 'HU1', cursor: nextCursor! } })).status).toBe(200);
  });
});

describe('pages', () => {
  test('hold 24 homes; those that come and go meanwhile cause no gap and no repeat', async () => {
    for (let n = 0; n < 60; n++) await add({ postcode: 'PL1 1AA', title: `Home ${n}`, published_at: hoursAgo(n + 1) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await found({ location: 'PL1', ...(cursor !== undefined && { cursor }) });
      seen.push(...page.properties.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
      await add({ postcode: 'PL1 1AA', title: 'Just in' });
      await db.deleteFrom('listing').where('title', '=', seen[0]!).where('postcode', '=', 'PL1 1AA').execute();
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => `Home ${n}`));
  });
});

describe('words', () => {
  test('are found in title, text, town and features, whatever their ending', async () => {
    await add({ postcode: 'TR1 1AA', city: 'Truro', title: 'Cottage', description: 'Two sunny balconies.' });
    await add({ postcode: 'TR1 1AA', city: 'Truro', title: 'Barn', features: ['Stone fireplace'] });
    expect(await titles({ location: 'TR1', words: 'balcony' })).toEqual(['Cottage']);
    expect(await titles({ location: 'TR', words: 'fireplaces barn' })).toEqual(['Barn']);
    expect(await titles({ words: 'truro cottage' })).toEqual(['Cottage']);
    expect(await titles({ location: 'TR1', words: 'truro -cottage' })).toEqual(['Barn']);
    expect(await titles({ location: 'TR1', words: `"' or 1=1 & | ! <-> :*` })).toEqual([]);
  });
});

describe('facets', () => {
  test('are counted when they are asked for', async () => {
    await add({
      postcode: 'BA1 1AA',
      property_type: 'house',
      bedrooms: 7,
      has_parking: true,
      information: { epcRating: 'D' },
    });
    await add({
      postcode: 'BA1 1AA',
      features: ['Roof terrace'],
      information: { furnishing: 'furnished', epcRating: 'C' },
    });
    const { facets } = await found({ location: 'BA1', facets: 'true' });
    expect(facets).toMatchObject({
      propertyType: { house: 1, flat: 1, room: 0 },
      bedrooms: [2, 2, 2, 1, 1, 1],
      furnishing: { furnished: 1, unfurnished: 0 },
      epc: { C: 1, A: 0 },
      features: { balcony: 1, garden: 0 },
      parking: 1,
      pets: 2,
    });
  });
});
