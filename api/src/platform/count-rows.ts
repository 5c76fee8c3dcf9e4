import { type SelectQueryBuilder, sql } from 'kysely';

export async function countRows<DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const { total } = (await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()) as {
    readonly total: number;
  };
  return total;
}
