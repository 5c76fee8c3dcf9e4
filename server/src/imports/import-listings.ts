import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportCommandOutcome } from '@letfair/api';
import type { ShownImport } from '@letfair/contract/agencies/imports';
import {
  importNoteLabels,
  importSentences,
  kindOfFinding,
  kindOfProblem,
} from '@letfair/domain/agencies/imports/imports';
import { progressReport } from '../boot/progress-report.ts';
import { runCommand } from '../boot/run-command.ts';
import { printLine, StartError } from '../boot/start-error.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const usage =
  'Give a file and the account its homes belong to: npm run import-listings -- FILE --account EMAIL [--apply] [--whole-portfolio]';
const PERCENT = 100;
const format = (count: number): string => count.toLocaleString('en-GB');

function parseArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        apply: { type: 'boolean', default: false },
        'whole-portfolio': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || values.account === undefined) throw new StartError(usage);
    return {
      path: resolve(file),
      email: values.account,
      apply: values.apply,
      isWholePortfolio: values['whole-portfolio'],
    };
  } catch {
    throw new StartError(usage);
  }
}

await runCommand(
  () => parseArguments(process.argv.slice(2)),
  async ({ api }, options) => {
    const report = progressReport(options.apply ? 'Percent done' : 'Percent checked');
    const outcome = await api.importListings(
      { ...options, onProgress: ({ share }) => report({ done: Math.floor(share * PERCENT), of: PERCENT }) },
      interrupted.signal,
    );
    if (!outcome.ok) throw new StartError(outcome.problem);
    printProblems(outcome);
    return summaryOf(outcome, options);
  },
);

function printProblems({ problems, shown }: Extract<ImportCommandOutcome, { readonly ok: true }>): void {
  for (const { number, file_row, reference, problems: found, findings } of problems) {
    const row = `Row ${format(file_row ?? number)} (${reference})`;
    for (const problem of found) {
      const { column, value, wanted } = problem;
      printLine(`${row}, ${importNoteLabels[kindOfProblem(problem)]}: ${column} “${value}”: ${wanted}`);
    }
    for (const finding of findings)
      printLine(`${row}, ${importNoteLabels[kindOfFinding(finding)]}: ${finding.sentence}`);
  }
  if (shown.rowsWithProblems > problems.length)
    printLine(`${format(shown.rowsWithProblems - problems.length)} more rows have problems.`);
}

function summaryOf(
  { shown }: Extract<ImportCommandOutcome, { readonly ok: true }>,
  { apply, isWholePortfolio }: { readonly apply: boolean; readonly isWholePortfolio: boolean },
): string {
  const { counts, newClients, newClientCount, newBranches, newBranchCount, waiting } = shown;
  const missing = isWholePortfolio
    ? `${format(counts.withdrawn)} withdrawn`
    : `${format(counts.withdrawn)} not in the file`;
  const homes = `${format(counts.new)} new, ${format(counts.changed)} changed, ${format(counts.unchanged)} unchanged, ${missing}, ${format(counts.refused)} refused`;
  const left = waiting ? ` ${importSentences.wait(waiting.homes)}; the server will import them automatically.` : '';
  const clients = namesOf('New clients', newClients, newClientCount);
  const added = `${clients}${namesOf('New branches', newBranches, newBranchCount)}`;
  return apply ? `Imported: ${homes}.${left}` : `Nothing was changed. With --apply: ${homes}.${added}`;
}

function namesOf(title: string, named: ShownImport['newClients'], count: number): string {
  if (named.length === 0) return '';
  const more = count > named.length ? ` and ${format(count - named.length)} more` : '';
  return ` ${title}: ${named.map(({ name, homes }) => `${name} (${format(homes)})`).join(', ')}${more}.`;
}
