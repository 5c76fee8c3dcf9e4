import { migrate, openPool } from '../../../api/src/index.ts';
import { findPostgres } from '../../../server/src/postgres/start-postgres.ts';
import type { Product } from '../product.ts';

type Pool = ReturnType<typeof openPool>;

interface OwnDatabase {
  readonly name: string;
  readonly connections: number;
}

/** A migrated database that is dropped afterwards. */
export async function withTemporaryDatabase<T>(
  product: Product,
  { name, connections }: OwnDatabase,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  // The role of the application may not create databases.
  const url = await findPostgres(product.dataDir, { asSuperuser: true });
  if (!url) throw new Error('The product’s PostgreSQL is not there.');
  const server = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const pool = openPool({ connectionString: own.href, max: connections, onIdleError: () => undefined });
  try {
    await migrate(pool);
    return await work(pool);
  } finally {
    await pool.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
