import { reindex } from '@letfair/api';
import { progressReport } from './boot/progress-report.ts';
import { runCommand } from './boot/run-command.ts';
import { StartError } from './boot/start-error.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

await runCommand(
  () => undefined,
  async ({ pool }) => {
    const isDone = await reindex(pool, { onProgress: progressReport('Search rows'), signal: interrupted.signal });
    if (!isDone) throw new StartError('Interrupted. Nothing is lost; run it again to rebuild all search rows.');
    return 'All search rows and totals have been rebuilt.';
  },
);
