import { type Primary, startPrimary } from '../../../server/src/testing/streaming-replica.ts';
import { dropDataDir, newDataDir, type Product, startProduct } from '../product.ts';

export interface Site {
  readonly primary: Primary;
  /** All processes have the same files. */
  readonly start: (kind: 'web' | 'worker', env?: Record<string, string>) => Promise<Product>;
}

/** A database server that can have replicas, and processes that share it; all are stopped afterwards. */
export async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const [databaseDir, filesDir] = [await newDataDir(), await newDataDir()];
  const primary = await startPrimary(databaseDir, { durable: true });
  const started: Product[] = [];
  try {
    return await work({
      primary,
      start: async (kind, env = {}) => {
        const product = await startProduct(filesDir, {
          DATABASE_URL: primary.url,
          PROCESS: kind,
          LOG_LEVEL: 'warn',
          ...env,
        });
        started.push(product);
        return product;
      },
    });
  } finally {
    await Promise.all(started.map((product) => product.stop()));
    await primary.stop();
    await Promise.all([databaseDir, filesDir].map(dropDataDir));
  }
}
