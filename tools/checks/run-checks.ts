import { type CommandResult, root, runCommand, seconds } from '../run-command.ts';
import { checkTexts } from '../texts/check-texts.ts';
import { checkExpressions } from './expressions/linear-expressions.ts';
import { checkFileShape } from './file-shape.ts';
import { checkImportDirection } from './import-direction.ts';
import { checkLockfile } from './lockfile.ts';
import { checkOutsideKeys } from './outside-keys.ts';
import { checkRetiredWords } from './retired-words.ts';
import { findSmallFiles } from './small-files.ts';
import { checkWebIdioms } from './web-idioms.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<CommandResult>;
}

const findings = (sentences: readonly string[]): CommandResult => ({
  exitCode: sentences.length === 0 ? 0 : 1,
  output: sentences.join('\n'),
});

/** The compiler is a Go program: collecting its garbage a quarter as often saves it a quarter of its processor time. */
const compilerMemory = { GOGC: '400' };

/** Two lanes for two cores; types need the generated route types and take as long as everything else. */
const lanes: readonly (readonly Check[])[] = [
  [
    { name: 'route types', run: () => runCommand('react-router', ['typegen'], { cwd: `${root}web` }) },
    { name: 'types', run: () => runCommand('tsc', ['-b', '--pretty'], { env: compilerMemory }) },
  ],
  [
    { name: 'lint and format', run: () => runCommand('biome', ['check', '--error-on-warnings', '.']) },
    { name: 'unused code', run: () => runCommand('knip', ['--no-progress']) },
    { name: 'import direction', run: async () => findings(await checkImportDirection(root)) },
    { name: 'file sizes', run: async () => findings(await checkFileShape(root)) },
    { name: 'small files', run: async () => findings(await findSmallFiles(root)) },
    { name: 'retired words', run: async () => findings(await checkRetiredWords(root)) },
    { name: 'linear expressions', run: async () => findings(await checkExpressions(root)) },
    { name: 'outside keys', run: async () => findings(await checkOutsideKeys(root)) },
    { name: 'texts', run: async () => findings(await checkTexts(root)) },
    { name: 'web idioms', run: async () => findings(await checkWebIdioms(root)) },
    { name: 'lockfile', run: async () => findings(await checkLockfile(`${root}package-lock.json`)) },
  ],
];

export interface CheckResults {
  readonly passed: number;
  /** Names of the checks that failed. */
  readonly failed: readonly string[];
}

/** Prints a line per check, and the output of failing ones. */
export async function runChecks(print: (line: string) => void): Promise<CheckResults> {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const ran: { readonly name: string; readonly passed: boolean }[] = [];
      for (const check of lane) ran.push({ name: check.name, passed: await runCheck(check, print) });
      return ran;
    }),
  );
  const all = results.flat();
  const failed = all.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: all.length - failed.length, failed };
}

async function runCheck({ name, run }: Check, print: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const { exitCode, output } = await run();
  const passed = exitCode === 0;
  const said = passed ? '' : `\n${output.trim()}\n`;
  print(`${passed ? '✓' : '✗'} ${name} (${seconds(start)})${said}`);
  return passed;
}
