import { id } from '@letfair/contract/wire/text';
import { type SelectQueryBuilder, sql } from 'kysely';
import { invalid } from './http/refusals.ts';
import type { Tables } from './tables.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** For a cursor that is not the nextCursor of any page. */
export const noSuchPage = invalid('cursor', 'This page doesn’t exist.', 'Use the nextCursor from the previous page.');

/** Expects one row more than the page holds, which tells whether there is another page. */
export function pageOf<Row>(found: readonly Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: last !== undefined && found.length > size ? cursorOf(last) : null };
}

/** One page of rows by descending id; the cursor is the last id of the previous page. */
export async function keysetPage<Row extends { readonly id: string }>(
  cursor: string | undefined,
  size: number,
  load: (page: KeysetRange) => Promise<readonly Row[]>,
): Promise<({ readonly ok: true } & Page<Row>) | typeof noSuchPage> {
  const before = cursor ?? null;
  if (before !== null && !id.safeParse(before).success) return noSuchPage;
  return { ok: true, ...pageOf(await load({ before, limit: size + 1 }), size, (last) => last.id) };
}

/** Where a page starts, and how many rows it reads. */
export interface KeysetRange {
  readonly before: string | null;
  readonly limit: number;
}

/** A page of a queue: what waits for a decision comes oldest first, all else newest first. Ids are in order of time. */
export function inQueueOrder<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { waits, before, limit }: KeysetRange & { readonly waits: boolean },
): Promise<Row[]> {
  const ordered = query.orderBy(sql`id`, waits ? 'asc' : 'desc').limit(limit);
  const beyond = sql.raw(waits ? '>' : '<');
  return (before ? ordered.where(sql<boolean>`id ${beyond} ${before}`) : ordered).execute() as Promise<Row[]>;
}
