import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeKey, towns } from '../towns.ts';
import { namedDistricts } from './named-districts.ts';
import { resolvePlace } from './resolve-place.ts';
import { SIMILAR_PLACES_MAX, similarPlaces } from './similar-places.ts';
import { suggestLocations } from './suggest-locations.ts';

describe('a misspelt place', () => {
  it.each([
    ['headingly', 'Headingley'],
    ['Leds', 'Leeds'],
    ['Manchster', 'Manchester'],
    ['camdne', 'Camden'],
    ['birmigham', 'Birmingham'],
    ['kings cros', "King's Cross"],
    ['edinbrugh', 'Edinburgh'],
  ])('%s offers %s first', (typed, meant) => {
    expect(similarPlaces(typed)[0]).toBe(meant);
  });

  it('offers places that share most of a longer text', () => {
    expect(similarPlaces('Camden Lock')).toContain('Camden');
    expect(similarPlaces('Headingley Stadium')).toContain('Headingley');
  });

  it('offers nothing for a text like no place', () => {
    for (const text of ['', 'x', 'qqqqzzzz', 'x'.repeat(100_000), '\u0000\u0000', '12345'])
      expect(similarPlaces(text)).toEqual([]);
  });
});

const LONG_ENOUGH = 6;
const names = [...new Set([...towns(), ...namedDistricts()].map(({ name }) => name))].filter(
  (name) => placeKey(name).length >= LONG_ENOUGH,
);

type Slip = (name: string, at: number) => string;
const slips: readonly Slip[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => `${name.slice(0, at)}e${name.slice(at)}`,
  (name, at) => `${name.slice(0, at)}a${name.slice(at + 1)}`,
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
];

/** Of places that differ in an apostrophe alone, such as St David's and St Davids, one is offered. */
const letters = (name: string) => name.replaceAll("'", '');

describe('any place with one typing error', () => {
  it('is found, suggested or offered, unless the most that can be offered are as near', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...slips), fc.nat(), (name, slip, place) => {
        const typed = slip(name, place % name.length);
        // The error made the name of another place.
        if (resolvePlace(typed) !== null) return;
        const similar = similarPlaces(typed);
        const offered = [...suggestLocations(typed).map(({ area }) => area), ...similar];
        if (similar.length < SIMILAR_PLACES_MAX) expect(offered.map(letters)).toContain(letters(name));
      }),
      { numRuns: 200 },
    );
  });

  it('is one of at most five offers, each of which is known', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (typed) => {
        const offered = similarPlaces(typed);
        expect(offered.length).toBeLessThanOrEqual(SIMILAR_PLACES_MAX);
        for (const name of offered) expect(resolvePlace(name)).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
