import { contract } from '@letfair/contract';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { estimateMinutes } from '@letfair/domain/search/travel/travel-estimates';
import { describe, expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { startRoutingServer } from '../../../testing/servers/routing-server.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { sendInstantAlerts } from '../saved-searches/index.ts';

const { find, map } = contract.search;
const centre = centreOfOutcode('LS1')!;
const work = 'LS1 4DY';
/** Within 0.1 degrees of work, so that a page holds all. */
const HOMES = HOMES_PER_PAGE;
const spots = Array.from({ length: HOMES }, (_, at) => ({
  lat: centre.lat - 0.057 + 0.0373 * (at % 4),
  lng: centre.lng - 0.093 + 0.0369 * Math.floor(at / 4),
}));

async function market(options: Parameters<typeof testApi>[0] = {}) {
  const tested = await testApi(options);
  const lister = await aLister(tested.db);
  const homes: { readonly id: string; readonly lat: number; readonly lng: number }[] = [];
  for (const { lat, lng } of spots) {
    const pin = `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
    const { id } = await aLiveListing(tested.db, lister, {
      postcode: 'LS1 4AP',
      information: { pin, shareAddress: true },
    });
    homes.push({ id, lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
  }
  const ask = async (travel: string, rest: object = {}) =>
    dataOf((await tested.call(find, { query: { travel, ...rest } })).answer);
  const idsOf = async (travel: string) => (await ask(travel)).properties.map(({ id }) => id).sort();
  return { ...tested, lister, homes, ask, idsOf };
}

describe('without a routing engine', async () => {
  const { ask, idsOf, homes, call, as, db } = await market();
  const within = (minutes: number, way: 'walk' | 'bike') =>
    homes
      .filter((home) => estimateMinutes(metresBetween(home, centre), way) <= minutes)
      .map(({ id }) => id)
      .sort();

  test('a search finds the homes within the minutes of a straight line', async () => {
    expect(within(20, 'bike').length).toBeGreaterThan(0);
    expect(within(20, 'bike').length).toBeLessThan(HOMES);
    expect(await idsOf(`20,bike,${work}`)).toEqual(within(20, 'bike'));
    const both = within(20, 'bike').filter((id) => within(60, 'walk').includes(id));
    expect(await idsOf(`20,bike,${work};60,walk,LS1`)).toEqual(both);
    const { total, facets } = await ask(`20,bike,${work}`, { facets: 'true' });
    expect([total, facets?.bedrooms[0]]).toEqual([within(20, 'bike').length, within(20, 'bike').length]);
  });

  test('cards and pins say about how long it takes, and the shortest can come first', async () => {
    const { properties, travel } = await ask(`30,bike,${work}`, { sort: 'travel' });
    const minutes = properties.map((card) => card.travel?.[0]?.minutes ?? 0);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    expect(properties[0]?.travel).toEqual([{ minutes: minutes[0], way: 'bike', place: work, isAbout: true }]);
    expect(travel).toEqual({
      ways: ['walk', 'bike'],
      box: {
        west: expect.closeTo(centre.lng - 0.092, 2),
        south: expect.any(Number),
        east: expect.any(Number),
        north: expect.closeTo(centre.lat + 0.054, 2),
      },
      places: [{ minutes: 30, way: 'bike', place: work, measured: 'estimate', isUsed: true }],
    });
    const { pins } = dataOf((await call(map, { query: { travel: `30,bike,${work}` } })).answer);
    expect(new Map(pins.map((pin) => [pin.id, pin.travel]))).toEqual(
      new Map(properties.map((card) => [card.id, card.travel])),
    );
  });

  test('the order by travel time goes on on the next page', async () => {
    const first = await ask(`90,bike,${work}`, { sort: 'travel', location: 'LS1' });
    expect(first.total).toBe(HOMES);
    const far = await call(find, { query: { travel: `90,bike,${work}`, sort: 'travel', cursor: 'eyJ4IjoxfQ' } });
    expect(far.status).toBe(422);
  });

  test('cars, timetables and unknown places are left out, and the answer says so', async () => {
    const { total, travel } = await ask(`5,drive,${work};5,transit,${work};5,walk,Atlantis`);
    expect(total).toBe(HOMES);
    expect(travel.places.map(({ measured, isUsed }) => [measured, isUsed])).toEqual([
      ['no-such-way', false],
      ['no-such-way', false],
      ['unknown-place', false],
    ]);
  });

  test('a search without travel has no minutes', async () => {
    const { properties, travel } = dataOf((await call(find, { query: {} })).answer);
    expect(properties.every((card) => card.travel === undefined)).toBe(true);
    expect(travel.places).toEqual([]);
  });

  test('a postcode of an imported directory is measured from where it is', async () => {
    const [home] = homes;
    const spot = { lat: Math.round(home!.lat * 1e6), lng: Math.round(home!.lng * 1e6) };
    await db
      .insertInto('postcode_point')
      .values({ postcode: 'LS14DY', ...spot })
      .execute();
    expect((await ask(`1,walk,${work}`)).properties.map(({ id }) => id)).toContain(home!.id);
    await db.deleteFrom('postcode_point').execute();
  });

  test('a saved search is told of the homes that it finds', async () => {
    const tenant = await as('tenant');
    const tell = sendInstantAlerts(db, 'https://letfair.example');
    const travels = [`15,bike,${work}`, `40,walk,${work};30,bike,LS6`, '5,walk,York', `9,drive,${work}`];
    const saved = new Map<string, string>();
    for (const travel of travels) {
      const body = { name: travel, search: new URLSearchParams({ travel }).toString(), frequency: 'daily' as const };
      saved.set(travel, dataOf((await call(contract.savedSearches.save, { body }, { token: tenant.token })).answer).id);
    }
    for (const { id } of homes) await tell({ listingId: id });
    for (const [travel, search] of saved) {
      const alerts = await db.selectFrom('alert').select('listing_id').where('search_id', '=', search).execute();
      expect(alerts.map(({ listing_id }) => listing_id).sort(), travel).toEqual(await idsOf(travel));
    }
  });
});

describe('with a routing engine', async () => {
  const engine = await startRoutingServer();
  const { ask, idsOf, homes, call, as, db } = await market({ routing: { url: engine.url, hasTransit: true } });
  const along = (degrees: number) =>
    homes
      .filter(({ lat, lng }) => Math.abs(lat - centre.lat) + Math.abs(lng - centre.lng) <= degrees)
      .map(({ id }) => id)
      .sort();

  test('a search finds the homes in the area of the engine, for every way', async () => {
    const { travel } = await ask(`20,drive,${work}`);
    expect(travel).toEqual({
      ways: ['walk', 'bike', 'drive', 'transit'],
      box: expect.objectContaining({ south: expect.closeTo(centre.lat - 0.1, 3) }),
      places: [{ minutes: 20, way: 'drive', place: work, measured: 'engine', isUsed: true }],
    });
    expect(along(0.1).length).toBeGreaterThan(0);
    expect(along(0.1).length).toBeLessThan(HOMES);
    expect(await idsOf(`20,drive,${work}`)).toEqual(along(0.1));
    expect(await idsOf(`20,drive,${work};25,transit,${work};90,walk,${work}`)).toEqual(along(0.045));
  });

  test('an area is asked for once, and timetables for a day that people go to work', async () => {
    const areas = () => engine.calls.filter(({ path }) => path === '/isochrone').length;
    await ask(`33,transit,${work}`);
    const before = areas();
    await ask(`33,transit,${work}`);
    expect(areas()).toBe(before);
    const transit = engine.calls.find(({ body }) => body.costing === 'multimodal' && body.contours?.[0]?.time === 33);
    expect(transit?.body.date_time).toEqual({ type: 1, value: expect.stringMatching(/^\d{4}-\d\d-\d\dT08:30$/) });
  });

  test('cards say the minutes along streets, and homes of a page come in their order', async () => {
    const { properties } = await ask(`20,drive,${work}`, { sort: 'travel' });
    const byId = new Map(homes.map((home) => [home.id, home]));
    const minutes = properties.map(({ id, travel }) => {
      const { lat, lng } = byId.get(id)!;
      const seconds = Math.round(((Math.abs(lat - centre.lat) + Math.abs(lng - centre.lng)) / 0.005) * 60);
      expect(travel).toEqual([
        { minutes: Math.max(1, Math.ceil(seconds / 60)), way: 'drive', place: work, isAbout: false },
      ]);
      return travel?.[0]?.minutes ?? 0;
    });
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  });

  test('timetables decide which homes are found, and say no minutes of each', async () => {
    const { properties } = await ask(`25,transit,${work}`);
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.every(({ travel }) => travel === undefined)).toBe(true);
  });

  test('a saved search is told of the homes in the area of the engine', async () => {
    const tenant = await as('tenant');
    const search = new URLSearchParams({ travel: `12,drive,${work};90,bike,LS1` }).toString();
    const body = { name: 'By car', search, frequency: 'daily' as const };
    const { id } = dataOf((await call(contract.savedSearches.save, { body }, { token: tenant.token })).answer);
    for (const home of homes) await sendInstantAlerts(db, 'https://letfair.example')({ listingId: home.id });
    const alerts = await db.selectFrom('alert').select('listing_id').where('search_id', '=', id).execute();
    expect(alerts.map(({ listing_id }) => listing_id).sort()).toEqual(await idsOf(`12,drive,${work};90,bike,LS1`));
    expect(alerts.length).toBeGreaterThan(0);
  });
});

describe.each(['slow', 'error', 'not-json', 'other-form', 'too-large', 'redirect', 'stopped'] as const)(
  'with an engine that is %s',
  async (trouble) => {
    const engine = await startRoutingServer();
    if (trouble === 'stopped') await engine.stop();
    else engine.answerWith(trouble);
    const { ask, call, as, logged } = await market({ routing: { url: engine.url, hasTransit: false } });

    test('walks are estimated, cars are left out, and it is asked once', async () => {
      const walk = await ask(`30,walk,${work}`);
      expect(walk.travel.places).toMatchObject([{ measured: 'engine-away', isUsed: true }]);
      expect(walk.total).toBeLessThan(HOMES);
      expect(walk.properties[0]?.travel).toMatchObject([{ isAbout: true }]);
      const drive = await ask(`5,drive,${work}`);
      expect(drive).toMatchObject({ total: HOMES, travel: { places: [{ measured: 'engine-away', isUsed: false }] } });
      expect(engine.calls.length).toBeLessThanOrEqual(1);
      expect(logged.filter((line) => line.includes('travel times are estimated'))).toHaveLength(1);
    });

    test('a search by car can’t be saved as one for anywhere', async () => {
      const { token } = await as('tenant');
      const body = { name: 'x', search: `travel=5,drive,${work}`, frequency: 'daily' as const };
      const { status, answer } = await call(contract.savedSearches.save, { body }, { token });
      expect([status, answer.message]).toEqual([422, expect.stringContaining('travel times right now')]);
    });
  },
);

test('a place without roads does not stop the engine from being asked for others', async () => {
  const engine = await startRoutingServer();
  const { ask } = await market({ routing: { url: engine.url, hasTransit: false } });
  engine.answerWith('no-road');
  expect((await ask('30,bike,LS6')).travel.places).toMatchObject([{ measured: 'engine-away', isUsed: true }]);
  engine.answerWith('none');
  expect((await ask(`30,bike,${work}`)).travel.places).toMatchObject([{ measured: 'engine', isUsed: true }]);
});
