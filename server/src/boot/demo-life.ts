import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@letfair/api';
import { demoEmails, liveOn } from '@letfair/demo';
import type { Log } from '../http/logger.ts';

const TURN_MS = 5 * 60_000;

/** Lets the made-up people live on until the signal; a turn that fails is logged, and the next one tries again. */
export async function runDemoLife(api: Pick<Api, 'demoLife'>, log: Log, stopped: AbortSignal): Promise<void> {
  const life = api.demoLife(demoEmails);
  for (;;) {
    // The wait ends with the process, which is no fault.
    await wait(TURN_MS, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    if (stopped.aborted) return;
    try {
      await life.takeTurn(async () => {
        const done = await liveOn(life, { signal: stopped });
        log.logger.debug({ done }, 'the demonstration lived on');
      });
    } catch (error) {
      log.logger.warn({ err: error }, 'the demonstration could not live on');
    }
  }
}
