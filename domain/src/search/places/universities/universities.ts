import type { Point } from '../postcodes/postcode-areas.ts';
import { placeKey } from '../towns.ts';
import rows from './universities.json' with { type: 'json' };

export interface University {
  readonly name: string;
  /** Of its main site. */
  readonly outcode: string;
  readonly centre: Point;
  /** What people call it besides its name, compared by `placeKey`. */
  readonly otherNames: readonly string[];
}

/**
 * "University of Kent: CT2 51.297 1.069 | ukc". The names are those in use in 2026; outcodes and positions are written
 * by us for the main site of each, good to about half a mile.
 */
function parseRow(row: string): University {
  const [written = '', others = ''] = row.split(' | ');
  const [name = '', where = ''] = written.split(': ');
  const [outcode = '', lat, lng] = where.split(' ');
  const otherNames = others === '' ? [] : others.split(', ');
  return { name, outcode, centre: { lat: Number(lat), lng: Number(lng) }, otherNames };
}

/** "leeds uni", "leeds university" and "uni of leeds" for the University of Leeds. */
function usualNames(name: string): readonly string[] {
  const key = placeKey(name);
  const town = /^university of (?:the )?(.+)$/.exec(key)?.[1] ?? /^(.+) university$/.exec(key)?.[1];
  return town === undefined ? [] : [`${town} uni`, `${town} university`, `uni of ${town}`, `university of ${town}`];
}

let known: readonly University[] | undefined;

export const universities = (): readonly University[] => {
  known ??= rows.map(parseRow);
  return known;
};

let byName: ReadonlyMap<string, University> | undefined;

/** By `placeKey` of every name; a name of its own goes before what others call another university. */
export function universityNames(): ReadonlyMap<string, University> {
  if (byName !== undefined) return byName;
  const names = new Map<string, University>();
  const namesOf: readonly ((one: University) => readonly string[])[] = [
    ({ name }) => [placeKey(name)],
    ({ otherNames }) => otherNames,
    ({ name }) => usualNames(name),
  ];
  for (const listed of namesOf)
    for (const one of universities()) for (const key of listed(one)) if (!names.has(key)) names.set(key, one);
  byName = names;
  return names;
}
