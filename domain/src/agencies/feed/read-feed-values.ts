import { readField } from '../portfolio/cells.ts';
import { type PortableField, type PortableValues, portableFields } from '../portfolio/portable-listing.ts';

type Given = string | number | boolean | null | readonly string[];

interface ReadValues {
  readonly values: Partial<PortableValues>;
  /** What’s needed instead, by the name of the field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Fields of a listing as JSON says them; a text is read as in a file, so that "yes" and "£1,250" are understood. */
export function readFeedValues(given: Readonly<Partial<Record<PortableField, Given | undefined>>>): ReadValues {
  const values: Partial<Record<PortableField, unknown>> = {};
  const problems: Record<string, string> = {};
  for (const name of portableFields) {
    const value = given[name];
    if (value === undefined) continue;
    const read = readField(name, cellOf(value));
    if (!read.ok) problems[name] = read.wanted;
    else if (read.value !== undefined) values[name] = read.value;
  }
  return { values: values as Partial<PortableValues>, problems };
}

function cellOf(value: Given): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
