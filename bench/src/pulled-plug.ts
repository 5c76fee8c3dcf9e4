import { randomUUID } from 'node:crypto';
import { dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { atMost, type Figure } from './report.ts';

const WRITES = 1_000;
const PARALLEL = 16;
const PLUGS_PULLED_AT = [250, 500, 750];

export interface Endangered<Setting> {
  readonly name: string;
  readonly prepare: (product: Product) => Promise<Setting>;
  /** Writes once and says whether it was acknowledged; a second try comes with the same key. */
  readonly write: (url: string, setting: Setting, number: number, key: string) => Promise<boolean>;
  /** How often each number is stored. */
  readonly stored: (url: string, setting: Setting) => Promise<ReadonlyMap<number, number>>;
}

/** Writes while the process and its database are killed again and again; whatever was acknowledged must be there once. */
export async function survivesPulledPlugs<Setting>(endangered: Endangered<Setting>): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const acknowledged = new Set<number>();
  let product = await startProduct(dataDir);
  const setting = await endangered.prepare(product);
  let recovery: Promise<Product> | null = null;
  let next = 0;
  const pulls = [...PLUGS_PULLED_AT];

  const worker = async (): Promise<void> => {
    while (next < WRITES) {
      const number = next++;
      const key = randomUUID();
      while (!acknowledged.has(number)) {
        // A client that got no answer asks again with the same key.
        const answered = await endangered.write(product.url, setting, number, key).catch(() => false);
        if (answered) acknowledged.add(number);
        else product = await (recovery ?? product);
      }
      if (acknowledged.size >= (pulls[0] ?? Number.POSITIVE_INFINITY)) {
        pulls.shift();
        await product.pullThePlug();
        recovery = startProduct(dataDir);
        product = await recovery;
        recovery = null;
      }
    }
  };

  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    const counts = await endangered.stored(product.url, setting);
    const numbers = [...acknowledged];
    const lost = numbers.filter((number) => !counts.has(number)).length;
    const twice = numbers.filter((number) => (counts.get(number) ?? 0) > 1).length;
    const times = PLUGS_PULLED_AT.length;
    return [
      atMost(`of ${acknowledged.size} acknowledged ${endangered.name} under kill -9 ×${times}, lost`, lost, 0),
      atMost('… stored twice', twice, 0),
    ];
  } finally {
    await product.stop();
    await dropDataDir(dataDir);
  }
}
