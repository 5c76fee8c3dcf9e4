import { writtenProfilesNorth } from './data/written-profiles-north.ts';
import { writtenProfilesSouth } from './data/written-profiles-south.ts';

/** The hand-written part of a profile; range, split and nearby postcodes are computed. */
export interface WrittenProfile {
  readonly name: string;
  readonly properties: number;
  /** Pounds a month. */
  readonly avgPrice: number;
  readonly description: string;
  readonly people: readonly [population: number, avgAge: number, studentsPercent: number, youngsPercent: number];
  readonly transport: readonly string[];
  readonly amenities: readonly string[];
  readonly trends: readonly [monthlyChange: number, yearlyChange: number, daysOnMarket: number];
}

const written: ReadonlyMap<string, WrittenProfile> = new Map(
  Object.entries({ ...writtenProfilesNorth, ...writtenProfilesSouth }),
);

/** Districts with a hand-written profile. */
export const writtenDistricts: readonly string[] = [...written.keys()];

export const writtenProfile = (district: string): WrittenProfile | null => written.get(district) ?? null;
