import type { Nation } from '../nations.ts';
import { postcodeAreaRows } from './data/postcode-areas.ts';

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface PostcodeArea {
  /** One or two letters, upper case. */
  readonly letters: string;
  readonly name: string;
  readonly county: string;
  /** Null where the border runs through the area; then the district decides, see nation.ts. */
  readonly nation: Nation | null;
  readonly centre: Point;
  /** Districts are numbered from 1 to this. */
  readonly highestDistrict: number;
}

const nationOfLetter: Readonly<Record<string, Nation | null>> = {
  E: 'england',
  W: 'wales',
  S: 'scotland',
  N: 'northern-ireland',
  '*': null,
};

const parseArea = (row: string): PostcodeArea => {
  const [letters = '', name = '', county = '', nation = '', lat, lng, highest] = row.split('|');
  return {
    letters,
    name,
    county,
    nation: nationOfLetter[nation] ?? null,
    centre: { lat: Number(lat), lng: Number(lng) },
    highestDistrict: Number(highest),
  };
};

const byLetters: ReadonlyMap<string, PostcodeArea> = new Map(
  postcodeAreaRows.split('\n').map((row) => {
    const area = parseArea(row);
    return [area.letters, area];
  }),
);

export const postcodeAreas: readonly PostcodeArea[] = [...byLetters.values()];

export const postcodeArea = (letters: string): PostcodeArea | null => byLetters.get(letters) ?? null;

/** Guernsey, Jersey and the Isle of Man have postcodes but are not in the United Kingdom. */
export const CROWN_DEPENDENCIES: ReadonlyMap<string, string> = new Map([
  ['GY', 'Guernsey'],
  ['JE', 'Jersey'],
  ['IM', 'the Isle of Man'],
]);
