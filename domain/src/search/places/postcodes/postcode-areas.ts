import { type Nation, nations } from '../nations.ts';
import areaRows from './data/postcode-areas.json' with { type: 'json' };

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

const byLetters: ReadonlyMap<string, PostcodeArea> = new Map(
  areaRows.map(({ nation, lat, lng, ...area }) => [
    area.letters,
    { ...area, nation: nations.find((name) => name === nation) ?? null, centre: { lat, lng } },
  ]),
);

export const postcodeAreas: readonly PostcodeArea[] = [...byLetters.values()];

export const postcodeArea = (letters: string): PostcodeArea | null => byLetters.get(letters) ?? null;

/** Guernsey, Jersey and the Isle of Man have postcodes but are not in the United Kingdom. */
export const CROWN_DEPENDENCIES: ReadonlyMap<string, string> = new Map([
  ['GY', 'Guernsey'],
  ['JE', 'Jersey'],
  ['IM', 'the Isle of Man'],
]);
