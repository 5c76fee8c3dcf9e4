import { join } from 'node:path';
import type { Api } from '@letfair/api';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { makeMarket } from './make-market.ts';
import { copyPictures } from './pictures.ts';
import { seedDemoHistory } from './seed-demo-history.ts';

export const DEMO_LISTINGS = 1_200;
const SEED = 'letfair 2026';

interface DemoDeps {
  readonly api: Pick<Api, 'client' | 'clientOf' | 'isMarketEmpty' | 'seedMarket'>;
  readonly dataDir: string;
  readonly signal?: AbortSignal;
}

/** Loads the demo into an empty marketplace only. Returns the number of listings. */
export async function loadDemo({ api, dataDir, signal }: DemoDeps, listings = DEMO_LISTINGS): Promise<number> {
  if (!(await api.isMarketEmpty())) return 0;
  const pictures = await copyPictures(join(dataDir, 'demo-pictures'));
  signal?.throwIfAborted();
  const market = makeMarket({ seed: SEED, listings, now: new Date() });
  await api.seedMarket({ ...market, pictures }, DEMO_PASSWORD);
  await seedDemoHistory((token) => (token === null ? api.client : api.clientOf(token)));
  return market.homes.length;
}
