import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOfOutcode, outcodesInUse } from '../postcodes/outcodes.ts';
import { postcodeArea, postcodeAreas } from '../postcodes/postcode-areas.ts';
import { distanceKm, nearestTowns, towns } from '../towns.ts';
import { nameOfOutcode, resolvePlace } from './resolve-place.ts';

const centreOf = (text: string) => resolvePlace(text)?.centre;

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

describe('free text becomes a place', () => {
  it.each([
    ['m11ae', 'postcode', 'M1 1AE', ['M1']],
    ['M11', 'outcode', 'M11', ['M11']],
    ['M1 1', 'outcode', 'M1', ['M1']],
    ['sw', 'area', 'South West London', []],
    ['  LONDON ', 'town', 'London', []],
    ['basildon', 'town', 'Basildon', ['SS13', 'SS14', 'SS15', 'SS16']],
    ['Newcastle', 'town', 'Newcastle upon Tyne', null],
    ['ancoats', 'district', 'Ancoats', ['M4']],
    ['Camden Town', 'district', 'Camden Town', ['NW1']],
    ['kent', 'county', 'Kent', []],
    ['Bolton, Greater Manchester', 'town', 'Bolton', null],
    ['12 High Street, Salford M5 4WT', 'postcode', 'M5 4WT', ['M5']],
    ['kings lynn', 'town', "King's Lynn", null],
    ['Stoke on Trent', 'town', 'Stoke-on-Trent', null],
  ])('%j is the %s %s', (text, kind, name, outcodes) => {
    const place = resolvePlace(text);
    expect(place).toMatchObject({ kind, name });
    if (outcodes !== null) expect(place?.outcodes).toEqual(outcodes);
  });

  it('keeps a city to its own districts', () => {
    expect(resolvePlace('Belfast')?.outcodes).not.toContain('BT94');
    expect(resolvePlace('Belfast')?.outcodes).toContain('BT9');
    expect(resolvePlace('London')?.letters).toEqual(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);
  });

  it('tells the nation, also beside a border', () => {
    expect(resolvePlace('Berwick-upon-Tweed')?.nation).toBe('england');
    expect(resolvePlace('Galashiels')?.nation).toBe('scotland');
    expect(resolvePlace('Newport')?.nation).toBe('wales');
    expect(resolvePlace('Chester')?.nation).toBe('england');
    expect(resolvePlace('TD15')?.nation).toBeNull();
  });

  it.each([
    '',
    '   ',
    'Atlantis',
    'JE2 3AB',
    'GY1',
    'im1 1aa',
    'XX9',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    ',,,',
  ])('%j is nowhere', (text) => {
    expect(resolvePlace(text)).toBeNull();
  });

  it('never throws', () => {
    const words = fc.array(fc.constantFrom('M1', 'leeds', ',', ' ', 'kent', '1AA', '-', "'"), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.string(),
          words.map((list) => list.join('')),
        ),
        (text) => {
          const place = resolvePlace(text);
          if (place !== null) expect(Number.isFinite(place.centre.lat + place.centre.lng)).toBe(true);
          expect(resolvePlace(text)).toEqual(place);
        },
      ),
    );
  });
});

describe('centres', () => {
  it('are those of the outcodes in use, else of the postcode area', () => {
    for (const { outcode, centre } of outcodesInUse())
      if (!/^(GY|IM|JE)/.test(outcode)) expect(centreOf(outcode), outcode).toEqual(centre);
    expect(centreOfOutcode('AB1')).toBeNull();
    expect(centreOf('AB1')).toEqual(postcodeArea('AB')?.centre);
  });
  it('tell the parts of a district apart where they are in use', () => {
    expect(centreOfOutcode('SW1A')).not.toEqual(centreOfOutcode('SW1'));
    expect(centreOfOutcode('SW1Z')).toEqual(centreOfOutcode('SW1'));
  });
  it('place neighbours beside each other', () => {
    expect(distanceKm(centreOf('Manchester')!, centreOf('M1')!)).toBeLessThan(2);
    expect(distanceKm(centreOf('London')!, centreOf('Edinburgh')!)).toBeCloseTo(534, -1);
  });
});

describe('the gazetteer', () => {
  it('has some hundred towns, each in a known area and within reach of it', () => {
    expect(towns().length).toBeGreaterThan(250);
    const areas = new Map(postcodeAreas.map((area) => [area.letters, area]));
    for (const town of towns()) {
      const area = areas.get(town.letters);
      expect(area, town.name).toBeDefined();
      expect(distanceKm(town.centre, area!.centre), town.name).toBeLessThan(130);
    }
  });
  it('names the nearest towns in order of distance, without the one asked for', () => {
    const bolton = towns().find(({ name }) => name === 'Bolton')!;
    const near = nearestTowns(bolton.centre, 5, bolton.name);
    expect(near[0]?.name).toBe('Bury');
    expect(near).not.toContain(bolton);
    const distances = near.map((town) => distanceKm(bolton.centre, town.centre));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
  it('calls an outcode by its district, else by its area', () => {
    expect(nameOfOutcode('E8')).toBe('Hackney');
    expect(nameOfOutcode('AB1')).toBe('Aberdeen');
    expect(nameOfOutcode('QQ1')).toBeNull();
  });
});
