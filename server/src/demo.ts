import { parseArgs } from 'node:util';
import { DEMO_LISTINGS, loadDemo, removeDemo } from '@letfair/demo';
import { type CommandContext, runCommand } from './boot/run-command.ts';
import { StartError } from './boot/start-error.ts';

const MAX_LISTINGS = 100_000;

/** Fills an empty marketplace with another number of listings than the first start does, or removes the demo. */
await runCommand(
  () => {
    const { listings, remove } = parseDemoArguments();
    if (remove && listings !== undefined) throw new StartError('demo takes --listings or --remove, not both.');
    const wanted = Number(listings ?? DEMO_LISTINGS);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_LISTINGS)
      throw new StartError(`--listings takes a number from 1 to ${MAX_LISTINGS}.`);
    return remove ? ('none' as const) : wanted;
  },
  (context, wanted) => (wanted === 'none' ? remove(context) : load(context, wanted)),
);

function parseDemoArguments() {
  try {
    return parseArgs({ options: { listings: { type: 'string' }, remove: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError('demo takes --listings with a number, or --remove, and nothing else.');
  }
}

async function load({ api, config }: CommandContext, wanted: number): Promise<string> {
  if (config.demo === 'never')
    throw new StartError(
      'DEMO is not 1 although other machines can reach this site or SMTP_URL is set; it takes 1 where the demo is wanted nevertheless.',
    );
  const loaded = await loadDemo({ api, dataDir: config.dataDir, hasAdmin: config.isLocal }, wanted);
  if (loaded === 0)
    throw new StartError('There are people in this marketplace already. Choose an empty one with DATA_DIR.');
  return `A made-up marketplace of ${loaded.toLocaleString('en-GB')} homes is ready; npm start shows it.`;
}

async function remove({ api, config }: CommandContext): Promise<string> {
  const removed = await removeDemo({ api, dataDir: config.dataDir });
  return removed === 0
    ? 'There is no demo here; nothing was removed.'
    : `The demo is gone: ${removed.toLocaleString('en-GB')} accounts with their homes, messages and files. The audit log keeps its entries.`;
}
