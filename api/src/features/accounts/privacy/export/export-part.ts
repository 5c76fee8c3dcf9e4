import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { ComposedFile } from '../../../../platform/retention/table-rule.ts';
import type { Account } from '../../sign-in/index.ts';

/** Columns without personal data: hashes, comparison keys and search indexes. */
const internalColumn = /_(hash|key|mark)$|^(search_text|phash_bands|wider_phash|wider_phash_bands|phash|placeholder)$/;

const toCamelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** New columns are exported by default. */
export const exportRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !internalColumn.test(column))
      .map(([column, value]) => [toCamelCase(column), value]),
  );

export async function* exportRows(rows: AsyncIterable<object>): AsyncGenerator<Record<string, unknown>> {
  for await (const row of rows) yield exportRow(row);
}

export interface ExportPart {
  readonly about: string;
  readonly rows: (db: Db, person: Account) => AsyncIterable<unknown>;
}

/** Files that are put together from several tables. */
export type ComposedParts<File extends ComposedFile> = Readonly<Record<File, ExportPart>>;

/** Bounds memory: the largest rows, drafts, are 100 kB each. */
const ROWS_PER_PAGE = 100;

/** `after` narrows the query to rows after the last one of the previous page. */
export async function* readInPages<DB, T extends keyof DB, Row>(
  ordered: SelectQueryBuilder<DB, T, Row>,
  after: (query: SelectQueryBuilder<DB, T, Row>, last: Row) => SelectQueryBuilder<DB, T, Row>,
): AsyncGenerator<Row> {
  let page = ordered;
  for (;;) {
    const rows = await page.limit(ROWS_PER_PAGE).execute();
    yield* rows as Row[];
    const last = rows.at(-1) as Row | undefined;
    if (rows.length < ROWS_PER_PAGE || last === undefined) return;
    page = after(ordered, last);
  }
}
