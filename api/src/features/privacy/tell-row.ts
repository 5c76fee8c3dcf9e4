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
