import { sql } from 'kysely';
import { type Db, write } from '../db.ts';

export interface WebAsset {
  readonly name: string;
  readonly content: Buffer;
  readonly isGzipped: boolean;
}

const BATCH = 50;
/** How long pages that were opened before an update go on working. */
export const FORMER_BUILD_DAYS = 7;

/** Keeps the files of the build that a process serves; `read` is asked for those that are not kept yet. */
export const keepWebAssets = (db: Db, names: readonly string[], read: (name: string) => Promise<WebAsset>) =>
  write(db, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update web_asset set served_at = now() where name = any (${[...names]}) returning name
    `.execute(tx);
    const known = new Set(rows.map(({ name }) => name));
    const missing = names.filter((name) => !known.has(name)).sort();
    for (let from = 0; from < missing.length; from += BATCH) {
      const assets = await Promise.all(missing.slice(from, from + BATCH).map(read));
      await tx
        .insertInto('web_asset')
        .values(assets.map(({ name, content, isGzipped }) => ({ name, content, is_gzipped: isGzipped })))
        // Of processes that start together, one keeps the file.
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
  });

export async function findWebAsset(db: Db, name: string): Promise<WebAsset | null> {
  const row = await db
    .selectFrom('web_asset')
    .select(['content', 'is_gzipped'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { name, content: row.content, isGzipped: row.is_gzipped } : null;
}

export const webAssets = (db: Db) => ({
  keepWebAssets: (names: readonly string[], read: (name: string) => Promise<WebAsset>) =>
    keepWebAssets(db, names, read),
  findWebAsset: (name: string) => findWebAsset(db, name),
});
