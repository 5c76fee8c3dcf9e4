import type { Api } from '@letfair/api';
import { DEMO_PASSWORD, demoAccounts, loadDemo } from '@letfair/demo';
import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import type { OnStop } from './run-until-stopped.ts';
import { say } from './say.ts';

interface Surroundings {
  readonly config: Config;
  readonly log: Log;
  readonly onStop: OnStop;
}

/** Beside the work of the server, which answers already. A stop ends it; the next start begins anew. */
export function fillWithDemo(api: Api, { config, log, onStop }: Surroundings): void {
  const stopped = new AbortController();
  const begun = performance.now();
  const loading = loadDemo({ api, dataDir: config.dataDir, signal: stopped.signal }).then(
    (homes) => {
      if (homes > 0)
        say(`A made-up marketplace of ${homes.toLocaleString('en-GB')} homes was loaded in ${seconds(begun)} s.`);
      say(`Sign in as ${demoAccounts.map(({ email }) => email).join(', ')} with the password ${DEMO_PASSWORD}`);
    },
    (error: unknown) => {
      if (!stopped.signal.aborted) log.logger.error({ err: error }, 'the demonstration could not be loaded');
    },
  );
  onStop(() => {
    stopped.abort();
    return loading;
  });
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);
