import { formatCount } from '../../money.ts';
import { MAX_IMPORT_COLUMNS } from './imports.ts';

/** Longer than any text that a home has, with the HTML around it, and than the addresses of its pictures. */
export const MAX_FIELD_LENGTH = 50_000;
/** Objects in objects: `property.details.rooms[3].name` has four. */
export const MAX_NESTING = 8;
/** Values of a home with all that is nested in it. */
export const MAX_VALUES = 5_000;

export interface ShapeProblem {
  /** Where it is, such as `details.description`; empty for the whole. */
  readonly field: string;
  readonly wanted: string;
}

interface Found {
  readonly value: unknown;
  readonly field: string;
  readonly depth: number;
}

/**
 * What is too long, too deep or too much in a home that somebody sent, before anything reads what it means. Takes time
 * in proportion to what was sent, and no stack.
 */
export function shapeProblem(sent: unknown): ShapeProblem | null {
  const open: Found[] = [{ value: sent, field: '', depth: 0 }];
  let values = 0;
  for (let found = open.pop(); found; found = open.pop()) {
    const { value, field, depth } = found;
    if (typeof value === 'string' && value.length > MAX_FIELD_LENGTH)
      return { field, wanted: `at most ${formatCount(MAX_FIELD_LENGTH)} characters, not ${formatCount(value.length)}` };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_NESTING) return { field, wanted: `at most ${MAX_NESTING} levels of nested values` };
    const entries = Object.entries(value);
    values += entries.length;
    if (values > MAX_VALUES) return { field, wanted: `at most ${formatCount(MAX_VALUES)} values for each home` };
    const isList = Array.isArray(value);
    for (const [key, inner] of entries) {
      const name = key.slice(0, MAX_SHOWN_NAME);
      const step = isList ? `[${name}]` : field === '' ? name : `.${name}`;
      open.push({ value: inner, field: `${field}${step}`, depth: depth + 1 });
    }
  }
  return null;
}

const MAX_SHOWN_NAME = 60;

/** The same for the cells of a table, whose fields go by the names of their columns. */
export function cellsProblem(cells: readonly string[], columns: readonly string[]): ShapeProblem | null {
  if (cells.length > MAX_IMPORT_COLUMNS)
    return { field: '', wanted: `at most ${MAX_IMPORT_COLUMNS} cells, not ${formatCount(cells.length)}` };
  const long = cells.findIndex((cell) => cell.length > MAX_FIELD_LENGTH);
  const problem = long === -1 ? null : shapeProblem(cells[long]);
  return problem && { ...problem, field: columns[long]?.trim() || `column ${long + 1}` };
}

/** For people: "Row 12, field “Description”: …". Rows count as in a spreadsheet. */
export const shapeSentence = (row: number, { field, wanted }: ShapeProblem): string =>
  `Row ${formatCount(row)}${field === '' ? '' : `, field “${field}”`}: we accept ${wanted}. Correct it and upload the file again.`;
