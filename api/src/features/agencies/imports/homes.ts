import type { ImportColumn } from '@letfair/contract/agencies/imports';
import type { ImportProblem } from '@letfair/domain/agencies/imports/imports';
import { readBlmRecord } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { type ColumnTarget, guessColumns, portfolioColumns } from '@letfair/domain/agencies/portfolio/columns';
import type { PortableListing, ReadListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import { type Column, readRow, shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { ownValue } from '@letfair/domain/code-table';
import { readJsonHome } from './read/json-home.ts';
import type { FileRow } from './read/open-portfolio.ts';
import { plainText } from './read/plain-text.ts';

const isTarget = (target: string | null): target is ColumnTarget =>
  target !== null && (portfolioColumns as readonly string[]).includes(target);

/** What was said of a column before comes first, then what its name is like. */
export function guessTargets(
  columns: readonly string[],
  known: Readonly<Record<string, string | null>>,
): (ColumnTarget | null)[] {
  const guessed = guessColumns(columns);
  const taken = new Set<string>();
  return columns.map((name, at) => {
    const said = ownValue(known, name.trim().toLowerCase());
    const target = said === undefined ? (guessed[at] ?? null) : said;
    if (!isTarget(target) || (taken.has(target) && !mayRepeat(target))) return null;
    taken.add(target);
    return target;
  });
}

/** Photos may stand in several columns. */
const mayRepeat = (target: string): boolean => target === 'photos' || target === 'photo_captions';

/** What is wrong with a choice of columns. */
export function targetsProblem(columns: readonly ImportColumn[], targets: readonly (string | null)[]): string | null {
  if (targets.length !== columns.length) return 'Say what each column is, or null.';
  const chosen = targets.filter((target) => target !== null);
  const unknown = chosen.find((target) => !isTarget(target));
  if (unknown !== undefined) return `There is no field named ${unknown}.`;
  const twice = chosen.find((target, at) => chosen.indexOf(target) !== at && !mayRepeat(target));
  if (twice !== undefined) return `Two columns are set to ${twice}. Choose one of them.`;
  return chosen.includes('reference')
    ? null
    : 'Choose the column with your references. We use them to find your homes again.';
}

export interface ReadHome {
  readonly reference: string;
  readonly title: string;
  readonly home: PortableListing | null;
  readonly problems: readonly ImportProblem[];
}

/** Reads the rows of a file as homes. */
export function homeReader(columns: readonly ImportColumn[]): (row: FileRow) => ReadHome {
  const mapped: Column[] = columns.map(({ name, target }) => ({
    header: name,
    target: isTarget(target) ? target : null,
  }));
  const at = mapped.findIndex(({ target }) => target === 'reference');
  return (row) => {
    if ('cells' in row) {
      const formulas = formulasIn(mapped, row.cells);
      const read = readRow(mapped, row.cells);
      return present({ ...read, problems: [...formulas, ...read.problems] }, row.cells[at] ?? '');
    }
    if ('record' in row) return present(readBlmRecord(row.record, plainText), row.record.AGENT_REF ?? '');
    if ('broken' in row) return { reference: '', title: '', home: null, problems: [brokenRecord(row.broken)] };
    return present(readJsonHome(row.value), '');
  };
}

function present({ listing, problems }: ReadListing, reference: string): ReadHome {
  return {
    reference: (listing?.reference ?? reference).trim(),
    title: String(listing?.values.title ?? listing?.ifNew?.title ?? ''),
    home: listing,
    problems,
  };
}

const brokenRecord = (value: string): ImportProblem => ({
  column: '',
  value,
  wanted: 'as many fields as the definition has columns',
});

/** What a spreadsheet would compute; a list may begin with a dash. An apostrophe in front, as our own files have it, says that it is text. */
const FORMULA = /^\s*(?:=|[+@-](?:\w*[+.-])*[\d_]*[a-z]\w*[(|])/i;

const formulasIn = (columns: readonly Column[], cells: readonly string[]): ImportProblem[] =>
  columns.flatMap(({ header, target }, at) => {
    const cell = cells[at] ?? '';
    return target !== null && FORMULA.test(cell)
      ? [{ column: header, value: shownValue(cell), wanted: 'text or a figure, not a formula' }]
      : [];
  });
