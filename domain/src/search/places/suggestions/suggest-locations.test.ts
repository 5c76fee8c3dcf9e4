import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocationSuggestion, locationList } from './location-list.ts';
import { resolvePlace } from './resolve-place.ts';
import { suggestLocations } from './suggest-locations.ts';
import { SUGGESTION_DELAY_MS, SUGGESTION_TEXT_MIN, SUGGESTIONS_MAX } from './suggestion-limits.ts';

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

const titles = (text: string): string[] => suggestLocations(text).map(({ postcode, area }) => postcode || area);

/** The plain rule, for comparison with the index. */
function matches({ postcode, area, district }: LocationSuggestion, text: string): boolean {
  const name = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(name);
  return postcode.replace(' ', '').toLowerCase().includes(name.replaceAll(' ', '')) || has(area) || has(district);
}

describe('suggestions', () => {
  it('are at most ten, from two characters on', () => {
    expect([SUGGESTIONS_MAX, SUGGESTION_TEXT_MIN, SUGGESTION_DELAY_MS]).toEqual([10, 2, 300]);
  });
  it('need at least two characters', () => {
    for (const text of ['', 'm', ' m ', '  ']) expect(suggestLocations(text)).toEqual([]);
    expect(suggestLocations('m1')).not.toEqual([]);
  });
  it('ignore case and spaces in a postcode', () => {
    expect(titles('M1 1AA')[0]).toBe('M1 1AA');
    expect(titles('m11aa')).toEqual(titles('M1 1AA'));
    expect(titles('mAnChEsTeR')).toEqual(titles('manchester'));
  });
  it('are empty for unknown names', () => {
    for (const text of ['zzzz', '??', '\u0000\u0000', 'qqq1', 'x'.repeat(100_000), '\n\n1aa\nm1'])
      expect(titles(text)).toEqual([]);
  });
});

describe('the best match first', () => {
  it('is the very outcode with its postcodes, then districts and postcodes that begin so', () => {
    expect(titles('m11').slice(0, 5)).toEqual(['M11', 'M11 1AA', 'M11 1AB', 'M1 1AA', 'M1 1AB']);
    expect(titles('m1').slice(0, 5)).toEqual(['M1', 'M1 1AA', 'M1 1AB', 'M11', 'M12']);
    expect(titles('e2').slice(0, 4)).toEqual(['E2', 'E2 1AA', 'E2 1AB', 'E20']);
  });
  it('is the city for its name', () => {
    for (const city of ['London', 'Manchester', 'Leeds', 'Bolton', 'Belfast']) expect(titles(city)[0]).toBe(city);
    expect(titles('newc')[0]).toBe('Newcastle upon Tyne');
    expect(titles('lee')[0]).toBe('Leeds');
  });
  it('is the district of that name before the districts of an area named alike', () => {
    expect(titles('newport')).toContain('PO30');
    expect(titles('camden')).toEqual(expect.arrayContaining(['NW1 1AA', 'NW1 1AB']));
    expect(titles('bath')).toContain('BA1');
  });
  it('prefers the beginning of a name or word to its middle', () => {
    const districts = suggestLocations('york').map(({ area }) => area);
    expect(districts[0]).toBe('York');
    expect(suggestLocations('upon')[0]?.area).toBe('Newcastle upon Tyne');
  });
  it('ignores apostrophes', () => {
    expect(titles('kings lynn').slice(0, 2)).toEqual(["King's Lynn", 'PE30']);
    expect(titles('king’s lynn')).toEqual(titles('kings lynn'));
  });
});

describe('a place with a name', () => {
  it.each([
    'Bath',
    'Camden',
    'Shoreditch',
    "King's Cross",
    'Headingley',
    'Didsbury',
    'Clifton',
    'Jesmond',
    'Leith',
    'Roath',
  ])('%s is offered by its name', (name) => {
    expect(titles(name)[0]).toBe(name);
    expect(resolvePlace(name)?.name).toBe(name);
  });
  it('says where it is', () => {
    expect(suggestLocations('shoreditch')[0]).toMatchObject({ district: 'London', county: 'Greater London' });
    expect(suggestLocations('bath')[0]).toMatchObject({ district: 'All of Bath', county: 'Somerset' });
  });
  it('has its county once', () => {
    expect(suggestLocations('bangor, g')[0]).toMatchObject({ district: 'All of Bangor', county: 'Gwynedd' });
  });
  it('comes before full postcodes, which nobody writes for a town', () => {
    for (const text of ['ba', 'ab', 'man', 'york', 'lee', 'newp', 'brom', 'bath'])
      expect(titles(text).join()).not.toMatch(/\d[A-Z]{2}/);
  });
});

describe('for any text', () => {
  const piece = fc
    .constantFrom(...locationList())
    .chain(({ postcode, area, district }) =>
      fc
        .constantFrom(postcode || area, area, district)
        .chain((value) =>
          fc
            .tuple(fc.nat({ max: value.length }), fc.nat({ max: value.length }))
            .map(([a, b]) => value.slice(Math.min(a, b), Math.max(a, b))),
        ),
    );
  const text = fc.oneof(fc.string({ maxLength: 12 }), anyText, piece);

  it('there are never more than ten, none twice, and each of them matches', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const found = suggestLocations(typed);
        expect(found.length).toBeLessThanOrEqual(10);
        expect(new Set(found).size).toBe(found.length);
        const bare = (value: string) => value.replace(/['’]/g, '');
        const plain = bare(typed);
        for (const entry of found)
          expect(matches({ ...entry, area: bare(entry.area), district: bare(entry.district) }, plain)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  it('as many are found as the plain rule finds, up to ten', () => {
    fc.assert(
      fc.property(text, (typed) => {
        if (/['’]/.test(typed) || typed.trim().length < 2) return;
        const expected = locationList().filter((entry) => matches(entry, typed)).length;
        expect(suggestLocations(typed).length).toBeGreaterThanOrEqual(Math.min(10, expected));
      }),
      { numRuns: 100 },
    );
  });
  it('every entry of the list is found by its own postcode or name', () => {
    const lost = locationList().filter((entry) => suggestLocations(entry.postcode || entry.area)[0] !== entry);
    expect(lost).toEqual([]);
    // seven thousand look-ups: a busy machine may need more than the usual time
  }, 30_000);
  it('every area and district is found by its name', () => {
    const names = new Set(locationList().flatMap(({ area, district }) => [area, district]));
    const lost = [...names].filter(
      (name) => !suggestLocations(name).some((entry) => [entry.area, entry.district].some((own) => own.includes(name))),
    );
    expect(lost).toEqual([]);
  });
});
