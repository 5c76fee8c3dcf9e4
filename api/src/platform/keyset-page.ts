import { id } from '@letfair/contract/text';

interface Page<Row> {
  readonly ok: true;
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

const noSuchPage = {
  ok: false,
  code: 'invalid',
  message: 'This page does not exist.',
  fields: { cursor: 'Use the nextCursor of the page before.' },
} as const;

/** One page of rows in descending order of id. The cursor is the id of the last row of the page before. */
export async function keysetPage<Row extends { readonly id: string }>(
  cursor: string | undefined,
  size: number,
  load: (page: { readonly before: string | null; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<Page<Row> | typeof noSuchPage> {
  const before = cursor ?? null;
  if (before !== null && !id.safeParse(before).success) return noSuchPage;
  // One more than the page holds tells whether there is another page.
  const found = await load({ before, limit: size + 1 });
  const rows = found.slice(0, size);
  return { ok: true, rows, nextCursor: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
