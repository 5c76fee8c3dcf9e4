import { resolve } from 'node:path';
import { importAreaFacts } from '@letfair/api';
import { progressReport } from '../boot/progress-report.ts';
import { runCommand } from '../boot/run-command.ts';
import { printLine, StartError } from '../boot/start-error.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const MEGABYTE = 1_000_000;
const format = (count: number): string => count.toLocaleString('en-GB');

function parseArguments([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0)
    throw new StartError('Give the file to import: npm run import-area-facts -- FILE');
  return resolve(file);
}

const places = { sector: 'districts', 'output-area': 'districts', ward: 'districts', authority: 'local authorities' };

await runCommand(
  () => parseArguments(process.argv.slice(2)),
  async ({ pool }, path) => {
    const report = progressReport('Megabytes read');
    let reported = 0;
    const outcome = await importAreaFacts(pool, path, {
      onProgress: ({ done, of }) => {
        const megabytes = Math.floor(done / MEGABYTE);
        if (megabytes > reported) report({ done: megabytes, of: Math.floor(of / MEGABYTE) });
        reported = megabytes;
      },
      signal: interrupted.signal,
    });
    if (!outcome.ok) throw new StartError(`${outcome.problem} The figures in use are unchanged.`);
    const { datasets, bad, firstBad } = outcome;
    if (bad > 0)
      printLine(
        [`${format(bad)} bad ${bad === 1 ? 'row was' : 'rows were'} left out, such as:`, ...firstBad].join('\n  '),
      );
    for (const { unplaced } of datasets)
      if (unplaced > 0)
        printLine(`We left out ${format(unplaced)} areas, because they don’t contain any current postcodes.`);
    if (datasets.some(({ isShown }) => !isShown))
      printLine(
        'Place pages can’t show figures for local authorities yet, because the postcode directory in use doesn’t say where they are. Import the ONS Postcode Directory (npm run import-postcodes -- FILE).',
      );
    return datasets
      .map(({ title, asOf, areas, level }) => `${title} (${asOf}) is in use for ${format(areas)} ${places[level]}.`)
      .join('\n');
  },
);
