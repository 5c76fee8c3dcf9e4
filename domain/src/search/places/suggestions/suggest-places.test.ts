import { describe, expect, it } from 'vitest';
import { outcodesInUse } from '../postcodes/outcodes.ts';
import { checkOutcode } from '../postcodes/postcodes.ts';
import { railwayStations } from '../stations/stations.ts';
import { placeKey, towns } from '../towns.ts';
import { universities } from '../universities/universities.ts';
import { namedDistricts } from './named-districts.ts';
import { resolvePlace } from './resolve-place.ts';
import { suggestPlaces } from './suggest-places.ts';
import { SUGGESTIONS_MAX } from './suggestion-limits.ts';

const titles = (text: string): string[] => suggestPlaces(text).map(({ postcode, area }) => postcode || area);
/** The same texts in every run, spread over the whole list. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);

const outcodes = outcodesInUse()
  .map(({ outcode }) => outcode)
  .filter((outcode) => checkOutcode(outcode).ok);

describe('a real place is always found', () => {
  it('by each outcode, as the first suggestion', () => {
    expect(outcodes.length).toBeGreaterThan(2_800);
    const lost = outcodes.filter((outcode) => !titles(outcode.toLowerCase()).includes(outcode));
    expect(lost).toEqual([]);
  });

  it('by five hundred full postcodes, with and without the space, and while they are typed', () => {
    const inward = ['3HB', '9QT', '0ZZ', '1AE', '4DY'];
    const postcodes = some(outcodes, 500).map((outcode, at) => `${outcode} ${inward[at % inward.length]}`);
    expect(postcodes.filter((postcode) => titles(postcode)[0] !== postcode)).toEqual([]);
    const compact = postcodes.filter((postcode) => titles(postcode.replace(' ', '').toLowerCase())[0] !== postcode);
    expect(compact).toEqual([]);
    for (const end of [1, 2])
      expect(postcodes.filter((postcode) => titles(postcode.slice(0, -end)).length === 0)).toEqual([]);
  });

  it('by a hundred stations', () => {
    const names = some(railwayStations(), 100).map(({ name }) => name);
    expect(names.filter((name) => !titles(`${name} station`).includes(`${name} station`))).toEqual([]);
    expect(names.filter((name) => titles(name.toLowerCase()).length === 0)).toEqual([]);
  });

  it('by sixty universities and what people call them', () => {
    const names = new Set(universities().map(({ name }) => name));
    for (const { name, otherNames } of some(universities(), 60)) {
      expect(titles(name)).toContain(name);
      // What more than one university is called leads to one of them.
      for (const text of otherNames)
        expect(
          titles(text).some((title) => names.has(title)),
          text,
        ).toBe(true);
    }
    expect(titles('leeds uni')[0]).toBe('University of Leeds');
    expect(titles('uni of york')[0]).toBe('University of York');
  });

  it('with one typing error, in three hundred names', () => {
    const names = [...new Set([...towns(), ...namedDistricts()].map(({ name }) => name))].filter(
      (name) => placeKey(name).length >= 6,
    );
    const typos = some(names, 300).map((name, at) => {
      const place = 1 + (at % (name.length - 2));
      return at % 2 === 0
        ? name.slice(0, place) + name.slice(place + 1)
        : name.slice(0, place) + name[place + 1] + name[place] + name.slice(place + 2);
    });
    expect(typos.filter((typed) => titles(typed).length === 0)).toEqual([]);
    expect(titles('headingly')[0]).toBe('Headingley');
  });
});

describe('what is suggested', () => {
  it('is a place that a search knows', () => {
    for (const text of ['leeds', 'ls7 3hb', 'leeds uni', 'headingly', 'kings cross', 'ucl', 'york station'])
      for (const title of titles(text)) expect(resolvePlace(title), title).not.toBeNull();
  });

  it('says where it is', () => {
    expect(suggestPlaces('ls7 3hb').slice(0, 2)).toEqual([
      expect.objectContaining({ postcode: 'LS7 3HB', area: 'Leeds', county: 'West Yorkshire', type: 'postcode' }),
      expect.objectContaining({ postcode: 'LS7' }),
    ]);
    expect(suggestPlaces('headingley station')[0]).toMatchObject({
      area: 'Headingley station',
      county: 'West Yorkshire',
    });
  });

  it('is the town before its station, and stations before sample postcodes', () => {
    expect(titles('headingley')[0]).toBe('Headingley');
    expect(titles('headingley')).toContain('Headingley station');
    expect(titles('leeds')[0]).toBe('Leeds');
    expect(titles('leeds')).toContain('Leeds station');
  });

  it('is at most ten, none twice, and nothing for a text like no place', () => {
    for (const text of ['leeds', 'st', 'm1', 'university', 'station', 'ba', 'ab', 'new', 'kings'])
      expect([new Set(titles(text)).size, titles(text).length <= SUGGESTIONS_MAX]).toEqual([titles(text).length, true]);
    for (const text of ['', 'm', 'qqqqzzzz', '??', '\u0000\u0000', 'x'.repeat(100_000), 'ZZ1 1AA', 'JE2 3AB'])
      expect(titles(text)).toEqual([]);
  });
});
