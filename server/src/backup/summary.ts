import type { BackupManifest } from './archive/format.ts';

const format = (count: number): string => count.toLocaleString('en-GB');
const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string => `${format(Math.ceil(bytes / MEGABYTE))} MB`;

/** "12 tables with 3,400 rows, 80 files, 12 MB" */
export function sentenceOf({
  tables,
  objects,
  bytes,
}: Pick<BackupManifest, 'tables' | 'objects'> & { readonly bytes?: number }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = bytes === undefined ? '' : `, ${megabytes(bytes)} in all`;
  return `${format(tables.length)} tables with ${format(rows)} rows, ${format(objects.count)} files of ${megabytes(objects.bytes)}${size}`;
}
