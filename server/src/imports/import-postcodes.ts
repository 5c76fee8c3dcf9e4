import { resolve } from 'node:path';
import { directoryFormats, importPostcodes } from '@letfair/api';
import { progressReport } from '../boot/progress-report.ts';
import { runCommand } from '../boot/run-command.ts';
import { printLine, StartError } from '../boot/start-error.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const MEGABYTE = 1_000_000;
const format = (count: number): string => count.toLocaleString('en-GB');

function parseArguments([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0)
    throw new StartError('Give the postcode directory file to import: npm run import-postcodes -- FILE');
  return resolve(file);
}

await runCommand(
  () => parseArguments(process.argv.slice(2)),
  async ({ pool }, path) => {
    const report = progressReport('Megabytes read');
    let reported = 0;
    const outcome = await importPostcodes(pool, path, {
      onProgress: ({ done, of }) => {
        const megabytes = Math.floor(done / MEGABYTE);
        if (megabytes > reported) report({ done: megabytes, of: Math.floor(of / MEGABYTE) });
        reported = megabytes;
      },
      signal: interrupted.signal,
    });
    if (!outcome.ok) throw new StartError(`${outcome.problem} The postcodes in use are unchanged.`);
    const { postcodes, skipped, bad, firstBad } = outcome;
    if (bad > 0)
      printLine(
        [`${format(bad)} bad ${bad === 1 ? 'row was' : 'rows were'} left out, such as:`, ...firstBad].join('\n  '),
      );
    return (
      `${format(postcodes)} postcodes from ${directoryFormats[outcome.format].label} are in use; ` +
      `${format(skipped)} are no longer used or have no position, so we left them out. Homes are being repositioned in the background.`
    );
  },
);
