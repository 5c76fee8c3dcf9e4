import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsOfSearch, describeSearch } from '../describe-search.ts';
import { METRES_A_MINUTE } from '../places/stations/station.ts';
import { parseSearch, serializeSearch } from '../search-query.ts';
import {
  MAX_TRAVEL_PLACE,
  parseTravel,
  TRAVEL_MINUTES,
  type TravelPlace,
  travelFilter,
  travelTimeText,
  travelWays,
} from './travel.ts';
import { estimateMinutes, metresWithin, straightMetresAMinute } from './travel-estimates.ts';
import { travelOfRows } from './travel-fields.ts';

const work = { minutes: 30, way: 'bike', place: 'LS1 4DY' } as const;
const friend = { minutes: 20, way: 'walk', place: 'Bolton, Greater Manchester' } as const;

describe('the parameter', () => {
  it('holds up to three places, whose names may have commas', () => {
    const text = '30,bike,LS1 4DY;20,walk,Bolton, Greater Manchester';
    expect(parseTravel(text)).toEqual({ ok: true, value: [work, friend] });
    expect(travelFilter.serialize([work, friend])).toBe(text);
  });

  it('keeps a place once', () => {
    expect(parseTravel('30,bike,LS1 4DY;30,bike,ls1 4dy')).toMatchObject({ ok: true, value: [{ place: 'ls1 4dy' }] });
  });

  it.each([
    'LS1 4DY',
    '30,bike',
    '30,bike,',
    '0,walk,Leeds',
    '91,walk,Leeds',
    '30,rocket,Leeds',
    '1.5,walk,Leeds',
    'x,walk,Leeds',
    `30,walk,${'x'.repeat(MAX_TRAVEL_PLACE + 1)}`,
    '1,walk,a;2,walk,b;3,walk,c;4,walk,d',
    '30,bike,Leeds;nonsense',
    ';',
  ])('is refused as %j, with a sentence that shows how it is written', (text) => {
    expect(parseTravel(text)).toMatchObject({ ok: false, problem: expect.stringContaining('30,bike,LS1 4DY') });
  });

  it('comes back as it was written', () => {
    const place = fc.record({
      minutes: fc.integer(TRAVEL_MINUTES),
      way: fc.constantFrom(...travelWays),
      place: fc.stringMatching(/^[A-Za-z][A-Za-z ,'0-9]{0,30}[A-Za-z]$/),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1, maxLength: 3, selector: ({ place: name }) => name.toLowerCase() }),
        (places) => {
          const { query } = parseSearch({ travel: travelFilter.serialize(places) });
          expect(query.travel).toEqual(places);
          expect(parseSearch(serializeSearch(query)).query).toEqual(query);
        },
      ),
    );
  });
});

describe('what is said', () => {
  const { query } = parseSearch({ location: 'Leeds', travel: travelFilter.serialize([work, friend]) });

  it('has a chip for each place', () => {
    const chips = chipsOfSearch(query).filter(({ name }) => name === 'travel');
    expect(chips.map(({ text }) => text)).toEqual([
      'Within 30 min of LS1 4DY by bike',
      'Within 20 min of Bolton, Greater Manchester on foot',
    ]);
    expect(chips[0]?.without.travel).toEqual([friend]);
  });

  it('is part of the sentence of a saved search', () => {
    expect(describeSearch({ ...query, travel: [work] })).toBe('Homes in Leeds, within 30 min of LS1 4DY by bike');
  });

  it('says when minutes are estimated', () => {
    const time = { ...work, minutes: 12 };
    expect(travelTimeText({ ...time, isAbout: true })).toBe('About 12 min by bike to LS1 4DY');
    expect(travelTimeText({ ...time, isAbout: false })).toBe('12 min by bike to LS1 4DY');
  });
});

describe('the order by travel time', () => {
  it('needs a place', () => {
    expect(parseSearch({ sort: 'travel' })).toMatchObject({
      query: { sort: 'newest' },
      problems: { sort: expect.any(String) },
    });
    expect(parseSearch({ sort: 'travel', travel: '30,bike,LS1' }).query.sort).toBe('travel');
  });
});

describe('a form', () => {
  const sent = (fields: Readonly<Record<string, readonly string[]>>) => ({
    getAll: (name: string) => fields[name] ?? [],
  });

  it('has a row for each place; empty ones ask for nothing', () => {
    const rows = {
      travelPlace: ['LS1 4DY', ' ', 'York; Minster'],
      travelMinutes: ['30', '30', '45'],
      travelWay: ['bike', 'bike', 'drive'],
    };
    expect(travelOfRows(sent(rows))).toBe('30,bike,LS1 4DY;45,drive,York  Minster');
  });

  it('without rows asks for nothing', () => {
    expect(travelOfRows(sent({}))).toBe('');
  });
});

describe('estimates', () => {
  it('walk as fast as to a station', () => {
    expect(straightMetresAMinute('walk')).toBe(METRES_A_MINUTE);
    expect(metresWithin(30, 'bike')).toBe(6_000);
  });

  it('call a home within the minutes where the circle reaches it', () => {
    const asked: fc.Arbitrary<Pick<TravelPlace, 'minutes' | 'way'>> = fc.record({
      minutes: fc.integer(TRAVEL_MINUTES),
      way: fc.constantFrom('walk' as const, 'bike' as const),
    });
    fc.assert(
      fc.property(asked, fc.double({ min: 0, max: 20_000, noNaN: true }), ({ minutes, way }, metres) => {
        expect(estimateMinutes(metres, way) <= minutes).toBe(metres <= metresWithin(minutes, way));
      }),
    );
  });
});
