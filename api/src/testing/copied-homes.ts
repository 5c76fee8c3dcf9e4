import type { Db } from '../platform/db.ts';

/** The same home once more under each of these ids, for tests that need many and look at none. */
export async function copyHome(db: Db, id: string, ids: readonly string[]): Promise<void> {
  // The card follows from the rest.
  const { card: _, ...row } = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const plain = {
    material_information: JSON.stringify(row.material_information),
    flags: '[]',
    confirm_token_hash: null,
  };
  await db
    .insertInto('listing')
    .values(ids.map((copy) => ({ ...row, ...plain, id: copy })))
    .execute();
}
