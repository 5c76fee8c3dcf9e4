import { migrate, openPool } from '../../../api/src/index.ts';
import { startPostgres } from '../../../server/src/postgres/start-postgres.ts';
import { generateListings } from '../generate-listings.ts';
import { dropDataDir, newDataDir, type Product, startProduct } from '../product.ts';

/** The product beside a database with that many live homes; both are stopped and dropped afterwards. */
export async function withLoadedProduct<T>(
  listings: number,
  work: (product: Product, databaseUrl: string) => Promise<T>,
): Promise<T> {
  const dataDir = await newDataDir();
  const postgres = await startPostgres({ dataDir });
  try {
    const pool = openPool({ connectionString: postgres.superuserUrl, max: 2, onIdleError: () => undefined });
    try {
      await migrate(pool);
      await generateListings(pool, listings);
    } finally {
      await pool.end();
    }
    const product = await startProduct(await newDataDir(), { DATABASE_URL: postgres.superuserUrl, LOG_LEVEL: 'warn' });
    try {
      return await work(product, postgres.superuserUrl);
    } finally {
      await product.stop();
      await dropDataDir(product.dataDir);
    }
  } finally {
    await postgres.stop();
    await dropDataDir(dataDir);
  }
}
