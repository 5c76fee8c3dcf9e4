import { basename } from 'node:path';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { sql } from 'kysely';
import type pg from 'pg';
import { openDb, write } from '../../../../platform/db.ts';
import { DirectoryProblem, fieldsOf, unquote } from '../import/directory-formats.ts';
import { linesOf, openTextFiles, type TextFile } from '../import/read-directory.ts';
import type { AreaLevel, Office } from './area-codes.ts';
import { type AreaTable, joinHeadings, recogniseTable } from './area-tables.ts';
import { type Dataset, describeDataset, editionOf } from './datasets.ts';

export interface AreaFactsProgress {
  /** In bytes. */
  readonly done: number;
  readonly of: number;
}

interface ImportOptions {
  readonly onProgress?: (progress: AreaFactsProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ImportedDataset extends Dataset {
  /** Postcode districts, or local authorities. */
  readonly areas: number;
  /** Areas of the file in which no postcode lies. */
  readonly unplaced: number;
  /** Whether place pages can show it: those of a local authority need to know which districts lie in it. */
  readonly isShown: boolean;
}

export type AreaFactsOutcome =
  | {
      readonly ok: true;
      readonly datasets: readonly ImportedDataset[];
      readonly bad: number;
      readonly firstBad: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

const SHOWN_BAD_ROWS = 5;
/** Tables of Scotland begin with some lines about themselves. */
const LINES_BEFORE_HEADINGS = 15;

/** Adds the figures of a file about areas; whatever goes wrong, those before stay. */
export async function importAreaFacts(
  pool: pg.Pool,
  path: string,
  { onProgress, signal }: ImportOptions = {},
): Promise<AreaFactsOutcome> {
  try {
    const { files, close } = await openTextFiles(path);
    try {
      const reading = new Reading(await readPlacement(pool), basename(path));
      const of = files.reduce((sum, { bytes }) => sum + bytes, 0);
      let done = 0;
      for (const file of files)
        await reading.read(file, (bytes) => {
          if (signal?.aborted) throw new DirectoryProblem('Interrupted.');
          done += bytes;
          onProgress?.({ done: Math.min(done, of), of });
        });
      return { ok: true, ...(await reading.store(pool)) };
    } finally {
      close();
    }
  } catch (error) {
    if (error instanceof DirectoryProblem) return { ok: false, problem: error.message };
    throw error;
  }
}

/** The districts in which an area of the directory lies, with the share of its postcodes. */
interface Placement {
  readonly levels: ReadonlySet<string>;
  readonly districtsOf: ReadonlyMap<string, readonly { readonly district: string; readonly share: number }[]>;
}

async function readPlacement(pool: pg.Pool): Promise<Placement> {
  const { rows } = await pool.query<{ level: string; code: string; district: string; share: number }>(`
    select level, code, district, (postcodes::float8 / sum(postcodes) over (partition by level, code))::float8 as share
    from district_area`);
  const districtsOf = new Map<string, { district: string; share: number }[]>();
  for (const { code, district, share } of rows) {
    const known = districtsOf.get(code);
    if (known) known.push({ district, share });
    else districtsOf.set(code, [{ district, share }]);
  }
  return { levels: new Set(rows.map(({ level }) => level)), districtsOf };
}

const cellsOf = (line: string): string[] => fieldsOf(line, ',').map(unquote);

interface Sums {
  readonly dataset: Dataset;
  readonly byArea: Map<string, { name: string; readonly values: Map<string, number> }>;
  unplaced: number;
}

/** What is read is added up by district at once, so that a table of all output areas needs no room. */
class Reading {
  readonly #placement: Placement;
  readonly #fileName: string;
  readonly #sums = new Map<string, Sums>();
  #bad = 0;
  readonly #firstBad: string[] = [];
  #firstHeadings: readonly string[] | null = null;
  #isAboutOtherAreas = false;

  constructor(placement: Placement, fileName: string) {
    this.#placement = placement;
    this.#fileName = fileName;
  }

  async read(file: TextFile, onBytes: (bytes: number) => void): Promise<void> {
    let table: AreaTable | null = null;
    let headings: readonly string[] = [];
    let lineNumber = 0;
    for await (const lines of linesOf(file, onBytes))
      for (const line of lines) {
        lineNumber++;
        if (line.trim() === '') continue;
        const cells = cellsOf(line);
        const isFurtherHeading = cells.length > 1 && cells[0] === '' && headings[0] === '';
        if (table && !isFurtherHeading)
          this.#readRow(table, cells, `line ${lineNumber}${file.name && ` of ${file.name}`}`, file.name);
        else {
          headings = isFurtherHeading ? joinHeadings(headings, cells) : cells;
          table = recogniseTable(headings);
          if (!table && cells.length > 1) this.#firstHeadings ??= headings;
          if (!table && lineNumber >= LINES_BEFORE_HEADINGS) return;
        }
      }
  }

  #readRow(table: AreaTable, cells: readonly string[], where: string, fileName: string): void {
    const row = table.read(cells);
    if (row === null) this.#isAboutOtherAreas = true;
    // What stands below a table of Scotland is a note of one cell.
    else if (typeof row === 'string' && cells.length > 1) {
      this.#bad++;
      if (this.#firstBad.length < SHOWN_BAD_ROWS) this.#firstBad.push(`${where}: ${row}`);
    } else if (typeof row !== 'string') {
      const sums = this.#sumsOf(table.kind, row.level, row.office ?? 'ofcom', fileName);
      const districts = this.#districtsOf(row.level, row.code);
      if (districts.length === 0) sums.unplaced++;
      for (const { district, share } of districts) {
        const area = sums.byArea.get(district) ?? { name: '', values: new Map<string, number>() };
        sums.byArea.set(district, area);
        if (row.level === 'authority') area.name = row.name;
        for (const [measure, value] of row.values)
          area.values.set(measure, (area.values.get(measure) ?? 0) + share * value);
      }
    }
  }

  /** Local authorities stay as they are, because several places lie in one. */
  #districtsOf(level: AreaLevel, code: string) {
    if (level === 'authority') return [{ district: code, share: 1 }];
    if (level === 'sector') return [{ district: districtOf(code), share: 1 }];
    if (!this.#placement.levels.has(level))
      throw new DirectoryProblem(
        `The postcode directory in use doesn’t say which ${level === 'ward' ? 'ward' : 'output area'} a postcode is in. ` +
          'Import the ONS Postcode Directory first (npm run import-postcodes -- FILE).',
      );
    return this.#placement.districtsOf.get(code) ?? [];
  }

  #sumsOf(kind: AreaTable['kind'], level: AreaLevel, office: Office, fileName: string): Sums {
    const id = `${kind}/${office}/${level}`;
    const known = this.#sums.get(id);
    if (known) return known;
    const edition = editionOf(fileName) ?? editionOf(this.#fileName);
    if (office === 'ofcom' && edition === null)
      throw new DirectoryProblem(
        'The name of the file doesn’t say which month the figures are for. Keep the name that Ofcom gave it, such as 202409_fixed_laua_coverage_r01.csv.',
      );
    const sums: Sums = {
      dataset: describeDataset({ kind, level }, office, edition ?? ''),
      byArea: new Map(),
      unplaced: 0,
    };
    this.#sums.set(id, sums);
    return sums;
  }

  #refuse(): never {
    if (this.#isAboutOtherAreas)
      throw new DirectoryProblem(
        'This table uses a type of area that Letfair doesn’t support. Use a table by output area, ward, postcode sector or local authority.',
      );
    if (this.#bad > 0)
      throw new DirectoryProblem(`None of the rows can be used. The first problem: ${this.#firstBad[0]}.`);
    const found = this.#firstHeadings?.slice(0, 6).map((heading) => heading.slice(0, 60));
    throw new DirectoryProblem(
      'Letfair doesn’t recognise this table. Use residents, ages or students from the 2021 and 2022 censuses, or coverage from Ofcom’s Connected Nations. ' +
        (found ? `Its columns are: ${found.join(', ')}.` : 'It has no columns.'),
    );
  }

  async store(pool: pg.Pool) {
    const all = [...this.#sums.values()].filter(({ byArea }) => byArea.size > 0);
    if (all.length === 0) this.#refuse();
    const datasets = all.map(({ dataset, byArea, unplaced }) => ({
      ...dataset,
      areas: byArea.size,
      unplaced,
      isShown:
        dataset.level !== 'authority' || [...byArea.keys()].some((code) => this.#placement.districtsOf.has(code)),
    }));
    await write(openDb(pool), async (tx) => {
      for (const { dataset, byArea } of all) {
        const { id, kind, level, title, licence, attribution, asOf } = dataset;
        await sql`delete from area_dataset where id = ${id}`.execute(tx);
        await sql`
          insert into area_dataset (id, kind, level, title, licence, attribution, as_of, file_name, areas)
          values (${id}, ${kind}, ${level}, ${title}, ${licence}, ${attribution}, ${asOf}, ${this.#fileName},
            ${byArea.size})`.execute(tx);
        const rows = [...byArea].flatMap(([area, { name, values }]) =>
          [...values].map(([measure, value]) => ({ area, name, measure, value })),
        );
        await sql`
          insert into area_fact (dataset_id, area, area_name, measure, value)
          select ${id}, * from unnest(${rows.map(({ area }) => area)}::text[], ${rows.map(({ name }) => name)}::text[],
            ${rows.map(({ measure }) => measure)}::text[], ${rows.map(({ value }) => value)}::float8[])`.execute(tx);
      }
    });
    return { datasets, bad: this.#bad, firstBad: this.#firstBad };
  }
}
