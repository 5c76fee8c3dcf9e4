import * as z from 'zod';
import { StartError } from '../../boot/start-error.ts';

/** Raised when an earlier version could not read what this one writes. */
const FORMAT = 3;

/** First entry: what has to be known before anything is restored. */
export const HEADER = 'letfair-backup.json';
/** Last entry: what has to be there in the end. */
export const MANIFEST = 'manifest.json';
const count = z.int().nonnegative();
const name = z.string().min(1).max(200);
const keyId = z.string().regex(/^[\da-f]{16}$/);

const header = z.object({
  /** 1 and 2 also hold lists of checksums, which say no more than the seal. */
  format: z.literal([1, 2, FORMAT]),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  installation: z.uuid(),
  /** Migrations that the database had, with their hashes: the version of its schema. */
  migrations: z.array(z.object({ name, hash: name })).min(1),
  /** Tables in the order of the archive, with the columns that their rows hold. */
  tables: z.array(z.object({ schema: name, name, columns: z.array(name).min(1) })),
  sequences: z.array(z.object({ schema: name, name, value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
  /** Ids of the keys that secrets in the tables are encrypted with, and whether the archive holds the keys. */
  keys: z.object({ used: z.array(keyId), areInside: z.boolean() }).default({ used: [], areInside: false }),
});
export type BackupHeader = z.output<typeof header>;
export type BackupTable = BackupHeader['tables'][number];

const manifest = z.object({
  id: z.uuid(),
  tables: z.array(z.object({ table: name, rows: count, bytes: count })),
  objects: z.object({ count, bytes: count }),
});
export type BackupManifest = z.output<typeof manifest>;

export const newHeader = (values: Omit<BackupHeader, 'format'>): BackupHeader => ({
  format: FORMAT,
  ...values,
});

export const tableLabel = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;

const PART_DIGITS = 6;
/** Rows of a table as COPY writes them, compressed; a part ends anywhere in a row. */
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(PART_DIGITS, '0')}.gz`;
export const objectEntry = (key: string): string => `objects/${key}`;
/** A key of secrets; only in encrypted archives. */
export const keyEntry = (id: string): string => `secrets/${id}.key`;

export type EntryKind =
  | { readonly kind: 'table'; readonly table: string; readonly part: number }
  | { readonly kind: 'object'; readonly key: string }
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'checksums' }
  | { readonly kind: 'header' }
  | { readonly kind: 'manifest' };

const kinds: readonly (readonly [RegExp, (a: string, b: string) => EntryKind])[] = [
  [/^tables\/([\w.]+)\/(\d{6,})\.gz$/, (table, part) => ({ kind: 'table', table, part: Number(part) })],
  [/^objects\/(.+)$/, (key) => ({ kind: 'object', key })],
  [/^secrets\/([\da-f]{16})\.key$/, (id) => ({ kind: 'key', id })],
  [/^checksums\/\d{6,}\.txt$/, () => ({ kind: 'checksums' })],
];

export function kindOf(entry: string): EntryKind {
  if (entry === HEADER) return { kind: 'header' };
  if (entry === MANIFEST) return { kind: 'manifest' };
  for (const [form, make] of kinds) {
    const found = form.exec(entry);
    if (found) return make(found[1] ?? '', found[2] ?? '');
  }
  throw brokenArchive(`it has ${entry} in it, which isn’t part of a backup`);
}

/** Nothing of a broken archive is restored. */
export const brokenArchive = (what: string, cause?: unknown): StartError =>
  new StartError(`This backup is broken: ${what}. Use another copy of it, or an older backup.`, { cause });

export const parseHeader = (text: string): BackupHeader => {
  const found = jsonOf(text);
  const format = (found as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new StartError(
      'This backup was made by a newer version of Letfair. Update this installation, then try again.',
    );
  const parsed = header.safeParse(found);
  if (!parsed.success) throw brokenArchive('we can’t read its header');
  return parsed.data;
};

export const parseManifest = (text: string): BackupManifest => {
  const parsed = manifest.safeParse(jsonOf(text));
  if (!parsed.success) throw brokenArchive('we can’t read its manifest');
  return parsed.data;
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
