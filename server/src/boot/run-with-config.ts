import { type Config, readConfig } from '../config/config.ts';
import { leaveRoot } from './leave-root.ts';
import { printLine, StartError } from './start-error.ts';

/** For a program that opens what it needs itself; one that needs no data folder stays the user that it is. */
export async function runWithConfig<Options>(
  parseOptions: () => Options,
  run: (config: Config, options: Options) => Promise<string>,
  { needsData = true } = {},
): Promise<void> {
  try {
    const parsed = readConfig('production');
    if (!parsed.ok) throw new StartError(parsed.problem);
    const options = parseOptions();
    if (needsData) await leaveRoot(parsed.config, { alongsideServer: true });
    process.umask(0o077);
    printLine(await run(parsed.config, options));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printLine(error.message);
    process.exitCode = 1;
  }
}
