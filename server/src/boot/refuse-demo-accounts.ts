import type { Api } from '@letfair/api';
import { demoEmails } from '@letfair/demo';
import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

/** The password of the demo is published, so its accounts stay only where the operator has asked for them. */
export async function refuseDemoAccounts(
  { listDemoAccounts }: Pick<Api, 'listDemoAccounts'>,
  { isLocal, demo }: Pick<Config, 'isLocal' | 'demo'>,
): Promise<void> {
  if (isLocal) return;
  const found = await listDemoAccounts(demoEmails);
  const refused = demo === 'at-start' ? found.filter(({ userType }) => userType === 'admin') : found;
  if (refused.length === 0) return;
  const what = refused.length === 1 ? `the demo account ${refused[0]?.email}` : `${refused.length} demo accounts`;
  throw new StartError(
    `Other machines can reach this site, and it has ${what}, whose password is public. ` +
      'Remove the demo with "npm run demo -- --remove", or set DATA_DIR or DATABASE_URL to another database.',
  );
}
