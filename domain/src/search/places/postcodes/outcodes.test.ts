import { describe, expect, it } from 'vitest';
import { distanceKm } from '../towns.ts';
import { outcodeInfo, outcodeLabel, outcodesInUse } from './outcodes.ts';
import { CROWN_DEPENDENCIES, postcodeAreas } from './postcode-areas.ts';
import { areaLettersOf, districtOf } from './postcodes.ts';

/** The districts in use, written apart from the table: an area, then numbers and ranges. */
const DISTRICTS_IN_USE = `
AB 10-16 21-25 30-39 41-45 51-56|AL 1-10|B 1-21 23-38 40 42-50 60-80 90-98|BA 1-16 20-22|BB 1-12 18|BD 1-24
BH 1-25 31|BL 0-9|BN 1-3 5-18 20-27 41-45|BR 1-8|BS 1-11 13-16 20-32 34-37 39-41 48-49
BT 1-49 51-57 60-71 74-82 92-94|CA 1-28|CB 1-11 21-25|CF 3 5 10-11 14-15 23-24 31-48 61-64 71-72 81-83
CH 1-8 41-49 60-66|CM 0-9 11-24 77|CO 1-16|CR 0 2-9|CT 1-21|CV 1-13 21-23 31-37 47|CW 1-12|DA 1-18|DD 1-11
DE 1 3-7 11-15 21-24 45 55-56 65 72-75|DG 1-14 16|DH 1-9|DL 1-17|DN 1-12 14-22 31-41|DT 1-11|DY 1-14
E 1-18 20|EC 1-4|EH 1-49 51-55|EN 1-11|EX 1-24 31-39|FK 1-21|FY 1-8
G 1-5 11-15 20-23 31-34 40-46 51-53 60-69 71-78 81-84|GL 1-20 50-56|GU 1-12 14-35 46-47 51-52|HA 0-9|HD 1-9
HG 1-5|HP 1-23 27|HR 1-9|HS 1-9|HU 1-20|HX 1-7|IG 1-11|IP 1-33|IV 1-28 30-32 36 40-49 51-56 63|KA 1-30|KT 1-24
KW 1-3 5-17|KY 1-16|L 1-40|LA 1-23|LD 1-8|LE 1-19 65 67|LL 11-49 51-78|LN 1-13|LS 1-29|LU 1-7
M 1-9 11-35 38 40-41 43-46 50 90|ME 1-20|MK 1-19 40-46|ML 1-12|N 1-22|NE 1-13 15-49 61-71|NG 1-25 31-34
NN 1-18 29|NP 4 7-8 10-13 15-16 18-20 22-26 44|NR 1-35|NW 1-11|OL 1-16|OX 1-5 7 9-18 20 25-29 33 39 44 49
PA 1-38 41-49 60-78 80|PE 1-16 19-38|PH 1-26 30-44 49-50|PL 1-35|PO 1-22 30-41|PR 1-9 25-26
RG 1-2 4-10 12 14 17-31 40-42 45|RH 1-20|RM 1-20|S 1-14 17-18 20-21 25-26 32-33 35-36 40-45 60-66 70-75 80-81
SA 1-20 31-48 61-73|SE 1-28|SG 1-19|SK 1-17 22-23|SL 0-9|SM 1-7|SN 1-16 25-26|SO 14-24 30-32 40-43 45 50-53
SP 1-11|SR 1-8|SS 0-9 11-17|ST 1-21|SW 1-20|SY 1-25|TA 1-24|TD 1-15|TF 1-13|TN 1-40|TQ 1-14|TR 1-27|TS 1-29
TW 1-20|UB 1-11|W 1-14|WA 1-16|WC 1-2|WD 3-7 17-19 23-25|WF 1-17|WN 1-8|WR 1-15|WS 1-15|WV 1-16
YO 1 7-8 10-19 21-26 30-32 41-43 51 60-62|ZE 1-3|GY 1-10|IM 1-9|JE 2-3`;

/** The letters that follow a district in use with a letter; E1 and N1 are in use without one too. */
const PARTS_IN_USE = 'E1W EC1AMNRVY EC2AMNRVY EC3AMNRV EC4AMNRVY N1C SW1AEHPVWXY W1BCDFGHJKSTUW WC1ABEHNRVX WC2ABEHNR';

function inUse(): string[] {
  const districts = DISTRICTS_IN_USE.split(/[|\n]/).flatMap((line) => {
    const [letters, ...ranges] = line.trim().split(' ');
    return ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => `${letters}${from + at}`);
    });
  });
  const parts = PARTS_IN_USE.split(' ').flatMap((text) => {
    const [, district, letters = ''] = /^([A-Z]+\d)([A-Z]+)$/.exec(text) ?? [];
    return [...letters].map((letter) => district + letter);
  });
  return [...districts, ...parts];
}

/** The only ones whose six nearest neighbours all lie in other areas: at the edge of theirs, or in the middle of London. */
const AMONG_OTHER_AREAS = ['CM0', 'GU25', 'N1C', 'NN13', 'NW1', 'SL5'];

/** IV27, the north-west of Sutherland, has 43 km to its neighbour. */
const FURTHEST_NEIGHBOUR_KM = 45;
const DEGREES_IN_REACH = 0.45;

const inUk = () => outcodesInUse().filter(({ outcode }) => !CROWN_DEPENDENCIES.has(areaLettersOf(outcode) ?? ''));

describe('the outcodes in use', () => {
  it('are all there, each once', () => {
    const listed = outcodesInUse().map(({ outcode }) => outcode);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.toSorted()).toEqual(inUse().toSorted());
  });
  it('lie in every area, up to its highest district', () => {
    for (const { letters, highestDistrict } of postcodeAreas) {
      const numbers = inUk()
        .filter(({ outcode }) => areaLettersOf(outcode) === letters)
        .map(({ outcode }) => Number(/\d+/.exec(outcode)));
      // M90 is Manchester Airport, forty numbers above the districts with homes.
      expect(Math.max(...numbers.filter((number) => letters !== 'M' || number < 90)), letters).toBe(highestDistrict);
    }
  });
  it('have a name, a town and a centre with three decimals', () => {
    for (const { outcode, name, town, centre } of outcodesInUse()) {
      expect(name, outcode).toMatch(/^[A-Z][A-Za-z',\- ]+$/);
      expect(town, outcode).toMatch(/^[A-Z][A-Za-z'\- ]+$/);
      expect(centre.lat > 49.1 && centre.lat < 61 && centre.lng > -8.2 && centre.lng < 1.8, outcode).toBe(true);
    }
  });
  it('are known by their district where a letter is not in use', () => {
    expect(outcodeInfo('SW1Z')?.outcode).toBe('SW1');
    expect(outcodeInfo('M4')).toMatchObject({ name: 'Ancoats and New Islington', town: 'Manchester' });
    expect(outcodeInfo('AB1')).toBeNull();
    expect(outcodeInfo('toString')).toBeNull();
  });
  it('are labelled with the town unless the area says it', () => {
    const label = (outcode: string) => outcodeLabel(outcodeInfo(outcode)!);
    expect(label('LS6')).toBe('Headingley and Hyde Park');
    expect(label('E8')).toBe('Hackney');
    expect(label('SS13')).toBe('Pitsea, Basildon');
    expect(label('LS21')).toBe('Otley');
  });
});

describe('their centres', () => {
  it('are different points', () => {
    const points = outcodesInUse().map(({ centre }) => `${centre.lat} ${centre.lng}`);
    expect(new Set(points).size).toBe(points.length);
  });
  it('lie among those of the same area', () => {
    const placed = inUk().map(({ outcode, centre }) => ({ outcode, centre, letters: areaLettersOf(outcode) }));
    const strangers = placed.filter(({ outcode, centre, letters }) => {
      const nearest = placed
        .filter((other) => other.outcode !== outcode && Math.abs(other.centre.lat - centre.lat) < DEGREES_IN_REACH)
        .map((other) => ({ isOwn: other.letters === letters, km: distanceKm(centre, other.centre) }))
        .sort((a, b) => a.km - b.km);
      expect(nearest.find(({ isOwn }) => isOwn)?.km, outcode).toBeLessThan(FURTHEST_NEIGHBOUR_KM);
      return !nearest.slice(0, 6).some(({ isOwn }) => isOwn);
    });
    expect(strangers.map(({ outcode }) => outcode)).toEqual(AMONG_OTHER_AREAS);
  });
  it('of parts lie within a mile of their district', () => {
    for (const { outcode, centre } of inUk())
      expect(distanceKm(centre, outcodeInfo(districtOf(outcode))!.centre), outcode).toBeLessThan(
        outcode === 'N1C' ? 2 : 1.6,
      );
  });
});
