import { parseArgs } from 'node:util';
import { DEMO_LISTINGS, loadDemo } from '@letfair/demo';
import { runCommand } from './boot/run-command.ts';
import { StartError } from './boot/start-error.ts';

const MAX_LISTINGS = 100_000;

/** Fills an empty marketplace with another number of listings than the first start does. */
await runCommand(
  () => {
    const { values } = parseArgs({ options: { listings: { type: 'string' } } });
    const listings = Number(values.listings ?? DEMO_LISTINGS);
    if (!Number.isInteger(listings) || listings < 1 || listings > MAX_LISTINGS)
      throw new StartError(`--listings takes a number from 1 to ${MAX_LISTINGS}.`);
    return listings;
  },
  async ({ api, config }, wanted) => {
    const loaded = await loadDemo({ api, dataDir: config.dataDir }, wanted);
    if (loaded === 0)
      throw new StartError('There are people in this marketplace already. Choose an empty one with DATA_DIR.');
    return `A made-up marketplace of ${loaded.toLocaleString('en-GB')} homes is ready; npm start shows it.`;
  },
);
