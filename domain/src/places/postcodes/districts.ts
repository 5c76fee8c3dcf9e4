import { districtTownRows } from './data/district-towns.ts';
import { cityDistrictRows } from './data/districts-cities.ts';
import { londonDistrictRows } from './data/districts-london.ts';
import type { Point } from './postcode-areas.ts';

export interface DistrictNote {
  readonly name: string;
  /** Known for the districts of the larger cities only. */
  readonly centre: Point | null;
}

function addTowns(notes: Map<string, DistrictNote>, rows: string): void {
  for (const row of rows.split('\n')) {
    const [letters = '', towns = ''] = row.split('|');
    for (const entry of towns.split(',')) {
      const gap = entry.indexOf(' ');
      const [from = '', to = from] = entry.slice(0, gap).split('-');
      const note: DistrictNote = { name: entry.slice(gap + 1), centre: null };
      for (let number = Number(from); number <= Number(to); number++) notes.set(letters + number, note);
    }
  }
}

function addNamed(notes: Map<string, DistrictNote>, rows: string): void {
  for (const row of rows.split('\n')) {
    const [outcode = '', name = '', lat, lng] = row.split('|');
    notes.set(outcode, { name, centre: { lat: Number(lat), lng: Number(lng) } });
  }
}

let notes: Map<string, DistrictNote> | undefined;

/** Name and centre of a district such as "M1" or "AB42"; parsed on first use, so that importing costs nothing. */
export function districtNote(district: string): DistrictNote | null {
  if (notes === undefined) {
    notes = new Map();
    addTowns(notes, districtTownRows);
    for (const rows of [londonDistrictRows, cityDistrictRows]) addNamed(notes, rows);
  }
  return notes.get(district) ?? null;
}
