import { Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** UTF-8 with a byte order mark and CRLF, which spreadsheets open right. Cells are made harmless by who writes the rows. */
export function csvStream(rows: AsyncIterable<readonly string[]>): Readable {
  const csv: Transform = stringify({ bom: true, record_delimiter: '\r\n' });
  return Readable.from(rows)
    .once('error', (error) => csv.destroy(error))
    .pipe(csv);
}
