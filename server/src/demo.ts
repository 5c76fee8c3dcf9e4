import { DEMO_LISTINGS, loadDemo, removeDemo } from '@letfair/demo';
import { describeRemoval, parseDemoArguments, refuseUnwantedDemo } from './boot/demo-arguments.ts';
import { type CommandContext, runCommand } from './boot/run-command.ts';
import { StartError } from './boot/start-error.ts';

/** Fills an empty marketplace with another number of listings than the first start does, or removes the demo. */
await runCommand(
  () => parseDemoArguments(process.argv.slice(2)),
  async (context, request) =>
    request === 'remove'
      ? describeRemoval(await removeDemo({ api: context.api, dataDir: context.config.dataDir }))
      : load(context, request.load ?? context.config.demoListings ?? DEMO_LISTINGS),
);

async function load({ api, config }: CommandContext, wanted: number): Promise<string> {
  refuseUnwantedDemo(config);
  const loaded = await loadDemo({ api, dataDir: config.dataDir, hasAdmin: config.isLocal }, wanted);
  if (loaded === 0) throw new StartError('This marketplace already has users. Choose an empty one with DATA_DIR.');
  return `A demo marketplace of ${loaded.toLocaleString('en-GB')} homes is ready. Run npm start to see it.`;
}
