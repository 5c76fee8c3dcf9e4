import type { ImportColumn } from '@letfair/contract/agencies/imports';
import { readBlmRecord } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { blmColumnOf } from '@letfair/domain/agencies/portfolio/blm/write-blm';
import { columnChoiceProblem, isTarget } from '@letfair/domain/agencies/portfolio/column-choice';
import {
  type Column,
  type ColumnTarget,
  headerOf,
  isExtraColumn,
  mayRepeat,
  targetLabel,
} from '@letfair/domain/agencies/portfolio/columns';
import { guessColumns } from '@letfair/domain/agencies/portfolio/guess-columns';
import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import type { CellProblem, ReadListing } from '@letfair/domain/agencies/portfolio/read-listing';
import { readRow, shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { ownValue } from '@letfair/domain/code-table';
import type { ImportRecord } from './imports.repository.ts';
import { readJsonHome } from './read/json-home.ts';
import type { FileRow } from './read/open-portfolio.ts';
import { plainText } from './read/plain-text.ts';

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

/** What is wrong with a choice of columns. */
export const targetsProblem = (columns: readonly ImportColumn[], targets: readonly (string | null)[]): string | null =>
  targets.length === columns.length
    ? columnChoiceProblem(targets)
    : 'Say what each column is, or use null to leave it out.';

export interface ReadHome {
  readonly reference: string;
  readonly title: string;
  /** Null where it can’t be imported whatever else is right. */
  readonly home: PortableListing | null;
  /** What could be read of it all the same, so that its other problems are found as well. */
  readonly readable: PortableListing | null;
  readonly problems: readonly CellProblem[];
}

/** The columns of a CSV file, as somebody said what they are. */
const mappedColumns = (columns: readonly ImportColumn[]): Column[] =>
  columns.map(({ name, target }) => ({ header: name, target: isTarget(target) ? target : null }));

/** What whoever sent a file calls a field: as the file does, or else as the form does. */
export type FieldNamer = (target: ColumnTarget) => string;

export function fieldNamer({ format, columns }: Pick<ImportRecord, 'format' | 'columns'>): FieldNamer {
  const mapped = mappedColumns(columns);
  return format === 'blm' ? blmName : (target) => headerOf(mapped, target);
}

/** A problem as the file names its field. */
export const nameOrColumn = (nameOf: FieldNamer, { target, column }: CellProblem): string =>
  target === null ? column : nameOf(target);

function blmName(target: ColumnTarget): string {
  if (target === 'reference') return 'AGENT_REF';
  if (target === 'status') return 'STATUS_ID';
  if (target === 'branch') return 'BRANCH_ID';
  return (!isExtraColumn(target) && blmColumnOf(target)) || targetLabel(target);
}

/** Reads the rows of a file as homes. */
export function homeReader(columns: readonly ImportColumn[]): (row: FileRow) => ReadHome {
  const mapped = mappedColumns(columns);
  const at = mapped.findIndex(({ target }) => target === 'reference');
  return (row) => {
    if ('cells' in row) {
      const formulas = formulasIn(mapped, row.cells);
      const read = readRow(mapped, row.cells);
      const isFormula = ({ column }: CellProblem) => formulas.some((formula) => formula.column === column);
      const others = read.problems.filter((problem) => !isFormula(problem));
      const wrong = [...formulas, ...others];
      return present(
        { ...read, problems: [...shiftedCells(columns, row.cells, wrong), ...wrong] },
        row.cells[at] ?? '',
      );
    }
    if ('record' in row) return present(readBlmRecord(row.record, plainText), row.record.AGENT_REF ?? '');
    if ('broken' in row)
      return { reference: '', title: '', home: null, readable: null, problems: [brokenRecord(row.broken)] };
    return present(readJsonHome(row.value), '');
  };
}

function present({ listing, readable = listing ?? undefined, problems }: ReadListing, reference: string): ReadHome {
  return {
    reference: (listing?.reference ?? reference).trim(),
    title: String(readable?.values.title ?? readable?.ifNew?.title ?? ''),
    home: listing,
    readable: readable ?? null,
    problems,
  };
}

const brokenRecord = (value: string): CellProblem => ({
  target: null,
  column: '',
  value,
  wanted: 'as many fields as there are columns in the definition',
});

const MOVED = 2;

/** More cells than columns where several are wrong: a comma in a text has moved those that follow. */
function shiftedCells(
  columns: readonly ImportColumn[],
  cells: readonly string[],
  wrong: readonly CellProblem[],
): CellProblem[] {
  if (cells.length <= columns.length || wrong.length < MOVED) return [];
  const wanted = `This row has ${cells.length} cells instead of ${columns.length}. Put quotation marks around any text that contains the separator.`;
  return [{ target: null, column: '', value: '', wanted }];
}

/** What a spreadsheet would compute; a list may begin with a dash. An apostrophe in front, as our own files have it, says that it is text. */
const FORMULA = /^\s*(?:=|[+@-](?:\w*[+.-])*[\d_]*[a-z]\w*[(|])/i;

const formulasIn = (columns: readonly Column[], cells: readonly string[]): CellProblem[] =>
  columns.flatMap(({ header, target }, at) => {
    const cell = cells[at] ?? '';
    return target !== null && FORMULA.test(cell)
      ? [{ target, column: header, value: shownValue(cell), wanted: 'text or a number, not a formula' }]
      : [];
  });
