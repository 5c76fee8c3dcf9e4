import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '@letfair/api';
import { demoEmails } from './demo-accounts.ts';
import { makeMarket } from './make-market.ts';
import { copyPictures } from './pictures.ts';
import { seedDemoHistory } from './seed-demo-history.ts';

export const DEMO_LISTINGS = 1_200;
const SEED = 'letfair 2026';

const demoPictureFolder = (dataDir: string): string => join(dataDir, 'demo-pictures');

interface DemoDeps {
  readonly api: Pick<Api, 'client' | 'clientOf' | 'isMarketEmpty' | 'seedClientAccess' | 'seedMarket'>;
  readonly dataDir: string;
  /** The admin of the demo has a published password, so it exists only where no other machine reaches the site. */
  readonly hasAdmin: boolean;
  readonly signal?: AbortSignal;
}

interface RemovalDeps {
  readonly api: Pick<Api, 'removeDemo'>;
  readonly dataDir: string;
}

/** Loads the demo into an empty marketplace only. Returns the number of listings. */
export async function loadDemo({ api, dataDir, hasAdmin, signal }: DemoDeps, listings: number): Promise<number> {
  if (!(await api.isMarketEmpty())) return 0;
  const pictures = await copyPictures(demoPictureFolder(dataDir));
  signal?.throwIfAborted();
  const market = makeMarket({ seed: SEED, listings, now: new Date() });
  const people = market.people.filter(({ userType }) => hasAdmin || userType !== 'admin');
  if (!(await api.seedMarket({ ...market, people, pictures }))) return 0;
  await seedDemoHistory((token) => (token === null ? api.client : api.clientOf(token)), {
    hasAdmin,
    joinAsClient: api.seedClientAccess,
  });
  return market.homes.length;
}

/** Removes the accounts of the demo with everything that is theirs. Returns the number of accounts; none is no error. */
export async function removeDemo({ api, dataDir }: RemovalDeps): Promise<number> {
  const removed = await api.removeDemo(demoEmails);
  await rm(demoPictureFolder(dataDir), { recursive: true, force: true });
  return removed;
}
