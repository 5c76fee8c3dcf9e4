import districtTowns from './data/district-towns.json' with { type: 'json' };
import namedDistricts from './data/named-districts.json' with { type: 'json' };
import type { Point } from './postcode-areas.ts';

export interface DistrictInfo {
  readonly name: string;
  /** Known for the districts of the larger cities only. */
  readonly centre: Point | null;
}

let notes: Map<string, DistrictInfo> | undefined;

/** The name and centre of a district such as "M1" or "AB42"; the index is built on first use. */
export function districtInfo(district: string): DistrictInfo | null {
  notes ??= indexDistricts();
  return notes.get(district) ?? null;
}

function indexDistricts(): Map<string, DistrictInfo> {
  const index = new Map<string, DistrictInfo>();
  // A key is one district number or a range such as "10-16".
  for (const [letters, towns] of Object.entries(districtTowns))
    for (const [numbers, name] of Object.entries<string>(towns)) {
      const [from = '', to = from] = numbers.split('-');
      for (let number = Number(from); number <= Number(to); number++)
        index.set(letters + number, { name, centre: null });
    }
  for (const [outcode, { name, lat, lng }] of Object.entries(namedDistricts))
    index.set(outcode, { name, centre: { lat, lng } });
  return index;
}
