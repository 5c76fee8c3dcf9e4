import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { Account } from '../../accounts/index.ts';

/** Columns that say nothing about a person: hashes, keys of comparison, and what pictures and words are found by. */
const internal = /_(hash|key|mark)$|^(search_text|phash|phash_bands|placeholder)$/;

const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A row as its owner reads it. Columns that come later are told without anybody having to think of it. */
export const tellRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !internal.test(column))
      .map(([column, value]) => [camelCase(column), value]),
  );

export async function* tellRows(rows: AsyncIterable<object>): AsyncGenerator<Record<string, unknown>> {
  for await (const row of rows) yield tellRow(row);
}

/** One file of an export. */
export interface ExportPart {
  readonly file: `${string}.json`;
  /** What is in it, for whoever opens the export. */
  readonly about: string;
  /** The tables it tells of; a test holds them against those that know an account. */
  readonly tables: readonly (keyof Tables)[];
  readonly rows: (db: Db, person: Account) => AsyncIterable<unknown>;
}

/** So many rows are in memory at a time; the largest, drafts, are 100 kB each. */
const ROWS_A_PAGE = 100;

/** Row by row, loaded page by page: `after` asks for what comes after the last row of the page before. */
export async function* inPages<DB, T extends keyof DB, Row>(
  ordered: SelectQueryBuilder<DB, T, Row>,
  after: (query: SelectQueryBuilder<DB, T, Row>, last: Row) => SelectQueryBuilder<DB, T, Row>,
): AsyncGenerator<Row> {
  let page = ordered;
  for (;;) {
    const rows = await page.limit(ROWS_A_PAGE).execute();
    yield* rows as Row[];
    const last = rows.at(-1) as Row | undefined;
    if (rows.length < ROWS_A_PAGE || last === undefined) return;
    page = after(ordered, last);
  }
}
