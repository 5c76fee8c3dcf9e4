import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { demoSize, MAX_DEMO_LISTINGS } from '../config/values.ts';
import { StartError } from './start-error.ts';

/** A number of homes, null for as many as the settings say, or the removal of the demo. */
export type DemoRequest = { readonly load: number | null } | 'remove';

export function parseDemoArguments(args: readonly string[]): DemoRequest {
  const { listings, remove } = parse(args);
  if (remove && listings !== undefined) throw new StartError('Use --listings or --remove with demo, not both.');
  if (remove) return 'remove';
  if (listings === undefined) return { load: null };
  const wanted = Number(listings);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_DEMO_LISTINGS)
    throw new StartError(`--listings must be ${demoSize}.`);
  return { load: wanted };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { listings: { type: 'string' }, remove: { type: 'boolean' } } })
      .values;
  } catch {
    throw new StartError('demo only accepts --listings with a number, or --remove.');
  }
}

/** The password of the demo is published, so where other machines come the operator has to ask for it. */
export function refuseUnwantedDemo({ demo }: Pick<Config, 'demo'>): void {
  if (demo === 'never')
    throw new StartError(
      'Other machines can reach this site, or SMTP_URL is set, so the demo needs DEMO=1. Set it if you want the demo anyway.',
    );
}

export const describeRemoval = (accounts: number): string =>
  accounts === 0
    ? 'There’s no demo here, so nothing was removed.'
    : `Removed the demo: ${accounts.toLocaleString('en-GB')} accounts with their homes, messages and files. The audit log keeps its entries.`;
